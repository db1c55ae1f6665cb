//! A rollout allocates nothing: whole flights of the benchmark workload are flown without one heap allocation.

use trucker::sim::r1;

#[test]
fn a_flight_of_workload_r1_allocates_nothing() {
    let content = trucker_content::base();
    let start = r1::start();
    for seed in 0..200 {
        let mut flown = None;
        let heap = allocation_counter::measure(|| flown = r1::fly(seed, &start, content));
        assert!(flown.is_some(), "flight {seed} got stuck");
        assert_eq!(heap.count_total, 0, "flight {seed} allocated");
    }
}
