//! Proofs of known bits: of operands of which all combinations of bits are known, no result may contradict what is known of it.

use super::eval::{Code, Lane, Lanes};
use super::table::{Operation, Tables, arity, has_overflow};
use crate::analysis::cfg::Cfg;
use crate::analysis::known_bits::{KnownBits, KnownBitsMap};
use ir::ssa::{
    BinaryOp, Body, Builder, CastOp, Context, FastMath, Flags, InsertPoint, InstKind, IntCc,
    Intrinsic, Module, Type, Value,
};
use smallvec::smallvec;

/// The greatest width of operands.
const WIDTH: u32 = 3;

/// Returns the operations on integers of a width.
fn operations(w: u32) -> Vec<Operation> {
    use BinaryOp::{AShr, Add, And, LShr, Mul, Or, SDiv, SRem, Shl, Sub, UDiv, URem, Xor};
    let none = Flags::NONE;
    let wraps = [none, Flags::NUW, Flags::NSW, Flags::NUW.union(Flags::NSW)];
    let mut list = Vec::new();
    for op in [Add, Sub, Mul, Shl] {
        list.extend(wraps.map(|flags| Operation::Binary(op, flags, w)));
    }
    for op in [UDiv, SDiv, LShr, AShr] {
        list.extend([none, Flags::EXACT].map(|flags| Operation::Binary(op, flags, w)));
    }
    list.extend([none, Flags::DISJOINT].map(|flags| Operation::Binary(Or, flags, w)));
    list.extend([And, Xor, URem, SRem].map(|op| Operation::Binary(op, none, w)));
    for to in 1..w {
        list.extend(wraps.map(|flags| Operation::Cast(CastOp::Trunc, flags, w, to)));
    }
    for to in w + 1..=WIDTH + 1 {
        list.extend([none, Flags::NNEG].map(|f| Operation::Cast(CastOp::ZExt, f, w, to)));
        list.push(Operation::Cast(CastOp::SExt, none, w, to));
    }
    use Intrinsic as I;
    for which in [I::Abs, I::CtLz, I::CtTz] {
        list.extend([false, true].map(|poison| Operation::Call(which, w, w, Some(poison))));
    }
    let plain = [
        I::SMax,
        I::SMin,
        I::UMax,
        I::UMin,
        I::BitReverse,
        I::CtPop,
        I::SAddSat,
        I::UAddSat,
        I::SSubSat,
        I::USubSat,
        I::SShlSat,
        I::UShlSat,
        I::FShl,
        I::FShr,
    ];
    list.extend(plain.map(|which| Operation::Call(which, w, w, None)));
    list
}

fn emitted(b: &mut Builder<'_>, operation: Operation, args: &[Value]) -> Value {
    match operation {
        Operation::Binary(op, flags, _) => b.binary_flags(op, flags, args[0], args[1]),
        Operation::Compare(cc, _, _) => b.icmp(cc, args[0], args[1]),
        Operation::Cast(op, flags, _, to) => {
            let kind = InstKind::Cast { op, flags, fast_math: FastMath::NONE, value: args[0] };
            b.value(kind, Type::int(to))
        }
        Operation::Call(which, w, _, immediate) => {
            assert!(!has_overflow(which), "a pair has no known bits");
            let mut args = args.to_vec();
            args.extend(immediate.map(|value| Value::from(b.cx.consts.bool(value))));
            let name = format!("llvm.{}.i{w}", which.base_name().expect("generic"));
            b.intrinsic(&name, Type::int(w), &args)
        }
    }
}

/// All pairs of masks without a bit in common.
fn all_known(width: u32) -> Vec<KnownBits> {
    let numbers = || 0..1u64 << width;
    let pairs = numbers().flat_map(|zeros| numbers().map(move |ones| KnownBits { zeros, ones }));
    pairs.filter(|k| k.zeros & k.ones == 0).collect()
}

/// A function that masks its parameters so that these bits are known, and the masked parameters.
fn masked(cx: &mut Context, width: u32, known: &[KnownBits]) -> (Body, Vec<Value>) {
    let mut body = Body::default();
    let entry = body.append_block();
    let ty = Type::int(width);
    let params: Vec<Value> = known.iter().map(|_| body.append_param(entry, ty).into()).collect();
    let mut b = Builder::new(&mut body, cx, InsertPoint::End(entry));
    let mask = (1u64 << width) - 1;
    let values = params.into_iter().zip(known).map(|(param, k)| {
        let keep = b.int(ty, u128::from(!k.zeros & mask));
        let set = b.int(ty, u128::from(k.ones));
        let kept = b.and(param, keep);
        b.or(kept, set)
    });
    let values = values.collect();
    (body, values)
}

fn contradicted(
    cx: &Context,
    tables: &mut Tables,
    body: &Body,
    result: Value,
    params: usize,
    width: u32,
) -> Option<String> {
    let map = KnownBitsMap::of(body, cx, &Cfg::of(body), &[]);
    let known = map.value(cx, result);
    let code = Code::of(body, cx, tables);
    let count = 1usize << width;
    (0..count.pow(params as u32)).find_map(|at| {
        let arg = |n: usize| -> Lanes {
            smallvec![Lane::number((at / count.pow(n as u32) % count) as u64)]
        };
        let args: Vec<Lanes> = (0..params).map(arg).collect();
        let outcome = code.run(&args);
        if outcome.undefined || outcome.lanes[0].poison {
            return None;
        }
        let number = u64::from(outcome.lanes[0].numbers.trailing_zeros());
        let fits = number & known.zeros == 0 && !number & known.ones == 0;
        (!fits).then(|| format!("{number:#b} for {args:?}, but {known:?} is known"))
    })
}

#[test]
fn known_bits_hold() {
    let mut cx = Module::new("known.ll").cx;
    let mut tables = Tables::default();
    let mut wrong = Vec::new();
    for width in 1..=WIDTH {
        let all = all_known(width);
        for operation in operations(width) {
            let count = match operation {
                Operation::Binary(..) | Operation::Compare(..) => 2,
                Operation::Cast(..) => 1,
                Operation::Call(which, ..) => arity(which),
            };
            // Of three operands the last one is a constant.
            let tuples =
                all.len().pow(count.min(2) as u32) * if count == 3 { 1 << width } else { 1 };
            for at in 0..tuples {
                let of = |n: usize| all[at / all.len().pow(n as u32) % all.len()];
                let known: Vec<KnownBits> = (0..count.min(2)).map(of).collect();
                let (mut body, mut values) = masked(&mut cx, width, &known);
                let entry = body.entry();
                let mut b = Builder::new(&mut body, &mut cx, InsertPoint::End(entry));
                if count == 3 {
                    let amount = (at / all.len().pow(2)) as u128;
                    values.push(b.int(Type::int(width), amount));
                }
                let result = emitted(&mut b, operation, &values);
                b.ret(Some(result));
                if let Some(how) = contradicted(&cx, &mut tables, &body, result, known.len(), width)
                {
                    wrong.push(format!("{operation:?} of {known:?}: {how}"));
                    break;
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn comparisons_of_known_bits_hold() {
    for width in 1..=4 {
        let all = all_known(width);
        let values =
            |k: KnownBits| (0..1u64 << width).filter(move |n| n & k.zeros == 0 && !n & k.ones == 0);
        for (&a, &cc) in all.iter().flat_map(|a| IntCc::ALL.iter().map(move |cc| (a, cc))) {
            for &b in &all {
                let Some(answer) = a.compare(cc, b, width) else { continue };
                let right = values(a)
                    .all(|x| values(b).all(|y| cc.evaluate(x.into(), y.into(), width) == answer));
                assert!(right, "{a:?} {cc:?} {b:?} in {width} bits is not {answer}");
            }
        }
    }
}

/// A loop of which a parameter takes a step: what is known of it holds in every round.
#[test]
fn known_bits_of_loops_hold() {
    let mut cx = Module::new("loops.ll").cx;
    let mut tables = Tables::default();
    let mut wrong = Vec::new();
    let width = WIDTH;
    let ty = Type::int(width);
    let binaries = operations(width).into_iter().filter_map(|o| match o {
        Operation::Binary(op, flags, _) => Some((op, flags)),
        _ => None,
    });
    for (op, flags) in binaries {
        for known in all_known(width) {
            for step in 0..1u128 << width {
                for rounds in 0..4u128 {
                    let (mut body, values) = masked(&mut cx, width, &[known]);
                    let entry = body.entry();
                    let [head, rest, exit] = [(); 3].map(|()| body.append_block());
                    let mut b = Builder::new(&mut body, &mut cx, InsertPoint::End(entry));
                    let zero = b.int(ty, 0);
                    b.br(head, &[values[0], zero]);
                    let x = Value::from(b.param(head, ty));
                    let n = Value::from(b.param(head, ty));
                    b.place = InsertPoint::End(head);
                    let end = b.int(ty, rounds);
                    let more = b.icmp(IntCc::Ne, n, end);
                    let (again, done) =
                        (b.body.block_call(rest, &[]), b.body.block_call(exit, &[]));
                    b.cond_br(more, again, done);
                    b.place = InsertPoint::End(rest);
                    let by = b.int(ty, step);
                    let next = b.binary_flags(op, flags, x, by);
                    let one = b.int(ty, 1);
                    let count = b.add(n, one);
                    b.br(head, &[next, count]);
                    b.place = InsertPoint::End(exit);
                    b.ret(Some(x));
                    if let Some(how) = contradicted(&cx, &mut tables, &body, x, 1, width) {
                        wrong.push(format!(
                            "{op:?} {flags:?} {step}, {rounds} rounds, from {known:?}: {how}"
                        ));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong[..wrong.len().min(20)].join("\n"));
}
