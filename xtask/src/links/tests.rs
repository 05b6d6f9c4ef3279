use super::markdown::Page;
use super::{dead_paths, html, missing_crates, problems};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn found(files: &[(&str, &str)]) -> Vec<String> {
    let pages: BTreeMap<PathBuf, Page> =
        files.iter().map(|(path, text)| (PathBuf::from(path), Page::parse(text))).collect();
    let exists = |path: &Path| pages.contains_key(path) || path == Path::new("crates/a.rs");
    problems(&pages, exists)
}

#[test]
fn links_are_dead_without_file_or_heading() {
    let summary = ("docs/SUMMARY.md", "# Summary\n\n- [A](a.md)\n- [Gone](gone.md)\n");
    let text = "# A\n\nSee [below](#the-eu-ir-its-text), [above](#above), [the code](../crates/a.rs).\n\n\
                ## The EU IR: its `text`\n\n`[no](link.md)` and [LLVM](https://llvm.org).\n";
    let readme = ("README.md", "[A](docs/a.md#the-eu-ir-its-text) [code](crates/a.rs) [none]()\n");
    assert_eq!(
        found(&[summary, ("docs/a.md", text), readme]),
        [
            "README.md:1: ``: no target",
            "docs/SUMMARY.md:4: `gone.md`: no such file",
            "docs/a.md:3: `#above`: no such heading",
            "docs/a.md:3: `../crates/a.rs`: not in the book",
        ]
    );
}

#[test]
fn parts_are_empty_before_a_heading_of_their_level() {
    let text = "# A\n\n## B\n\n## C\n\n```\n# code\n```\n\n### D\n\n# E\n";
    assert_eq!(
        found(&[("README.md", text)]),
        [
            "README.md:3: `B`: nothing is under this heading",
            "README.md:11: `D`: nothing is under this heading",
            "README.md:13: `E`: nothing is under this heading",
        ]
    );
}

#[test]
fn chapters_are_listed() {
    let found = found(&[
        ("docs/SUMMARY.md", "# Summary\n\n[A](a.md)\n"),
        ("docs/a.md", "A\n"),
        ("docs/b.md", "B\n"),
    ]);
    assert_eq!(found, ["docs/b.md: not in docs/SUMMARY.md"]);
}

#[test]
fn headings_of_the_same_words_have_numbers() {
    let text = "# A\n\n[1](#floats-1) [2](#floats-2)\n\n## Floats\n\nx\n\n## Floats\n\nx\n";
    assert_eq!(found(&[("README.md", text)]), ["README.md:3: `#floats-2`: no such heading"]);
}

#[test]
fn paths_in_code_end_files() {
    let text = "`isel/mod.rs` `sel/mod.rs` `gone.rs` `x/gone.rs` `isel/NAME.rs` `tests/NAME.ll`\n`run x/y.rs` `a/{b,c}.rs`\n\n\
                ```\n`x/code.rs`\n```\n`d/b.txt` `old/b.md` `a/src/isel` `a/isel` `d/e` `x/y` `crates/a/` `d/README.md`\n";
    let pages = ["docs/a.md", "CHANGELOG.md"].map(|name| (PathBuf::from(name), Page::parse(text)));
    let files = ["crates/a/src/isel/mod.rs", "d/b.txt"].map(str::to_owned);
    let found = dead_paths(&BTreeMap::from(pages), &files);
    let expected = [
        (1, "sel/mod.rs"),
        (1, "x/gone.rs"),
        (1, "tests/NAME.ll"),
        (7, "old/b.md"),
        (7, "a/isel"),
        (7, "d/e"),
        (7, "d/README.md"),
    ];
    assert_eq!(
        found,
        expected.map(|(line, path)| format!("docs/a.md:{line}: `{path}`: no such file or folder"))
    );
}

#[test]
fn each_crate_has_a_row() {
    let text = "| crate | owns |\n|---|---|\n| `ir` | `transform` |\n";
    let crates = ["ir", "transform"].map(str::to_owned);
    assert_eq!(missing_crates(text, &crates), ["docs/architecture.md: no row for `transform`"]);
}

#[test]
fn links_of_the_book_lead_to_its_pages() {
    let page =
        r##"<h1 id="a">A</h1> <a href="#a">1</a> <a href="b.html#c">2</a> <img src="gone.svg">"##;
    let pages = [("a.html", page), ("b.html", r#"<h1 id="b">B</h1>"#)]
        .map(|(name, text)| (name.to_owned(), text.to_owned()));
    let pages = BTreeMap::from(pages);
    assert_eq!(
        html::dead(&pages, |file| pages.contains_key(file)),
        ["book: a.html: `b.html#c` is dead", "book: a.html: `gone.svg` is dead"]
    );
}
