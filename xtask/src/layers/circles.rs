//! Circles: modules of one folder that import one another, directly or through others.

use super::data::KnownCircle;
use super::imports::Edge;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A set of modules of one folder in which each imports each other, mostly through others.
pub(super) struct Circle {
    /// The folder's module path; empty for the crate's root.
    pub(super) parent: String,
    pub(super) members: BTreeSet<String>,
    /// One import for each pair of members, with its place.
    pub(super) edges: Vec<String>,
}

impl Circle {
    pub(super) fn known(&self) -> KnownCircle {
        KnownCircle { parent: self.parent.clone(), members: self.members.clone() }
    }
}

impl fmt::Display for Circle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.known().fmt(f)
    }
}

/// Returns the circles between the modules of each folder.
pub(super) fn find(edges: &[Edge]) -> Vec<Circle> {
    let mut folders: BTreeMap<&str, Vec<&Edge>> = BTreeMap::new();
    for edge in edges {
        folders.entry(&edge.parent).or_default().push(edge);
    }
    folders.into_iter().flat_map(|(parent, edges)| in_folder(parent, &edges)).collect()
}

fn in_folder(parent: &str, edges: &[&Edge]) -> Vec<Circle> {
    let mut next: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for edge in edges {
        next.entry(&edge.from).or_default().insert(&edge.to);
    }
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        next.keys().map(|&module| (module, reach(&next, module))).collect();
    let both = |a: &str, b: &str| {
        let has = |from: &str, to: &str| reached.get(from).is_some_and(|set| set.contains(to));
        has(a, b) && has(b, a)
    };
    let mut done: BTreeSet<&str> = BTreeSet::new();
    let mut circles = Vec::new();
    for &module in next.keys() {
        if done.contains(module) || !both(module, module) {
            continue;
        }
        let members: BTreeSet<&str> = next.keys().copied().filter(|m| both(module, m)).collect();
        done.extend(&members);
        let mut pairs = BTreeMap::new();
        for edge in
            edges.iter().filter(|edge| both(&edge.from, &edge.to) && members.contains(&*edge.from))
        {
            pairs.entry((&edge.from, &edge.to)).or_insert(edge);
        }
        let edges = pairs.values().map(|e| format!("{}: {} imports {}", e.place(), e.from, e.to));
        circles.push(Circle {
            parent: parent.to_owned(),
            members: members.into_iter().map(String::from).collect(),
            edges: edges.collect(),
        });
    }
    circles
}

/// Returns the modules that a module imports, directly or through others.
fn reach<'a>(next: &BTreeMap<&'a str, BTreeSet<&'a str>>, from: &str) -> BTreeSet<&'a str> {
    let mut seen = BTreeSet::new();
    let mut work = vec![from];
    while let Some(module) = work.pop() {
        for &to in next.get(module).into_iter().flatten() {
            if seen.insert(to) {
                work.push(to);
            }
        }
    }
    seen
}
