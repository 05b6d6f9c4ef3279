//! Bitcode of several compilers, each beside the text that the same compiler wrote of the same source: both are read
//! as the same module. `data/README.md` says how they were made.

mod common;

use std::path::{Path, PathBuf};

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

fn read(path: &Path) -> Result<String, String> {
    let bytes = std::fs::read(path).map_err(|e| e.to_string())?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let module = llvm_reader::parse(&name, &bytes).map_err(|e| e.to_string())?;
    let problems = ir::ssa::verify::verify(&module);
    if problems.has_errors() {
        return Err(problems.to_string());
    }
    Ok(common::text(&module))
}

#[test]
fn bitcode_and_text_are_the_same_module() {
    let mut seen = 0;
    for entry in std::fs::read_dir(data()).expect("the folder") {
        let bitcode = entry.expect("an entry").path();
        let text = bitcode.with_extension("ll");
        if bitcode.extension().is_none_or(|e| e != "bc") || !text.exists() {
            continue;
        }
        let name = bitcode.display();
        let ours = read(&bitcode).unwrap_or_else(|e| panic!("{name}: {e}"));
        let theirs = read(&text).unwrap_or_else(|e| panic!("{}: {e}", text.display()));
        if let Some(difference) = common::difference(&ours, &theirs) {
            panic!("{name}: {difference}");
        }
        // It is a whole module, not two empty ones.
        assert!(ours.lines().count() > 10, "{name}: {ours}");
        seen += 1;
    }
    assert!(seen >= 13, "{seen} files");
}

#[test]
fn every_kind_of_node_is_met() {
    let nodes = read(&data().join("llvm-22.nodes.bc")).expect("a module");
    for kind in [
        "DIAssignID",
        "DIBasicType",
        "DICommonBlock",
        "DICompileUnit",
        "DICompositeType",
        "DIDerivedType",
        "DIEnumerator",
        "DIExpression",
        "DIFile",
        "DIFixedPointType",
        "DIGenericSubrange",
        "DIGlobalVariable",
        "DIGlobalVariableExpression",
        "DIImportedEntity",
        "DILabel",
        "DILexicalBlock",
        "DILexicalBlockFile",
        "DILocalVariable",
        "DILocation",
        "DIMacro",
        "DIMacroFile",
        "DIModule",
        "DINamespace",
        "DIObjCProperty",
        "DIStringType",
        "DISubprogram",
        "DISubrange",
        "DISubrangeType",
        "DISubroutineType",
        "DITemplateTypeParameter",
        "DITemplateValueParameter",
        "GenericDINode",
    ] {
        assert!(nodes.contains(&format!("!{kind}(")), "{kind}\n{nodes}");
    }
    for record in ["dbg_value", "dbg_declare", "dbg_assign", "dbg_label", "dbg_declare_value"] {
        assert!(nodes.contains(&format!("#{record}(")), "{record}\n{nodes}");
    }
}

#[test]
fn a_wrapper_is_taken_off() {
    let plain = std::fs::read(data().join("rustc-1.95.nvptx64.bc")).expect("a file");
    let mut wrapped = Vec::new();
    for word in [0x0b17_c0de, 0, 20, plain.len() as u32, 7] {
        wrapped.extend_from_slice(&u32::to_le_bytes(word));
    }
    wrapped.extend_from_slice(&plain);
    wrapped.extend_from_slice(&[0; 12]);
    let of = |bytes: &[u8]| common::text(&llvm_reader::parse("m.bc", bytes).expect("a module"));
    assert_eq!(of(&wrapped), of(&plain));
    let end = wrapped.len() - 20;
    let cut = llvm_reader::parse("m.bc", &wrapped[..end]).expect_err("cut").to_string();
    assert!(cut.contains("the bitcode wrapper names bytes beyond the file"), "{cut}");
}
