//! Members of structures that were put together before.

use ir::ssa::{Body, InstKind, Value};

/// The member of a structure that an instruction takes out, if it was put in before: quotients and remainders come in pairs.
pub(crate) fn member(body: &Body, kind: &InstKind) -> Option<Value> {
    let InstKind::ExtractValue { value, path } = kind else { return None };
    let mut from = *value;
    while let Some(InstKind::InsertValue { args: [whole, member], path: at }) = body.def_kind(from)
    {
        if body.index_paths[*at] == body.index_paths[*path] {
            return Some(*member);
        }
        // A path within, or around, is another member.
        if body.index_paths[*at].len() != body.index_paths[*path].len() {
            return None;
        }
        from = *whole;
    }
    None
}
