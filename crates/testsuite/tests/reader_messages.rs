//! Messages of the reader and the verifier about malformed modules, reviewed as snapshots.

use std::path::Path;

/// One file of `crates/llvm-reader/tests/malformed` per kind of message.
const FILES: &[&str] = &[
    "attr_byval_int",
    "attr_unknown_in_group",
    "block_branch_to_entry",
    "block_no_terminator_before_label",
    "c_source",
    "call_argument_type",
    "const_gep_index",
    "const_icmp",
    "crlf_with_mistake",
    "function_bad_cc",
    "global_alias_cycle",
    "global_initialiser_element",
    "global_undefined",
    "global_wrong_space_later",
    "header_layout",
    "inst_callbr",
    "inst_cmpxchg_failure",
    "inst_load_odd_atomic",
    "inst_trunc_wider",
    "inst_unknown",
    "intrinsic_memcpy_volatile",
    "intrinsic_umin_mixed",
    "metadata_undefined",
    "name_not_utf8",
    "nesting_gep",
    "number_float_infinite",
    "phi_different_values",
    "phi_missing_edge",
    "string_unterminated",
    "switch_duplicate",
    "truncated_14",
    "type_contains_itself",
    "type_pointer_to_void",
    "value_not_dominating",
    "value_type_of_later_definition",
    "value_undefined",
];

#[test]
fn messages() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../llvm-reader/tests/malformed");
    let mut all = String::new();
    for name in FILES {
        let text = std::fs::read(folder.join(format!("{name}.ll"))).unwrap();
        let file = format!("{name}.ll");
        let message = match llvm_reader::parse(&file, &text) {
            Err(error) => error.to_string(),
            Ok(module) => format!("{file}: {}", ir::ssa::verify::verify(&module)),
        };
        all.push_str(&message);
        all.push_str("\n\n");
    }
    insta::assert_snapshot!("reader_messages", all);
}
