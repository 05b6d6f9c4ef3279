//! The constraints of inline assembly: the places that operands are wanted in.

use ir::diagnostic::Diagnostic;
use ir::ssa::{Body, ConstData, Context, InlineAsm, InstKind, Local, LocalDef, Type, Value};

use super::parser::{Register, register_name};
use crate::target::classes::Bank;

/// The place that a constraint asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ConstraintKind {
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
pub(crate) struct Constraints<'a> {
    pub(crate) outputs: Vec<ConstraintKind>,
    pub(crate) inputs: Vec<ConstraintKind>,
    /// Each as it is written, in their order.
    pub(crate) texts: Vec<&'a str>,
}

impl ConstraintKind {
    /// Whether the place is a register that the wave has once.
    fn is_scalar(self) -> bool {
        match self {
            Self::Register(bank, _) => bank == Some(Bank::S),
            Self::Named(register) => register.is_scalar(),
            Self::Constant | Self::Tied(_) => false,
        }
    }
}

/// Returns the inline assembly that a value is, as the callee of a call.
pub(crate) fn inline_asm(cx: &Context, callee: Value) -> Option<&InlineAsm> {
    match &cx.consts[callee.constant()?] {
        ConstData::InlineAsm(asm) => Some(asm),
        _ => None,
    }
}

/// Returns the types of the single results that a call's result consists of.
pub(crate) fn result_types(cx: &Context, ty: Type) -> Vec<Type> {
    if !cx.types.is_aggregate(ty) {
        return vec![ty];
    }
    let count = cx.types.element_count(ty).unwrap_or(0);
    (0..count).filter_map(|n| cx.types.element(ty, n)).collect()
}

/// The results of inline assembly that are in scalar registers, so the same in all lanes (`SGPR` results are in LLVM's
/// `isInlineAsmSourceOfDivergence`, too).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ScalarResults(Vec<bool>);

impl ScalarResults {
    /// Those of a text.
    pub(crate) fn of(asm: &InlineAsm) -> Self {
        let places = Constraints::parse(&asm.constraints).map(|found| found.outputs);
        Self(places.unwrap_or_default().into_iter().map(ConstraintKind::is_scalar).collect())
    }

    /// Those of the call whose result is `local`, if that is of inline assembly.
    pub(crate) fn of_local(body: &Body, cx: &Context, local: Local) -> Option<Self> {
        let LocalDef::Inst(inst) = body.locals[local].def else { return None };
        let InstKind::Call { callee, .. } = body.insts[inst].kind else { return None };
        inline_asm(cx, callee).map(Self::of)
    }

    /// Whether all results are.
    pub(crate) fn all(&self) -> bool {
        !self.0.is_empty() && self.0.iter().all(|&scalar| scalar)
    }

    /// Whether some are, but not all.
    pub(crate) fn mixed(&self) -> bool {
        !self.all() && self.0.contains(&true)
    }

    /// Whether result `n` is.
    pub(crate) fn is_scalar(&self, n: usize) -> bool {
        self.0.get(n).copied().unwrap_or(false)
    }
}

impl<'a> Constraints<'a> {
    pub(crate) fn parse(text: &'a str) -> Result<Self, Diagnostic> {
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
