//! Certified values against a published reference: the crate `ogs`, which finds
//! the period of an octal game by a theorem of its own (Guy and Smith, 1956).

use bench::peers;
use taking_games::certificate::LabelCertifier;
use taking_games::values::ValueCertifier;

#[test]
fn value_preperiods_and_periods_of_all_sets_to_thirteen() {
    let mut sets = 0;
    for takes in peers::sets_within(13) {
        let proof = ValueCertifier::new(&takes).finish();
        assert_eq!((proof.preperiod(), proof.period()), peers::ogs_values(&peers::octal(&takes)), "{takes}");
        sets += 1;
    }
    assert_eq!(sets, 8_191);
}

/// A position is a loss just where its value is 0. So wherever the values
/// repeat, the labels do.
#[test]
fn labels_repeat_where_the_values_of_the_reference_do() {
    for takes in peers::sets_within(13) {
        let proof = LabelCertifier::new(&takes).finish();
        let (preperiod, period) = peers::ogs_values(&peers::octal(&takes));
        assert!(proof.preperiod() <= preperiod && period.is_multiple_of(proof.period()), "{takes}");
    }
}
