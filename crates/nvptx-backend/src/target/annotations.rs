//! The module's list nvvm.annotations.

use ir::ssa::{Context, Global};

/// The entries of `!nvvm.annotations`: what, key, value.
pub(crate) fn annotations(cx: &Context) -> Vec<(Global, &str, i64)> {
    let mut out = Vec::new();
    let Some(nodes) = cx.metadata.find_named("nvvm.annotations") else { return out };
    for &node in nodes {
        let items = cx.metadata.tuple(node);
        let Some(Some(first)) = items.first() else { continue };
        let Some(global) = cx.metadata.value(*first).and_then(|c| cx.consts.as_global(c)) else {
            continue;
        };
        for pair in items[1..].chunks(2) {
            if let [Some(key), Some(value)] = *pair
                && let Some(key) = cx.metadata.string(key)
                && let Some(value) = cx.metadata.value(value).and_then(|c| cx.consts.as_int(c))
            {
                out.push((global, key, value as i64));
            }
        }
    }
    out
}
