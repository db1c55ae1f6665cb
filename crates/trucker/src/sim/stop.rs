//! Ctrl-C: long runs end cleanly with what there is.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);

/// From now on Ctrl-C asks to stop; pressed again, it ends the program at once.
pub fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // Without a handler Ctrl-C ends the program as it always did; nothing else is lost.
        let _ = ctrlc::set_handler(|| {
            if ASKED.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        });
    });
}

/// Has somebody asked to stop?
pub fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}
