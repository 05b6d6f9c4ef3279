//! Basic blocks of a text with labels and branches.

use ir::map::Map;

use super::template;

/// A place in a text and the error there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FlowError {
    /// The line, from 0.
    pub(crate) line: usize,
    /// The column before it, from 0.
    pub(crate) column: usize,
    /// The error there.
    pub(crate) message: String,
}

/// Condition of a branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Condition {
    /// SCC is so.
    Scc(bool),
    /// VCC has an active lane, or none.
    Vcc(bool),
}

/// The end of a block. A block is meant by its number; the number after the last one is the text's end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// It goes on there.
    Jump(usize),
    /// It goes on there if the condition holds, else in the next block.
    Branch(Condition, usize),
}

/// A basic block of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TextBlock<'a> {
    /// Its statements, with line and column as in [`template::statements`].
    pub(crate) statements: Vec<(usize, usize, &'a str)>,
    /// Its end.
    pub(crate) end: End,
}

impl TextBlock<'_> {
    /// Whether it may read SCC of the block before it, or leave it as it is for its branch.
    pub(crate) fn needs_scc(&self) -> bool {
        const READ: &[&str] =
            &["s_cselect", "s_cmov", "s_addc", "s_add_co_ci", "s_subb", "s_sub_co_ci"];
        const WRITE: &[&str] =
            &["s_cmp_", "s_bitcmp", "s_add_", "s_sub_", "s_and_", "s_or_", "s_lsh"];
        let is_any = |names: &[&str], (_, _, text): &(usize, usize, &str)| {
            let text = text.to_ascii_lowercase();
            names.iter().any(|name| text.starts_with(name))
        };
        let branches = matches!(self.end, End::Branch(Condition::Scc(_), _));
        self.statements.iter().any(|s| is_any(READ, s) || s.2.contains("scc"))
            || branches && !self.statements.iter().any(|s| is_any(WRITE, s))
    }
}

/// Returns the label at the begin of a statement, and the bytes up to what follows it.
pub(crate) fn label(statement: &str) -> Option<(&str, usize)> {
    let word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '@');
    let end = statement.find(|c| !word(c)).filter(|&end| end > 0)?;
    let (name, rest) = statement.split_at(end);
    let after = rest.trim_start();
    (after.starts_with(':') && !after.starts_with("::"))
        .then(|| (name, statement.len() - after.len() + 1))
}

/// A branch: its condition, none if it is always taken, and its label; none if it is never taken.
enum Jump<'a> {
    Never,
    Always(&'a str),
    If(Condition, &'a str),
}

/// Returns the branch that a statement is. Lanes are active wherever a text runs, and no text changes which.
fn jump(statement: &str) -> Option<Jump<'_>> {
    let (mnemonic, to) = statement.split_once(char::is_whitespace).unwrap_or((statement, ""));
    let to = to.trim();
    let condition = match mnemonic.to_ascii_lowercase().as_str() {
        "s_branch" | "s_cbranch_execnz" => return Some(Jump::Always(to)),
        "s_cbranch_execz" => return Some(Jump::Never),
        "s_cbranch_scc0" => Condition::Scc(false),
        "s_cbranch_scc1" => Condition::Scc(true),
        "s_cbranch_vccz" => Condition::Vcc(false),
        "s_cbranch_vccnz" => Condition::Vcc(true),
        _ => return None,
    };
    Some(Jump::If(condition, to))
}

/// Returns whether a text has labels or branches.
pub(crate) fn has_flow(text: &str) -> bool {
    let flows = |&(_, _, s): &(usize, usize, &str)| label(s).is_some() || jump(s).is_some();
    template::statements(text).iter().any(flows)
}

/// Returns the basic blocks of a text.
///
/// # Errors
/// A branch to no label of the text, or a label that is there twice.
pub(crate) fn blocks(text: &str) -> Result<Vec<TextBlock<'_>>, FlowError> {
    let mut found = Finder { blocks: Vec::new(), labels: Map::default(), jumps: Vec::new() };
    found.blocks.push(Vec::new());
    for (line, mut column, mut statement) in template::statements(text) {
        while let Some((name, length)) = label(statement) {
            found.label(line, column, name)?;
            let rest = statement[length..].trim_start();
            column += statement.len() - rest.len();
            statement = rest;
        }
        match jump(statement) {
            Some(jump) => {
                let from = found.blocks.len() - 1;
                found.jumps.push((from, line, column, jump));
                found.blocks.push(Vec::new());
            }
            None if statement.is_empty() => {}
            None => found.blocks.last_mut().expect("a block").push((line, column, statement)),
        }
    }
    found.finish()
}

struct Finder<'a> {
    blocks: Vec<Vec<(usize, usize, &'a str)>>,
    /// The blocks before which a label stands, in order.
    labels: Map<&'a str, Vec<usize>>,
    /// Block, line, column and branch.
    jumps: Vec<(usize, usize, usize, Jump<'a>)>,
}

/// Labels that may be there several times.
fn is_local(label: &str) -> bool {
    label.bytes().all(|c| c.is_ascii_digit())
}

impl<'a> Finder<'a> {
    fn label(&mut self, line: usize, column: usize, name: &'a str) -> Result<(), FlowError> {
        if !self.blocks.last().is_some_and(Vec::is_empty) {
            self.blocks.push(Vec::new());
        }
        let places = self.labels.entry(name).or_default();
        if !places.is_empty() && !is_local(name) {
            let message = format!("the label '{name}' is there twice");
            return Err(FlowError { line, column, message });
        }
        places.push(self.blocks.len() - 1);
        Ok(())
    }

    /// The block that a label means in a branch at the end of `from`.
    fn target(&self, from: usize, label: &str) -> Option<usize> {
        if let Some(name) = label.strip_suffix('f').filter(|name| is_local(name)) {
            return self.labels.get(name)?.iter().copied().find(|&block| block > from);
        }
        if let Some(name) = label.strip_suffix('b').filter(|name| is_local(name)) {
            return self.labels.get(name)?.iter().copied().rfind(|&block| block <= from);
        }
        self.labels.get(label).filter(|_| !is_local(label))?.first().copied()
    }

    fn finish(self) -> Result<Vec<TextBlock<'a>>, FlowError> {
        let mut ends: Vec<End> = (1..=self.blocks.len()).map(End::Jump).collect();
        for &(from, line, column, ref jump) in &self.jumps {
            let (condition, label) = match *jump {
                Jump::Never => continue,
                Jump::Always(label) => (None, label),
                Jump::If(condition, label) => (Some(condition), label),
            };
            let Some(to) = self.target(from, label) else {
                let message = format!("a label of the text is expected, not '{label}'");
                return Err(FlowError { line, column, message });
            };
            ends[from] = match condition {
                Some(condition) => End::Branch(condition, to),
                None => End::Jump(to),
            };
        }
        let blocks = self.blocks.into_iter().zip(ends);
        Ok(blocks.map(|(statements, end)| TextBlock { statements, end }).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_end_at_branches_and_before_labels() {
        let text = "s_mov_b32 s0, 0\nloop: 1: s_add_u32 s0, s0, 1 ; c\n s_cbranch_scc0 1b\n\
                    s_branch .Lend\ns_nop 0\n1:\n s_cbranch_vccnz loop\n.Lend:";
        let found = blocks(text).unwrap();
        let ends: Vec<_> = found.iter().map(|b| (b.statements.len(), b.end)).collect();
        let expected = [
            (1, End::Jump(1)),
            (1, End::Branch(Condition::Scc(false), 1)),
            (0, End::Jump(5)),
            (1, End::Jump(4)),
            (0, End::Branch(Condition::Vcc(true), 1)),
            (0, End::Jump(6)),
        ];
        assert_eq!(ends, expected);
        assert_eq!(found[1].statements, [(1, 9, "s_add_u32 s0, s0, 1")]);
    }

    #[test]
    fn errors_have_their_place() {
        let of = |text| blocks(text).unwrap_err();
        let error = of("s_nop 0\n  s_branch nowhere");
        assert_eq!((error.line, error.column), (1, 2));
        assert!(error.message.contains("'nowhere'"), "{}", error.message);
        for text in ["a: s_nop 0\na:", "s_branch 1f\n", "1: s_branch 1f", "s_branch 4", "s_branch"]
        {
            blocks(text).unwrap_err();
        }
        assert!(has_flow("s_nop 0\nx:") && has_flow("s_branch x"));
        assert!(!has_flow("v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v2, v3"));
    }
}
