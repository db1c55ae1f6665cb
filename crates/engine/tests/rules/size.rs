//! The whole game is one small plain value: it can be copied like a number.

use trucker_engine::state::State;

fn is_copy<T: Copy + Eq + std::hash::Hash + Send + Sync + 'static>() {}

#[test]
fn a_state_is_a_copy_of_at_most_five_kibibytes() {
    is_copy::<State>();
    assert!(size_of::<State>() <= 5 * 1024, "a state takes {} bytes", size_of::<State>());
}
