//! Bitwise functions of up to three values, as trees of `and`, `or` and `xor` make them.
//!
//! A tree is a table of eight bits, one for each combination of its leaves' bits. What instructions give that
//! table is searched for: all with one instruction (`v_bfi`, `v_or3`, `v_xor3`, `s_andn2` …), and then
//! all with two. So it does not matter how the choice of hash functions or their majority is written.

use ir::ssa::{BinaryOp, InstKind, Value};
use smallvec::SmallVec;

use super::part::{Arg, Part, Src, Val};
use super::shape::Ty;
use super::{Isel, Lowered, Parts};
use crate::target::classes::Bank;
use crate::target::table::{self, op};

/// The tables of the three leaves.
const LEAVES: [u8; 3] = [0xaa, 0xcc, 0xf0];

/// Largest depth of a tree. Bounds the work per operation, as does [`MOST_NODES`].
const DEPTH: u32 = 4;
const MOST_NODES: u32 = 12;

/// Logical function of an instruction's operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Not,
    And,
    Or,
    Xor,
    Xnor,
    /// The first, and not the second.
    AndNot,
    /// The first, or not the second.
    OrNot,
    Nand,
    Nor,
    /// The second where the first is set, else the third.
    Choose,
    /// The first and the second, or the third.
    AndOr,
    Or3,
    Xor3,
}

impl Form {
    fn operands(self) -> usize {
        match self {
            Self::Not => 1,
            Self::Choose | Self::AndOr | Self::Or3 | Self::Xor3 => 3,
            _ => 2,
        }
    }

    /// Whether the order of the first two operands, or of all where there are three, means nothing.
    fn commutes(self) -> bool {
        !matches!(self, Self::AndNot | Self::OrNot | Self::Choose)
    }

    fn table(self, [a, b, c]: [u8; 3]) -> u8 {
        match self {
            Self::Not => !a,
            Self::And => a & b,
            Self::Or => a | b,
            Self::Xor => a ^ b,
            Self::Xnor => !(a ^ b),
            Self::AndNot => a & !b,
            Self::OrNot => a | !b,
            Self::Nand => !(a & b),
            Self::Nor => !(a | b),
            Self::Choose => a & b | !a & c,
            Self::AndOr => a & b | c,
            Self::Or3 => a | b | c,
            Self::Xor3 => a ^ b ^ c,
        }
    }
}

const SCALAR: &[Form] = &[
    Form::Not,
    Form::And,
    Form::Or,
    Form::Xor,
    Form::AndNot,
    Form::OrNot,
    Form::Xnor,
    Form::Nand,
    Form::Nor,
];
const VECTOR: &[Form] = &[
    Form::Not,
    Form::And,
    Form::Or,
    Form::Xor,
    Form::AndNot,
    Form::OrNot,
    Form::Choose,
    Form::AndOr,
    Form::Or3,
];

/// The instructions that there are, in the order in which they are preferred.
fn forms(bank: Bank, xnor: bool, xor3: bool) -> Vec<Form> {
    let mut forms = if bank == Bank::S { SCALAR } else { VECTOR }.to_vec();
    if bank == Bank::V {
        forms.extend(xnor.then_some(Form::Xnor));
        forms.extend(xor3.then_some(Form::Xor3));
    }
    forms
}

/// An instruction: what it does, and with which leaves; 3 is the result of the instruction before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Step {
    form: Form,
    operands: [usize; 3],
}

/// The instructions that compute a table: none for a constant or a leaf.
type Steps = Vec<Step>;

#[derive(Clone, PartialEq, Eq, Debug)]
enum Recipe {
    Constant(bool),
    Leaf(usize),
    Steps(Steps),
}

/// Calls `f` with each instruction that has operands of `places`, until it gives something.
fn each_step<T>(
    forms: &[Form],
    places: &[usize],
    f: &mut dyn FnMut(Step) -> Option<T>,
) -> Option<T> {
    for &form in forms {
        let count = form.operands();
        for &a in places {
            if count == 1 {
                if let found @ Some(_) = f(Step { form, operands: [a; 3] }) {
                    return found;
                }
                continue;
            }
            for &b in places {
                if a == b || form.commutes() && a > b {
                    continue;
                }
                if count == 2 {
                    if let found @ Some(_) = f(Step { form, operands: [a, b, b] }) {
                        return found;
                    }
                    continue;
                }
                for &c in places {
                    let sorted = !matches!(form, Form::Or3 | Form::Xor3) || b < c;
                    if c != a
                        && c != b
                        && sorted
                        && let found @ Some(_) = f(Step { form, operands: [a, b, c] })
                    {
                        return found;
                    }
                }
            }
        }
    }
    None
}

/// The fewest instructions for a table, if so many, of which there are at most two, are enough.
fn recipe(forms: &[Form], wanted: u8, most: u32) -> Option<Recipe> {
    if wanted == 0 || wanted == 0xff {
        return Some(Recipe::Constant(wanted != 0));
    }
    if let Some(leaf) = LEAVES.iter().position(|&leaf| leaf == wanted) {
        return Some(Recipe::Leaf(leaf));
    }
    // Leaves that the table does not depend on are no operands.
    let places: Vec<usize> = (0..3).filter(|&n| depends(wanted, n)).collect();
    let result = |step: Step, before: u8| {
        step.form.table(step.operands.map(|n| LEAVES.get(n).copied().unwrap_or(before)))
    };
    let one = each_step(forms, &places, &mut |step| (result(step, 0) == wanted).then_some(step));
    if let Some(step) = one {
        return Some(Recipe::Steps(vec![step]));
    }
    if most < 2 {
        return None;
    }
    let mut with_result = places.clone();
    with_result.push(3);
    each_step(forms, &places, &mut |first| {
        let before = result(first, 0);
        each_step(forms, &with_result, &mut |second| {
            (result(second, before) == wanted).then(|| Recipe::Steps(vec![first, second]))
        })
    })
}

/// Whether a table depends on a leaf.
fn depends(table: u8, leaf: usize) -> bool {
    (table >> (1 << leaf) ^ table) & !LEAVES[leaf] != 0
}

/// The table where a leaf is a constant.
fn with_constant(table: u8, leaf: usize, set: bool) -> u8 {
    let (mask, by) = (LEAVES[leaf], 1 << leaf);
    if set { table & mask | (table & mask) >> by } else { table & !mask | (table & !mask) << by }
}

/// A tree that is being looked at.
struct Walk {
    bank: Bank,
    leaves: SmallVec<[Arg; 3]>,
    nodes: u32,
    /// Instructions that take in one of their operands without this search.
    fused: u32,
    /// Operations that are done anyway, as others read them.
    shared: u32,
}

/// A bitwise function of up to three values.
pub(super) struct BitwiseFunction {
    leaves: SmallVec<[Arg; 3]>,
    table: u8,
}

impl Isel<'_> {
    fn logic_forms(&self, bank: Bank) -> Vec<Form> {
        let has = |opcode| table::real(self.generation, opcode).is_some();
        forms(bank, has(op::V_XNOR_B32_e64), has(op::V_XOR3_B32_e64))
    }

    /// The function of bits that an operation computes with its operands' operations, if that takes fewer
    /// instructions than each by itself.
    pub(super) fn bit_function(
        &self,
        bank: Bank,
        operation: BinaryOp,
        a: Arg,
        b: Arg,
    ) -> Option<BitwiseFunction> {
        if !matches!(operation, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor) {
            return None;
        }
        // Only trees, no single operations.
        if self.logic_node(bank, a).is_none() && self.logic_node(bank, b).is_none() {
            return None;
        }
        let forms = self.logic_forms(bank);
        for depth in (1..=DEPTH).rev() {
            let mut walk = Walk { bank, leaves: SmallVec::new(), nodes: 0, fused: 0, shared: 0 };
            let Some(table) = self.logic_tree(&mut walk, operation, [a, b], depth, false) else {
                continue;
            };
            let plain = walk.nodes - walk.fused - walk.shared;
            if plain > 1 && recipe(&forms, table, plain - 1).is_some() {
                return Some(BitwiseFunction { leaves: walk.leaves, table });
            }
        }
        None
    }

    /// The bitwise operation that an operand is the result of, in this block: with its operands, and whether nothing
    /// else reads it.
    fn logic_node(&self, bank: Bank, arg: Arg) -> Option<(BinaryOp, [Arg; 2], bool)> {
        let (value, lane) = arg.value()?;
        let inst = self.body.def_inst(value)?;
        let InstKind::Binary { op, args, .. } = self.body.insts[inst].kind else { return None };
        let logic = matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor);
        if !logic || self.banks.of(value) != bank || self.body.inst_block(inst) != Some(self.home) {
            return None;
        }
        let args = args.map(|v: Value| Arg::of(v, lane));
        let sole = self.sole_use(value).is_some();
        let inverted = op == BinaryOp::Xor && self.constant_bits(args[1]) == Some(-1);
        (sole || inverted).then_some((op, args, sole))
    }

    fn constant_bits(&self, arg: Arg) -> Option<i64> {
        let (value, lane) = arg.value()?;
        let c = value.constant()?;
        if lane.is_some() && self.ty(value).is_vector() {
            return None;
        }
        i64::try_from(self.cx.consts.as_int(c)?).ok()
    }

    fn logic_tree(
        &self,
        walk: &mut Walk,
        operation: BinaryOp,
        args: [Arg; 2],
        depth: u32,
        taken_in: bool,
    ) -> Option<u8> {
        walk.nodes += 1;
        if walk.nodes > MOST_NODES {
            return None;
        }
        // A vector instruction takes in one operation below it.
        let mut takes_in = walk.bank == Bank::V && !taken_in;
        let mut tables = [0; 2];
        for (table, arg) in tables.iter_mut().zip(args) {
            *table = match self.logic_node(walk.bank, arg) {
                Some((BinaryOp::Xor, [inner, ones], sole))
                    if self.constant_bits(ones) == Some(-1) =>
                {
                    walk.nodes += 1;
                    walk.shared += u32::from(!sole);
                    !self.logic_operand(walk, inner, depth)?
                }
                Some((inner, args, true)) if depth > 1 => {
                    let fits = match operation {
                        BinaryOp::Or => inner != BinaryOp::Xor,
                        BinaryOp::Xor => inner == BinaryOp::Xor && !self.generation.is_gfx9(),
                        _ => false,
                    };
                    let fuses = takes_in && fits;
                    if fuses {
                        walk.fused += 1;
                        takes_in = false;
                    }
                    self.logic_tree(walk, inner, args, depth - 1, fuses)?
                }
                _ => Self::leaf(walk, self, arg)?,
            };
        }
        Some(match operation {
            BinaryOp::And => tables[0] & tables[1],
            BinaryOp::Or => tables[0] | tables[1],
            _ => tables[0] ^ tables[1],
        })
    }

    /// Returns the truth table of the operand of a complement.
    fn logic_operand(&self, walk: &mut Walk, arg: Arg, depth: u32) -> Option<u8> {
        match self.logic_node(walk.bank, arg) {
            Some((inner, args, true)) if depth > 1 => {
                self.logic_tree(walk, inner, args, depth - 1, false)
            }
            _ => Self::leaf(walk, self, arg),
        }
    }

    fn leaf(walk: &mut Walk, isel: &Self, arg: Arg) -> Option<u8> {
        let bits = isel.constant_bits(arg);
        match bits {
            Some(0) => return Some(0),
            Some(-1) => return Some(0xff),
            _ => {}
        }
        if let Some(at) = walk.leaves.iter().position(|&leaf| leaf == arg) {
            return Some(LEAVES[at]);
        }
        // The complement of a constant that is there already needs no register of its own.
        let complement =
            |&leaf: &Arg| bits.is_some() && isel.constant_bits(leaf) == bits.map(|b| !b);
        if let Some(at) = walk.leaves.iter().position(complement) {
            return Some(!LEAVES[at]);
        }
        let table = *LEAVES.get(walk.leaves.len())?;
        walk.leaves.push(arg);
        Some(table)
    }

    /// Computes a bitwise function.
    pub(super) fn bit_function_value(
        &mut self,
        bank: Bank,
        ty: Ty,
        function: &BitwiseFunction,
    ) -> Lowered<Val> {
        let mut leaves: Vec<Parts> = Vec::new();
        for &leaf in &function.leaves {
            leaves.push(self.arg_parts(leaf)?);
        }
        let dwords = ty.dwords();
        let whole =
            |parts: &Parts| parts.len() == 2 && parts.iter().all(|p| matches!(p, Part::Reg(..)));
        if bank == Bank::S && dwords == 2 && leaves.iter().all(whole) {
            let parts: Parts = leaves.iter().map(|leaf| self.tuple(Bank::S, leaf)).collect();
            return Ok(self.bit_steps(bank, 2, function.table, &parts));
        }
        let word = |isel: &mut Self, n: usize| {
            let parts: Parts =
                leaves.iter().map(|leaf| leaf.get(n).copied().unwrap_or(Part::Undef)).collect();
            isel.bit_steps(bank, 1, function.table, &parts).parts()[0]
        };
        if dwords == 1 {
            return Ok(Val::one(word(self, 0)));
        }
        let low = word(self, 0);
        Ok(Val::two(low, word(self, 1)))
    }

    /// The instructions for a table, with the leaves where they are.
    fn bit_steps(&mut self, bank: Bank, dwords: usize, table: u8, leaves: &[Part]) -> Val {
        let forms = self.logic_forms(bank);
        let mut table = table;
        for (n, leaf) in leaves.iter().enumerate() {
            match leaf {
                Part::Imm(0) => table = with_constant(table, n, false),
                Part::Imm(bits) if *bits as i32 == -1 => table = with_constant(table, n, true),
                _ => {}
            }
        }
        let spread = |part: Part| {
            if dwords == 2 { Val::two(part, part) } else { Val::one(part) }
        };
        let found =
            recipe(&forms, table, 2).expect("a function of two instructions, or part of one");
        let steps = match found {
            Recipe::Constant(set) => return spread(Part::Imm(if set { -1 } else { 0 })),
            Recipe::Leaf(leaf) if dwords == 2 => return self.split(leaves[leaf]),
            Recipe::Leaf(leaf) => return Val::one(leaves[leaf]),
            Recipe::Steps(steps) => steps,
        };
        let mut result = spread(Part::Undef);
        let mut before = Part::Undef;
        for step in &steps {
            let srcs = step.operands.map(|n| Src::from(leaves.get(n).copied().unwrap_or(before)));
            result = self.bit_step(bank, dwords, step.form, srcs);
            before = match *result.parts() {
                [only] => only,
                _ => self.tuple(bank, result.parts()),
            };
        }
        result
    }

    fn bit_step(&mut self, bank: Bank, dwords: usize, form: Form, [a, b, c]: [Src; 3]) -> Val {
        let imm = |value: i64| Src::from(Part::Imm(value));
        let scalar = |short, long| if dwords == 2 { long } else { short };
        if bank == Bank::S {
            let opcode = match form {
                Form::Not => return self.op(scalar(op::S_NOT_B32, op::S_NOT_B64), &[a]),
                Form::And => scalar(op::S_AND_B32, op::S_AND_B64),
                Form::Or => scalar(op::S_OR_B32, op::S_OR_B64),
                Form::Xor => scalar(op::S_XOR_B32, op::S_XOR_B64),
                Form::Xnor => scalar(op::S_XNOR_B32, op::S_XNOR_B64),
                Form::AndNot => scalar(op::S_ANDN2_B32, op::S_ANDN2_B64),
                Form::OrNot => scalar(op::S_ORN2_B32, op::S_ORN2_B64),
                Form::Nand => scalar(op::S_NAND_B32, op::S_NAND_B64),
                Form::Nor => scalar(op::S_NOR_B32, op::S_NOR_B64),
                _ => unreachable!("no scalar form"),
            };
            return self.op(opcode, &[a, b]);
        }
        match form {
            Form::Not => self.op(op::V_NOT_B32_e64, &[a]),
            Form::And => self.op(op::V_AND_B32_e64, &[a, b]),
            Form::Or => self.op(op::V_OR_B32_e64, &[a, b]),
            Form::Xor => self.op(op::V_XOR_B32_e64, &[a, b]),
            Form::Xnor => self.op(op::V_XNOR_B32_e64, &[a, b]),
            Form::AndNot => self.op(op::V_BFI_B32_e64, &[b, imm(0), a]),
            Form::OrNot => self.op(op::V_BFI_B32_e64, &[b, a, imm(-1)]),
            Form::Choose => self.op(op::V_BFI_B32_e64, &[a, b, c]),
            Form::AndOr => self.op(op::V_AND_OR_B32_e64, &[a, b, c]),
            Form::Or3 => self.op(op::V_OR3_B32_e64, &[a, b, c]),
            Form::Xor3 => self.op(op::V_XOR3_B32_e64, &[a, b, c]),
            Form::Nand | Form::Nor => unreachable!("no vector form"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the truth table that a recipe computes.
    fn computed(recipe: &Recipe) -> u8 {
        match recipe {
            Recipe::Constant(set) => {
                if *set {
                    0xff
                } else {
                    0
                }
            }
            Recipe::Leaf(leaf) => LEAVES[*leaf],
            Recipe::Steps(steps) => steps.iter().fold(0, |before, step| {
                step.form.table(step.operands.map(|n| LEAVES.get(n).copied().unwrap_or(before)))
            }),
        }
    }

    #[test]
    fn recipes_compute_their_tables() {
        for (bank, extra) in [(Bank::S, false), (Bank::V, false), (Bank::V, true)] {
            let forms = forms(bank, extra, extra);
            let mut found = 0;
            for table in 0..=255u8 {
                let Some(recipe) = recipe(&forms, table, 2) else { continue };
                assert_eq!(computed(&recipe), table, "{recipe:?}");
                found += 1;
                // What is left where a leaf is known takes no more.
                for leaf in 0..3 {
                    for set in [false, true] {
                        let rest = with_constant(table, leaf, set);
                        assert!(!depends(rest, leaf));
                        assert!(
                            super::recipe(&forms, rest, 2).is_some(),
                            "{table:#x} {leaf} {set}"
                        );
                    }
                }
            }
            assert!(found > if bank == Bank::S { 80 } else { 150 }, "{bank:?} {found}");
        }
    }

    #[test]
    fn hash_functions_take_few_instructions() {
        let forms = forms(Bank::V, false, false);
        let [x, y, z] = LEAVES;
        let cost = |table: u8| match recipe(&forms, table, 2) {
            Some(Recipe::Steps(steps)) => steps.len(),
            other => panic!("{other:?}"),
        };
        assert_eq!(cost(x & y | !x & z), 1, "choice");
        assert_eq!(cost(x & y ^ x & z ^ y & z), 2, "majority");
        assert_eq!(cost(y ^ (x | !z)), 2, "the fourth function of MD5");
        assert_eq!(cost((x | !y) ^ z), 2, "the third of RIPEMD");
    }
}
