//! Two operations on halves whose results are packed become one on the pair.
//!
//! A vector of 16-bit integers is registers of 16 bits, and so are the elements of a vector of floats that the IR computes one by
//! one. Where both come from words and go to words again, the halves are taken out, computed with, and put together (measured: a
//! conversion of four bytes to `bfloat` with 28 instead of 36 instructions). What is packed is followed back: the halves of one word are
//! the word, two constants are one, and an operation of both is the operation on words, if one takes the place of two.
//! This sees what selection made, where halves have no poison: in the IR a word is poison if one half is.

use ir::machine::{Inst, MachineFunction, Opcode, Operand, RegOperand, UseDef, VReg};
use ir::pass::{Entry, Need, PassInfo, counted};
use smallvec::SmallVec;

use crate::target::table::{B32, Op};

/// The registry's row.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "nvptx-pair-halves",
    about: "Computes two halves that are packed as one pair.",
    contract: "Any machine function; only registers with one def are touched. What it makes superfluous is left to nvptx-dead-code.",
    need: Need::Optional,
    entry: Entry::Machine(|| counted("packs replaced", |func, ()| run(func))),
};

/// Operations that are followed back from a pack.
const MOST_STEPS: u32 = 6;

/// Copies that are looked through, one after the other.
const MOST_COPIES: u32 = 8;

/// The operation on pairs that an operation on halves is one half of, and whether it takes constants.
fn on_pairs(opcode: Opcode) -> Option<(Op, bool)> {
    /// Bits alone.
    const BITS: &[(Op, Op)] = &[
        (Op::AndB16, Op::AndB32),
        (Op::OrB16, Op::OrB32),
        (Op::XorB16, Op::XorB32),
        (Op::NotB16, Op::NotB32),
    ];
    const FLOATS: &[(Op, Op)] = &[
        (Op::AddF16, Op::AddF16x2),
        (Op::SubF16, Op::SubF16x2),
        (Op::MulF16, Op::MulF16x2),
        (Op::FmaF16, Op::FmaF16x2),
        (Op::MinF16, Op::MinF16x2),
        (Op::MinNanF16, Op::MinNanF16x2),
        (Op::MaxF16, Op::MaxF16x2),
        (Op::MaxNanF16, Op::MaxNanF16x2),
        (Op::NegF16, Op::NegF16x2),
        (Op::AbsF16, Op::AbsF16x2),
        (Op::AddBf16, Op::AddBf16x2),
        (Op::SubBf16, Op::SubBf16x2),
        (Op::MulBf16, Op::MulBf16x2),
        (Op::FmaBf16, Op::FmaBf16x2),
        (Op::MinBf16, Op::MinBf16x2),
        (Op::MinNanBf16, Op::MinNanBf16x2),
        (Op::MaxBf16, Op::MaxBf16x2),
        (Op::MaxNanBf16, Op::MaxNanBf16x2),
        (Op::NegBf16, Op::NegBf16x2),
        (Op::AbsBf16, Op::AbsBf16x2),
    ];
    let find =
        |list: &[(Op, Op)]| list.iter().find(|row| row.0.opcode() == opcode).map(|row| row.1);
    find(BITS).map(|op| (op, true)).or_else(|| find(FLOATS).map(|op| (op, false)))
}

/// A pair of halves.
enum Pair {
    /// A register has it.
    Word(VReg),
    Constant(i64),
    /// It is computed; whether the operation takes constants.
    Operation(Op, bool, SmallVec<[Box<Pair>; 3]>),
}

/// Replaces packs. Returns their number.
fn run(func: &mut MachineFunction) -> u64 {
    let is_pack = |&inst: &Inst| func.opcode(inst) == Op::PackB32.opcode();
    let packs: Vec<Inst> = func.all_insts().filter(is_pack).collect();
    if packs.is_empty() {
        return 0;
    }
    let uses = UseDef::new(func);
    let mut count = 0;
    for pack in packs {
        let &[Operand::Reg(dst), low, high] = func.operands(pack) else { continue };
        let Some(pair) = pair_of(func, &uses, [low, high], 0) else { continue };
        let source = match pair {
            Pair::Word(word) => Operand::Reg(RegOperand::new(word)),
            Pair::Constant(number) => Operand::Imm(number),
            Pair::Operation(op, constants, args) => {
                let args = operands(func, pack, constants, &args);
                insert(func, pack, op, dst, &args);
                func.remove_inst(pack);
                count += 1;
                continue;
            }
        };
        insert(func, pack, Op::MovB32, dst, &[source]);
        func.remove_inst(pack);
        count += 1;
    }
    count
}

/// Origin of a half, past copies and words that it was put in.
struct Origin {
    inst: Inst,
    /// The word that it is the lower or the upper half of.
    word: Option<(VReg, bool)>,
    /// Nothing else reads it, nor a copy of it.
    once: bool,
}

impl Origin {
    fn of(func: &MachineFunction, uses: &UseDef, mut half: Operand) -> Option<Origin> {
        let mut once = true;
        for _ in 0..MOST_COPIES {
            let reg = half.as_reg()?.reg.as_virtual()?;
            let inst = uses.def(reg)?;
            once &= uses.has_one_use(reg);
            let opcode = func.opcode(inst);
            match *func.operands(inst) {
                [_, source @ Operand::Reg(_)] if opcode == Op::MovB16.opcode() => half = source,
                [Operand::Reg(low), _, Operand::Reg(word)] if opcode == Op::UnpackB32.opcode() => {
                    let upper = low.reg.as_virtual() != Some(reg);
                    let word = word.reg.as_virtual()?;
                    let def = uses.def(word)?;
                    // A pack that was replaced has no block any more; what it has put together is computed in pairs already.
                    let packed =
                        func.opcode(def) == Op::PackB32.opcode() && func.inst_block(def).is_some();
                    match *func.operands(def) {
                        [_, low, high] if packed => {
                            once &= uses.has_one_use(word);
                            half = if upper { high } else { low };
                        }
                        _ => return Some(Origin { inst, word: Some((word, upper)), once }),
                    }
                }
                _ => return Some(Origin { inst, word: None, once }),
            }
        }
        None
    }
}

/// The number that a half is.
fn constant(func: &MachineFunction, uses: &UseDef, half: Operand) -> Option<i64> {
    if let Operand::Imm(number) = half {
        return Some(number);
    }
    let inst = Origin::of(func, uses, half)?.inst;
    match *func.operands(inst) {
        [_, Operand::Imm(number)] if func.opcode(inst) == Op::MovB16.opcode() => Some(number),
        _ => None,
    }
}

/// Two halves as a pair, if that is not more to compute. Below the pack itself (`steps`) nothing else may read them, so that
/// they go.
fn pair_of(
    func: &MachineFunction,
    uses: &UseDef,
    halves: [Operand; 2],
    steps: u32,
) -> Option<Pair> {
    if let [Some(low), Some(high)] = halves.map(|half| constant(func, uses, half)) {
        let word = u32::from(low as u16) | u32::from(high as u16) << 16;
        return Some(Pair::Constant(i64::from(word as i32)));
    }
    let [low, high] = [Origin::of(func, uses, halves[0])?, Origin::of(func, uses, halves[1])?];
    match (low.word, high.word) {
        (Some((word, false)), Some((other, true))) if word == other => {
            return Some(Pair::Word(word));
        }
        (None, None) => {}
        _ => return None,
    }
    let (a, b) = (low.inst, high.inst);
    let opcode = func.opcode(a);
    let once = steps == 0 || low.once && high.once;
    if a == b || opcode != func.opcode(b) || steps == MOST_STEPS || !once {
        return None;
    }
    let (op, constants) = on_pairs(opcode)?;
    let sources = func.operands(a)[1..].iter().zip(&func.operands(b)[1..]);
    let args: Option<_> =
        sources.map(|(&x, &y)| pair_of(func, uses, [x, y], steps + 1).map(Box::new)).collect();
    Some(Pair::Operation(op, constants, args?))
}

/// Computes the sources of an operation before an instruction.
fn operands(
    func: &mut MachineFunction,
    at: Inst,
    constants: bool,
    args: &[Box<Pair>],
) -> SmallVec<[Operand; 4]> {
    let in_order = args.iter().map(|arg| {
        let to = |func: &mut MachineFunction, op, args: &[Operand]| {
            let reg = func.new_vreg(B32);
            insert(func, at, op, RegOperand::def(reg), args);
            Operand::Reg(RegOperand::new(reg))
        };
        match &**arg {
            Pair::Word(word) => Operand::Reg(RegOperand::new(*word)),
            Pair::Constant(number) if constants => Operand::Imm(*number),
            Pair::Constant(number) => to(func, Op::MovB32, &[Operand::Imm(*number)]),
            Pair::Operation(op, constants, args) => {
                let args = operands(func, at, *constants, args);
                to(func, *op, &args)
            }
        }
    });
    in_order.collect()
}

fn insert(func: &mut MachineFunction, at: Inst, op: Op, dst: RegOperand, sources: &[Operand]) {
    let mut list: SmallVec<[Operand; 4]> = SmallVec::new();
    list.push(Operand::Reg(dst));
    list.extend_from_slice(sources);
    let block = func.inst_block(at).expect("an instruction in a block");
    let inst = func.create_inst(op.opcode(), &list);
    func.insert_inst(inst, block, Some(at));
}
