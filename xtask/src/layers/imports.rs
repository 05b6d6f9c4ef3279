//! Imports between modules of one folder: by `use` items, by paths, and by paths in what macros are called with.

use super::ROOT;
use super::modules::{ModulePath, Tree, only_in_tests, use_leaves};
use proc_macro2::{Spacing, Span, TokenStream, TokenTree};
use std::path::PathBuf;
use syn::visit::{self, Visit};

/// An import. Both modules lie in `parent`; the files of the import and of what it names may lie deeper.
#[derive(Debug)]
pub(super) struct Edge {
    pub(super) parent: String,
    pub(super) from: String,
    pub(super) to: String,
    file: PathBuf,
    line: usize,
}

impl Edge {
    /// Returns file and line.
    pub(super) fn place(&self) -> String {
        let file = self.file.strip_prefix(crate::root()).unwrap_or(&self.file);
        format!("{}:{}", file.display(), self.line)
    }
}

/// Returns the imports of all modules. Those between a module and the modules below it are not among them, but at the root:
/// its own items belong to the module `lib`.
pub(super) fn edges(tree: &Tree) -> Vec<Edge> {
    let mut edges = Vec::new();
    for (path, module) in &tree.modules {
        let mut finder = Finder { tree, path, found: Vec::new() };
        for item in &module.items {
            finder.visit_item(item);
        }
        for (line, target) in finder.found {
            edges.extend(edge(path, &target).map(|(parent, from, to)| Edge {
                parent,
                from,
                to,
                file: module.file.clone(),
                line,
            }));
        }
    }
    edges
}

/// Returns the folder in which two modules part, and the modules of that folder that they lie in.
fn edge(from: &[String], to: &[String]) -> Option<(String, String, String)> {
    let common = from.iter().zip(to).take_while(|(a, b)| a == b).count();
    let name = |path: &[String]| path.get(common).cloned();
    let at_root = || (common == 0).then(|| ROOT.to_owned());
    let (from_name, to_name) = (name(from).or_else(at_root)?, name(to).or_else(at_root)?);
    (from_name != to_name).then(|| (from[..common].join("::"), from_name, to_name))
}

/// Finds paths that lead into the crate.
struct Finder<'a> {
    tree: &'a Tree,
    path: &'a ModulePath,
    /// Lines, and the modules that define what is named there.
    found: Vec<(usize, ModulePath)>,
}

impl Finder<'_> {
    fn add(&mut self, span: Span, path: &[String]) {
        if let Some(absolute) = self.tree.absolute(self.path, path) {
            self.found.push((span.start().line, self.tree.resolve(&absolute)));
        }
    }

    /// Finds `crate::a::b` and the like among tokens that were not parsed.
    fn tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            if let TokenTree::Group(group) = &tokens[at] {
                self.tokens(group.stream());
            }
            let path = path_at(&tokens[at..]);
            if matches!(path.first().map(String::as_str), Some("crate" | "super" | "self"))
                && path.len() > 1
            {
                self.add(tokens[at].span(), &path);
            }
            at += (path.len() * 3).saturating_sub(2).max(1);
        }
    }
}

/// Returns the words of the path that tokens start with: `a :: b`.
fn path_at(tokens: &[TokenTree]) -> Vec<String> {
    let mut path = Vec::new();
    let mut rest = tokens;
    while let [TokenTree::Ident(name), after @ ..] = rest {
        path.push(name.to_string());
        match after {
            [TokenTree::Punct(first), TokenTree::Punct(second), next @ ..]
                if first.as_char() == ':'
                    && first.spacing() == Spacing::Joint
                    && second.as_char() == ':' =>
            {
                rest = next;
            }
            _ => break,
        }
    }
    path
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        if !only_in_tests(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !only_in_tests(&item.attrs) {
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let mut leaves = Vec::new();
        use_leaves(&item.tree, &mut Vec::new(), &mut leaves);
        for (path, _) in leaves {
            self.add(item.use_token.span, &path);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if let Some(first) = path.segments.first()
            && path.leading_colon.is_none()
            && path.segments.len() > 1
        {
            let words: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
            self.add(first.ident.span(), &words);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.visit_path(&call.path);
        self.tokens(call.tokens.clone());
    }

    /// `pub(in path)` imports nothing.
    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
}

fn attributes(item: &syn::Item) -> &[syn::Attribute] {
    use syn::Item;
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}
