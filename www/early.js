// @ts-check
// A classic script in the head, so that it runs before anything is painted; scripts/early.js puts the worker’s
// address into it and its own into the page. A module would come too late, and the policy forbids inline code.
(() => {
	const { classList } = document.documentElement;

	// The row that the document brings is not the one that this link asks for.
	if (/(^#|&)(takes|positions|at|filled)=/.test(location.hash)) classList.add('other-row');

	// Something is being predicted: what might give it away is hidden until main.js knows what it is.
	try {
		for (const [key, text] of Object.entries(localStorage))
			if (key.startsWith('takeaway-rehearsal/') && text.includes('"over":false')) classList.add('predicting');
	} catch {
		// no storage, no prediction
	}

	// The worker loads its script while the page’s own are on their way; engine/create.js takes it over.
	try {
		const early = { failed: false, worker: new Worker(trusted('WORKER'), { type: 'module' }) };
		early.worker.onerror = (event) => {
			event.preventDefault();
			early.failed = true;
		};
		Reflect.set(window, 'takeawayEarly', early);
	} catch {
		// it is started later, or the page does without one
	}

	/** @param {string} address */
	function trusted(address) {
		const policy = Reflect.get(window, 'trustedTypes')?.createPolicy('takeaway-early', {
			createScriptURL: () => address,
		});
		return policy ? policy.createScriptURL('') : address;
	}
})();
