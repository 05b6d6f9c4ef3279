//! The modules of a crate: their sources, found by their `mod` items as the compiler does, and the names that each defines.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use syn::{Attribute, Item, ItemMod, Meta, UseTree};

/// Path of a module in its crate; empty for the root.
pub(crate) type ModulePath = Vec<String>;

/// The modules of a crate that are compiled outside of tests.
#[derive(Default)]
pub(crate) struct Tree {
    pub(crate) modules: BTreeMap<ModulePath, Module>,
}

/// A module, a file of its own or a block in one.
pub(crate) struct Module {
    pub(crate) file: PathBuf,
    pub(crate) items: Vec<Item>,
    /// Names that `use` items bring in, with the paths that they stand for.
    names: BTreeMap<String, Vec<String>>,
    /// Paths of `use …::*`.
    globs: Vec<Vec<String>>,
}

impl Tree {
    /// Reads the sources of a crate, from its `lib.rs`.
    ///
    /// # Errors
    /// A file cannot be read or parsed.
    pub(crate) fn read(sources: &Path) -> Result<Tree, String> {
        let mut tree = Tree::default();
        tree.add_file(Vec::new(), &sources.join("lib.rs"), sources)?;
        Ok(tree)
    }

    /// Makes the tree of one text, whose modules are blocks. For tests.
    #[cfg(test)]
    pub(super) fn of_text(text: &str) -> Tree {
        let mut tree = Tree::default();
        let items = syn::parse_file(text).unwrap().items;
        tree.add(Vec::new(), Path::new("lib.rs"), Path::new("."), items).unwrap();
        tree
    }

    /// Returns the names of the modules directly below one.
    pub(super) fn children<'a>(&'a self, parent: &'a [String]) -> impl Iterator<Item = &'a str> {
        let below =
            move |path: &&ModulePath| path.len() == parent.len() + 1 && path.starts_with(parent);
        self.modules.keys().filter(below).filter_map(|path| path.last()).map(String::as_str)
    }

    /// `folder` has the files of the modules below.
    fn add_file(&mut self, path: ModulePath, file: &Path, folder: &Path) -> Result<(), String> {
        let shown = file.display();
        let text = std::fs::read_to_string(file).map_err(|e| format!("{shown}: {e}"))?;
        let parsed = syn::parse_file(&text).map_err(|e| {
            let start = e.span().start();
            format!("{shown}:{}:{}: {e}", start.line, start.column + 1)
        })?;
        self.add(path, file, folder, parsed.items)
    }

    fn add(
        &mut self,
        path: ModulePath,
        file: &Path,
        folder: &Path,
        mut items: Vec<Item>,
    ) -> Result<(), String> {
        let in_module =
            |item: &mut Item| matches!(item, Item::Mod(module) if !only_in_tests(&module.attrs));
        let below: Vec<Item> = items.extract_if(.., in_module).collect();
        for item in below {
            let Item::Mod(module) = item else { continue };
            self.add_below(&path, file, folder, module)?;
        }
        let mut module =
            Module { file: file.to_path_buf(), items, names: BTreeMap::new(), globs: Vec::new() };
        module.read_uses(&path);
        self.modules.insert(path, module);
        Ok(())
    }

    fn add_below(
        &mut self,
        parent: &[String],
        file: &Path,
        folder: &Path,
        module: ItemMod,
    ) -> Result<(), String> {
        let name = module.ident.to_string();
        let path: ModulePath = parent.iter().cloned().chain([name.clone()]).collect();
        let folder_below = folder.join(&name);
        if let Some((_, items)) = module.content {
            return self.add(path, file, &folder_below, items);
        }
        if let Some(named) = path_attribute(&module.attrs) {
            let file = file.parent().unwrap_or(folder).join(named);
            let folder = file.parent().unwrap_or(folder).to_path_buf();
            return self.add_file(path, &file, &folder);
        }
        let (beside, inside) = (folder.join(format!("{name}.rs")), folder_below.join("mod.rs"));
        let file = if beside.is_file() { beside } else { inside };
        self.add_file(path, &file, &folder_below)
    }

    /// Returns the module that a path from the root leads to. Names that a module only brings in by `use` lead on to where they
    /// are defined.
    pub(super) fn resolve(&self, path: &[String]) -> ModulePath {
        self.resolve_within(path, 8)
    }

    /// The number of `use` items that are followed is limited: two may name each other.
    fn resolve_within(&self, path: &[String], limit: usize) -> ModulePath {
        let depth = (0..=path.len()).rev().find(|&n| self.modules.contains_key(&path[..n]));
        let depth = depth.unwrap_or(0);
        let module = path[..depth].to_vec();
        let (Some(name), Some(found)) = (path.get(depth), self.modules.get(&module)) else {
            return module;
        };
        if limit == 0 || found.defines(name) {
            return module;
        }
        if let Some(target) = found.names.get(name) {
            let longer: Vec<String> = target.iter().chain(&path[depth + 1..]).cloned().collect();
            return self.resolve_within(&longer, limit - 1);
        }
        let from_glob = found.globs.iter().find_map(|glob| {
            let longer: Vec<String> = glob.iter().chain(&path[depth..]).cloned().collect();
            let target = self.resolve_within(&longer, limit - 1);
            let defined = self.modules.get(&target).is_some_and(|m| m.defines(name));
            defined.then_some(target)
        });
        from_glob.unwrap_or(module)
    }

    /// Returns the path from the root that a path in `module` stands for, if it leads into this crate.
    pub(super) fn absolute(&self, module: &[String], path: &[String]) -> Option<Vec<String>> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => Some(rest.to_vec()),
            "self" => Some(module.iter().chain(rest).cloned().collect()),
            "super" => {
                let (_, parent) = module.split_last()?;
                let mut path = vec!["self".to_owned()];
                // `super::super`: the rest is read from the parent.
                if rest.first().is_some_and(|word| word == "super") {
                    path.clear();
                }
                path.extend_from_slice(rest);
                self.absolute(parent, &path)
            }
            _ => {
                let below: ModulePath = module.iter().chain([first]).cloned().collect();
                self.modules
                    .contains_key(&below)
                    .then(|| below.iter().chain(rest).cloned().collect())
            }
        }
    }
}

impl Module {
    fn defines(&self, name: &str) -> bool {
        self.items.iter().any(|item| item_name(item).is_some_and(|own| own == name))
    }

    /// Fills `names` and `globs`.
    fn read_uses(&mut self, path: &[String]) {
        let trees = self.items.iter().filter_map(|item| match item {
            Item::Use(item) => Some(&item.tree),
            _ => None,
        });
        let mut leaves = Vec::new();
        for tree in trees {
            use_leaves(tree, &mut Vec::new(), &mut leaves);
        }
        for (target, name) in leaves {
            // Names of other crates lead nowhere; a first word that is a module here is told from them by `resolve`.
            let absolute = match target.first().map(String::as_str) {
                Some("crate") => target[1..].to_vec(),
                Some("self") => path.iter().chain(&target[1..]).cloned().collect(),
                Some("super") => {
                    let up = target.iter().take_while(|word| *word == "super").count();
                    let kept = path.len().saturating_sub(up);
                    path[..kept].iter().chain(&target[up..]).cloned().collect()
                }
                _ => path.iter().chain(&target).cloned().collect(),
            };
            match name {
                Some(name) => drop(self.names.insert(name, absolute)),
                None => self.globs.push(absolute),
            }
        }
    }
}

/// Lists the paths of a `use` with the names that they get; none for `*`.
pub(super) fn use_leaves(
    tree: &UseTree,
    prefix: &mut Vec<String>,
    leaves: &mut Vec<(Vec<String>, Option<String>)>,
) {
    let with = |prefix: &[String], name: &dyn ToString| -> Vec<String> {
        let name = name.to_string();
        // `use a::{self}` names `a`.
        let last = (name != "self" || prefix.is_empty()).then_some(name);
        prefix.iter().cloned().chain(last).collect()
    };
    match tree {
        UseTree::Path(path) => {
            prefix.push(path.ident.to_string());
            use_leaves(&path.tree, prefix, leaves);
            prefix.pop();
        }
        UseTree::Name(name) => {
            let path = with(prefix, &name.ident);
            let own = path.last().cloned();
            leaves.push((path, own));
        }
        UseTree::Rename(name) => {
            leaves.push((with(prefix, &name.ident), Some(name.rename.to_string())));
        }
        UseTree::Glob(_) => leaves.push((prefix.clone(), None)),
        UseTree::Group(group) => {
            for tree in &group.items {
                use_leaves(tree, prefix, leaves);
            }
        }
    }
}

fn item_name(item: &Item) -> Option<String> {
    Some(match item {
        Item::Const(item) => item.ident.to_string(),
        Item::Enum(item) => item.ident.to_string(),
        Item::Fn(item) => item.sig.ident.to_string(),
        Item::Macro(item) => item.ident.as_ref()?.to_string(),
        Item::Static(item) => item.ident.to_string(),
        Item::Struct(item) => item.ident.to_string(),
        Item::Trait(item) => item.ident.to_string(),
        Item::Type(item) => item.ident.to_string(),
        Item::Union(item) => item.ident.to_string(),
        _ => return None,
    })
}

fn path_attribute(attributes: &[Attribute]) -> Option<String> {
    let attribute = attributes.iter().find(|a| a.path().is_ident("path"))?;
    let Meta::NameValue(pair) = &attribute.meta else { return None };
    let syn::Expr::Lit(literal) = &pair.value else { return None };
    let syn::Lit::Str(text) = &literal.lit else { return None };
    Some(text.value())
}

/// Whether an item is only compiled for tests: `#[test]`, `#[cfg(test)]`, or a `cfg` that needs `test` among others.
pub(crate) fn only_in_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg")
                && attribute.parse_args::<Meta>().is_ok_and(|meta| needs_test(&meta))
    })
}

fn needs_test(condition: &Meta) -> bool {
    let Meta::List(list) = condition else { return condition.path().is_ident("test") };
    let parser = syn::punctuated::Punctuated::<Meta, syn::Token![,]>::parse_terminated;
    let Ok(parts) = list.parse_args_with(parser) else { return false };
    (list.path.is_ident("all") && parts.iter().any(needs_test))
        || (list.path.is_ident("any") && parts.iter().all(needs_test))
}
