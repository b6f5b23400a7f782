// @ts-check
/** embed.html listens to its elements, as any page could. */
const said = document.getElementById('said');
for (const name of ['takeaway-change', 'takeaway-result']) {
	document.addEventListener(name, (event) => {
		if (event instanceof CustomEvent && said)
			said.textContent = `${name} ${JSON.stringify(event.detail).slice(0, 200)}`;
	});
}
