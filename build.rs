//! Messages are checked at compile time, so that a change of a language file has to compile the program anew.

fn main() {
    println!("cargo:rerun-if-changed=data/locales");
    println!("cargo:rerun-if-changed=i18n.toml");
}
