//! A new migration or a new page is part of the program: build again when one is added.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
    println!("cargo::rerun-if-changed=page");
}
