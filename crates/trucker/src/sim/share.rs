//! Sharing numbered jobs between threads, so that the result does not depend on how many there are.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;
use std::sync::atomic::{AtomicU64, Ordering};

/// How many threads are meant: 0 is all cores.
pub fn threads(asked: u16) -> usize {
    match asked {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        threads => usize::from(threads),
    }
}

/// Does jobs 0, 1, 2 … on several threads and returns their results in that order.
///
/// A job that returns `None` was told to stop; no further ones are begun then.
pub fn share<T: Send>(jobs: u64, threads: usize, job: impl Fn(u64) -> Option<T> + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= jobs {
                return done;
            }
            match job(number) {
                Some(result) => done.push((number, result)),
                None => return done,
            }
        }
    };
    let mut all = Vec::new();
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        all.extend(work());
        for thread in others {
            match thread.join() {
                Ok(done) => all.extend(done),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    all.sort_unstable_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, result)| result).collect()
}

thread_local! {
    static QUIET: Cell<bool> = const { Cell::new(false) };
    static MESSAGE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs something that may panic; the message of a panic is returned instead of printed.
///
/// # Errors
/// The message, if it panicked.
pub fn guarded<T>(action: impl FnOnce() -> T) -> Result<T, String> {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(
            move |panic| {
                if QUIET.get() { MESSAGE.set(panic.to_string()) } else { usual(panic) }
            },
        ));
    });
    QUIET.set(true);
    let result = catch_unwind(AssertUnwindSafe(action));
    QUIET.set(false);
    result.map_err(|_| MESSAGE.take())
}
