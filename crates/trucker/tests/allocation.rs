//! A rollout allocates nothing: whole flights of the benchmark workload are flown without one heap allocation.

use trucker::sim::r1;

#[test]
fn a_flight_of_workload_r1_allocates_nothing() {
    let content = trucker_content::base();
    let start = r1::start();
    for seed in 0..200 {
        let (mut state, mut flown) = (start, false);
        let heap = allocation_counter::measure(|| flown = r1::fly(seed, &mut state, content));
        assert!(flown, "flight {seed} got stuck");
        assert_eq!(heap.count_total, 0, "flight {seed} allocated");
    }
}
