use super::*;

/// Imports of a crate in one text, as `parent: from -> to`.
fn imports(text: &str) -> Vec<String> {
    let tree = modules::Tree::of_text(text);
    let mut edges: Vec<String> = imports::edges(&tree)
        .iter()
        .map(|e| format!("{}: {} -> {}", e.parent, e.from, e.to))
        .collect();
    edges.sort();
    edges.dedup();
    edges
}

fn crate_of(text: &str) -> CrateImports {
    let tree = modules::Tree::of_text(text);
    let mut modules: BTreeSet<String> = tree.children(&[]).map(String::from).collect();
    modules.insert(ROOT.to_owned());
    CrateImports { modules, edges: imports::edges(&tree) }
}

fn problems(layers: &str, text: &str) -> Vec<String> {
    let crates = [("c".to_owned(), crate_of(text))].into();
    check(&Layers::parse(layers).unwrap(), &crates)
}

#[test]
fn imports_are_found_in_all_forms() {
    let found = imports(
        "mod a { pub fn f() {} pub struct S; }
         mod b { use crate::a::{self, S as T}; }
         mod c { pub fn g(_: super::a::S) { crate::b::h(); } }
         mod d { fn g() { println!(\"{}\", crate::c::g()); } macro_rules! m { () => { $crate::a::f() } } }
         mod e { mod inner { use super::super::b::x; } }",
    );
    assert_eq!(found, [": b -> a", ": c -> a", ": c -> b", ": d -> a", ": d -> c", ": e -> b"]);
}

#[test]
fn imports_lead_to_the_module_that_defines_the_name() {
    let found = imports(
        "mod options { pub struct Options; }
         pub use options::Options;
         mod table { mod rows { pub struct Row; } pub use self::rows::*; }
         mod a { use crate::Options; use crate::table::Row; }
         mod b { use crate::Version; }
         pub struct Version;",
    );
    assert_eq!(found, [": a -> options", ": a -> table", ": b -> lib", ": lib -> options"]);
}

#[test]
fn tests_and_visibilities_are_not_counted() {
    let found = imports(
        "mod a {
             #[cfg(test)] mod tests { use crate::b::f; }
             #[cfg(all(test, unix))] use crate::b::f;
             #[test] fn t() { crate::b::f(); }
             pub(in crate::b) fn g() {}
             #[cfg(any(test, debug_assertions))] use crate::c::f;
         }
         mod b {} mod c {}",
    );
    assert_eq!(found, [": a -> c"]);
}

#[test]
fn modules_of_a_folder_are_compared_in_the_folder() {
    let found = imports(
        "mod a { mod x { use crate::a::y::f; } mod y { use super::g; } fn g() { x::f(); } }",
    );
    assert_eq!(found, ["a: x -> y"]);
}

const SMALL: &str = "mod low { use crate::high::f; } mod high { use crate::low::g; }";

#[test]
fn an_import_against_the_order_is_reported_with_its_place() {
    let order = "crate c\nlayer low\nlayer high\nlayer lib\n";
    let found = problems(order, SMALL);
    assert_eq!(found, ["c: lib.rs:1: low imports high, which is not in a layer before it"]);
    assert!(problems(&format!("{order}except low -> high\n"), SMALL).is_empty());
}

#[test]
fn modules_of_one_layer_do_not_import_one_another() {
    let found = problems(
        "crate c\nlayer low high\nlayer lib",
        "mod low {} mod high { use crate::low::g; }",
    );
    assert_eq!(found, ["c: lib.rs:1: high imports low, which is not in a layer before it"]);
}

#[test]
fn exceptions_that_are_not_needed_are_errors() {
    let layers =
        "crate c\nlayer a\nlayer b\nlayer lib\nexcept a -> b\nunplaced gone\ncircle b: x y\n";
    let found = problems(layers, "mod a {} mod b { use crate::a::f; mod x {} mod y {} }");
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found.iter().all(|line| line.contains("--bless")), "{found:?}");
}

#[test]
fn every_module_has_a_layer() {
    assert_eq!(
        problems("crate c\nlayer lib", "mod a {}"),
        ["c: module a has no layer in xtask/layers.txt"]
    );
    assert!(problems("crate c\nlayer b lib\nunplaced a", "mod a {}").is_empty());
    let found = problems("crate c\nlayer b lib", "");
    assert_eq!(found, ["c: xtask/layers.txt has a layer for b, which does not exist"]);
}

const CIRCLE: &str = "mod a {
    mod x { use super::y::fy; }
    mod y { use super::z::fz; }
    mod z { use super::x::fx; }
    mod w { use super::x::fx; }
}";

#[test]
fn circles_are_found_through_others() {
    let found = problems("", CIRCLE);
    assert_eq!(found[0], "c: circle a: x y z");
    assert_eq!(found[1], "    lib.rs:2: x imports y");
    assert_eq!(found.len(), 4);
    assert!(problems("crate c\ncircle a: x y z", CIRCLE).is_empty());
    assert_eq!(problems("crate c\ncircle a: w x y z", CIRCLE).len(), 1);
}

#[test]
fn blessing_removes_what_is_not_needed_and_adds_only_on_request() {
    let old = "# head\n\ncrate c\n# why\nlayer low\nlayer high\nlayer lib\nexcept low -> lib\n";
    let mut layers = Layers::parse(old).unwrap();
    needed_exceptions(layers.crates.get_mut("c").unwrap(), &crate_of(SMALL), false);
    let fewer = layers.write(old);
    assert_eq!(fewer, "# head\n\ncrate c\n# why\nlayer low\nlayer high\nlayer lib\n");
    needed_exceptions(layers.crates.get_mut("c").unwrap(), &crate_of(SMALL), true);
    assert_eq!(layers.write(&fewer), format!("{fewer}except low -> high\n"));
}

#[test]
fn an_order_is_suggested_from_the_bottom() {
    let text =
        "mod top { use crate::mid::m; } mod mid { use crate::low::l; } mod low {} use top::t;";
    assert_eq!(suggested_order(&crate_of(text)), "layer low\nlayer mid\nlayer top\nlayer lib\n");
}

#[test]
fn mistakes_in_the_file_are_named_with_their_line() {
    let error = |text: &str| Layers::parse(text).err().unwrap_or_default();
    assert_eq!(error("\nlayer a"), "2: no `crate` before: layer a");
    assert_eq!(error("crate c\nlayer a\nlayer b a"), "3: a second layer of a: layer b a");
    assert_eq!(error("crate c\nlevel a"), "2: unknown word level: level a");
}
