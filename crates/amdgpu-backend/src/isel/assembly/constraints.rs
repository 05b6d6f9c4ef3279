//! The constraints of inline assembly: the places that operands are wanted in.

use ir::diagnostic::Diagnostic;

use super::super::Lowered;
use crate::target::asm::parser::{Register, register_name};
use crate::target::classes::Bank;

/// The place that a constraint asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ConstraintKind {
    /// A register, of a bank if the constraint names one; a constant may be a number in the text if it names that, too.
    Register(Option<Bank>, bool),
    /// A number in the text.
    Constant,
    /// The place of an output.
    Tied(usize),
    /// A register by name.
    Named(Register),
}

/// The constraints: outputs, then inputs. Clobbers are left out: registers that a text names are its own values.
pub(super) struct Constraints<'a> {
    pub(super) outputs: Vec<ConstraintKind>,
    pub(super) inputs: Vec<ConstraintKind>,
    /// Each as it is written, in their order.
    pub(super) texts: Vec<&'a str>,
}

impl<'a> Constraints<'a> {
    pub(super) fn parse(text: &'a str) -> Lowered<Self> {
        let mut found = Self { outputs: Vec::new(), inputs: Vec::new(), texts: Vec::new() };
        for constraint in text.split(',').filter(|c| !c.is_empty() && !c.starts_with('~')) {
            let output = constraint.strip_prefix('=');
            let code = output.unwrap_or(constraint).trim_start_matches(['&', '%']);
            let place = place(code, output.is_some()).ok_or_else(|| {
                Diagnostic::unsupported(format!("the inline assembly constraint '{constraint}'"))
            })?;
            found.texts.push(constraint);
            if output.is_some() {
                found.outputs.push(place);
            } else {
                found.inputs.push(place);
            }
        }
        Ok(found)
    }
}

fn place(code: &str, output: bool) -> Option<ConstraintKind> {
    if let Some(name) = code.strip_prefix('{').and_then(|c| c.strip_suffix('}')) {
        return register_name(name).map(ConstraintKind::Named);
    }
    if let Ok(number) = code.parse() {
        return (!output).then_some(ConstraintKind::Tied(number));
    }
    // Letters, each a place that will do; after `^` a pair of letters is one.
    let (mut constant, mut register) = (false, None);
    let mut letters = code.chars().peekable();
    while let Some(letter) = letters.next() {
        let bank = match letter {
            'v' | 'a' => Some(Bank::V),
            's' => Some(Bank::S),
            'r' | 'g' | 'X' => None,
            '^' => match (letters.next()?, letters.next()?) {
                ('V', 'A') => Some(Bank::V),
                ('S', 'A') => Some(Bank::S),
                _ => return None,
            },
            'V' if letters.next_if_eq(&'A').is_some() => Some(Bank::V),
            'D' if matches!(letters.peek(), Some('A' | 'B')) => {
                letters.next();
                constant = true;
                continue;
            }
            'i' | 'n' | 'I' | 'J' | 'A' | 'B' | 'C' => {
                constant = true;
                continue;
            }
            // A register will do.
            'm' if code.contains('r') => continue,
            _ => return None,
        };
        register = register.or(Some(bank));
    }
    match (register, constant) {
        (Some(bank), constant) => Some(ConstraintKind::Register(bank, constant && !output)),
        (None, true) if !output => Some(ConstraintKind::Constant),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::regs;

    #[test]
    fn constraints_are_places() {
        let found = Constraints::parse("=v,=&{v[2:3]},0,s,vi,n,DA,{vcc},~{memory}").unwrap();
        let pair = Register::Numbered { file: regs::VGPR, first: 2, count: 2, half: None };
        assert_eq!(
            found.outputs[..],
            [ConstraintKind::Register(Some(Bank::V), false), ConstraintKind::Named(pair)]
        );
        assert_eq!(
            found.inputs[..],
            [
                ConstraintKind::Tied(0),
                ConstraintKind::Register(Some(Bank::S), false),
                ConstraintKind::Register(Some(Bank::V), true),
                ConstraintKind::Constant,
                ConstraintKind::Constant,
                ConstraintKind::Named(Register::Special("vcc")),
            ]
        );
        for wrong in ["=*m", "=i", "=0", "q", "{w0}", "{v[3:2]}", "^ZZ", ""] {
            let refused = Constraints::parse(wrong).map_or(true, |c| c.texts.is_empty());
            assert!(refused, "{wrong}");
        }
    }
}
