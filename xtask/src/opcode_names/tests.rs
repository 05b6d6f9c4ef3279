use super::*;

fn found(text: &str) -> Vec<usize> {
    let lines = questions(&syn::parse_file(text).unwrap().items);
    lines.into_iter().map(|(line, _)| line).collect()
}

#[test]
fn names_of_descriptions_are_found() {
    let text = "fn f(func: &F, row: &Row) {
    let a = func.desc(inst).name.starts_with(\"V_\");
    let b = table::desc(opcode)
        .name;
    let c = (row.desc.mnemonic, func.target.instr(opcode).name);
    assert!(desc.name == \"x\");
}";
    // Line 2 has a spelling, too.
    assert_eq!(found(text), [2, 2, 4, 5, 5, 6]);
}

#[test]
fn searches_by_name_are_found() {
    let text = "fn f() {
    table::by_name(\"S_NOP\");
    a.and_then(crate::target::table::by_name);
    Processor::by_name(\"gfx900\");
    target.opcodes_by_name();
}";
    // Line 2 has a spelling, too.
    assert_eq!(found(text), [2, 2, 3, 5]);
}

#[test]
fn spellings_of_instructions_are_found() {
    let text = "fn f(name: &str) -> bool {
    const WRITES: [&str; 2] = [\"s_setreg\", \"x\"];
    let a = name.starts_with(\"V_CMP\");
    match name { \"ds_read\" | \"b\" => true, _ => matches!(name, \"buffer_load\") }
}";
    assert_eq!(found(text), [2, 3, 4]);
    let others = "/// s_nop
fn f() { g(\"global_buffer\", \"flat_scratch\", \"s_nop is text\", \"vs_\"); }";
    assert!(found(others).is_empty());
}

#[test]
fn other_names_and_tests_are_not_found() {
    let text = "fn f() { (func.name, global.name, desc.flags, desc.name()); }
#[cfg(test)]
mod tests { fn g() { desc.name; } }
#[test]
fn h() { desc.name; }";
    assert!(found(text).is_empty());
}

#[test]
fn listed_files_must_look_at_names_and_others_must_not() {
    let question =
        |file: &str| Question { file: file.to_owned(), line: 3, what: "a name".to_owned() };
    let allowed = parse("# Reasons.\n\nfile a/asm/\nfile a/table.rs\n").unwrap();
    let found = [question("a/asm/fit.rs"), question("a/isel.rs")];
    let problems = compare(&allowed, &found);
    assert_eq!(problems.len(), 2, "{problems:?}");
    assert!(problems[0].starts_with("a/isel.rs:3: a name"), "{problems:?}");
    assert!(problems[1].starts_with("a/table.rs: in "), "{problems:?}");
    assert!(parse("files a").is_err());
}
