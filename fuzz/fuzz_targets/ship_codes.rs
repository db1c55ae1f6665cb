#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| trucker_fuzz::ship_code(bytes));
