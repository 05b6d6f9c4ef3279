//! Invalid modules that no text can express, so that only a pass can produce them.

use super::super::*;
use super::verify;

/// `define i32 @f(i32 %a, i1 %c)` with a body made by `build`.
fn module(build: impl FnOnce(&mut Body, &mut Context, Block)) -> Module {
    let mut module = Module::new("test");
    let ty = module.cx.types.function(Type::I32, &[Type::I32, Type::I1], false);
    let mut body = Body::default();
    let entry = body.append_block();
    body.append_param(entry, Type::I32);
    body.append_param(entry, Type::I1);
    build(&mut body, &mut module.cx, entry);
    let body = module.bodies.push(body);
    let function = FunctionData { body: Some(body).into(), ..FunctionData::default() };
    module.cx.add_global(GlobalData::new("f", ty, GlobalKind::Function(Box::new(function))));
    module
}

fn messages(build: impl FnOnce(&mut Body, &mut Context, Block)) -> String {
    verify(&module(build)).to_string()
}

fn params(body: &Body, entry: Block) -> (Value, Value) {
    let params = body.block_params(entry);
    (params[0].into(), params[1].into())
}

#[test]
fn a_good_function() {
    let text = messages(|body, cx, entry| {
        let (a, _) = params(body, entry);
        let mut b = Builder::new(body, cx, InsertPoint::End(entry));
        let sum = b.add(a, a);
        b.ret(Some(sum));
    });
    assert_eq!(text, "");
}

#[test]
fn edges_between_two_blocks_carry_the_same_arguments() {
    let build = |same: bool| {
        messages(|body, cx, entry| {
            let (a, c) = params(body, entry);
            let join = body.append_block();
            let x = body.append_param(join, Type::I32);
            let one: Value = cx.consts.i32(1).into();
            let then = body.block_call(join, &[a]);
            let otherwise = body.block_call(join, &[if same { a } else { one }]);
            Builder::new(body, cx, InsertPoint::End(entry)).cond_br(c, then, otherwise);
            Builder::new(body, cx, InsertPoint::End(join)).ret(Some(x.into()));
        })
    };
    assert_eq!(build(true), "");
    assert!(build(false).contains("two edges to block number 1 carry different arguments"));
}

#[test]
fn edges_fit_their_targets() {
    let with_args = |args: fn(Value, Value) -> Vec<Value>| {
        messages(|body, cx, entry| {
            let (a, c) = params(body, entry);
            let join = body.append_block();
            let x = body.append_param(join, Type::I32);
            let args = args(a, c);
            Builder::new(body, cx, InsertPoint::End(entry)).br(join, &args);
            Builder::new(body, cx, InsertPoint::End(join)).ret(Some(x.into()));
        })
    };
    assert_eq!(with_args(|a, _| vec![a]), "");
    assert!(with_args(|_, _| vec![]).contains("0 arguments for 1 parameters"));
    assert!(with_args(|_, c| vec![c]).contains("has type 'i1', expected 'i32'"));
}

#[test]
fn definitions_dominate_uses() {
    let text = messages(|body, cx, entry| {
        let (a, c) = params(body, entry);
        let (left, join) = (body.append_block(), body.append_block());
        let (to_left, to_join) = (body.block_call(left, &[]), body.block_call(join, &[]));
        Builder::new(body, cx, InsertPoint::End(entry)).cond_br(c, to_left, to_join);
        let mut b = Builder::new(body, cx, InsertPoint::End(left));
        let sum = b.add(a, a);
        b.br(join, &[]);
        Builder::new(body, cx, InsertPoint::End(join)).ret(Some(sum));
    });
    assert!(text.contains("operand does not dominate its use"), "{text}");
    assert!(text.contains("in function 'f'"), "{text}");
}

#[test]
fn removed_values_are_not_used() {
    let text = messages(|body, cx, entry| {
        let (a, _) = params(body, entry);
        let mut b = Builder::new(body, cx, InsertPoint::End(entry));
        let sum = b.add(a, a);
        b.ret(Some(sum));
        let inst = body.def_inst(sum).unwrap();
        body.remove_inst(inst);
    });
    assert!(text.contains("operand is not defined in the function"), "{text}");
}

#[test]
fn order_within_a_block_counts() {
    let text = messages(|body, cx, entry| {
        let (a, _) = params(body, entry);
        let mut b = Builder::new(body, cx, InsertPoint::End(entry));
        let first = b.add(a, a);
        let second = b.add(first, a);
        b.ret(Some(second));
        let (first, second) = (body.def_inst(first).unwrap(), body.def_inst(second).unwrap());
        body.remove_inst(first);
        body.insert_inst_after(first, second);
    });
    assert!(text.contains("operand does not dominate its use"), "{text}");
}

#[test]
fn blocks_end_in_one_terminator() {
    let none = messages(|body, cx, entry| {
        let (a, _) = params(body, entry);
        Builder::new(body, cx, InsertPoint::End(entry)).add(a, a);
    });
    assert!(none.contains("does not end with a terminator"), "{none}");
    let two = messages(|body, cx, entry| {
        let (a, _) = params(body, entry);
        Builder::new(body, cx, InsertPoint::End(entry)).ret(Some(a));
        Builder::new(body, cx, InsertPoint::End(entry)).ret(Some(a));
    });
    assert!(two.contains("instruction after a terminator"), "{two}");
}

#[test]
fn branches_stay_in_the_layout() {
    let text = messages(|body, cx, entry| {
        let gone = body.make_block();
        Builder::new(body, cx, InsertPoint::End(entry)).br(gone, &[]);
    });
    assert!(text.contains("branch to a block that is not in the function"), "{text}");
}

#[test]
fn types_of_results() {
    let text = messages(|body, cx, entry| {
        let (a, c) = params(body, entry);
        let mut b = Builder::new(body, cx, InsertPoint::End(entry));
        let kind = InstKind::Binary {
            op: BinaryOp::Add,
            flags: Flags::EXACT,
            fast_math: FastMath::NONE,
            args: [a, c],
        };
        let sum = b.value(kind, Type::I32);
        b.ret(Some(sum));
    });
    assert!(text.contains("second operand: type 'i1', expected 'i32'"), "{text}");
    let text = messages(|body, cx, entry| {
        let (_, c) = params(body, entry);
        Builder::new(body, cx, InsertPoint::End(entry)).ret(Some(c));
    });
    assert!(text.contains("returned value: type 'i1', expected 'i32'"), "{text}");
}

#[test]
fn unreachable_code_may_use_what_it_likes() {
    let text = messages(|body, cx, entry| {
        let (a, _) = params(body, entry);
        let (one, two) = (body.append_block(), body.append_block());
        Builder::new(body, cx, InsertPoint::End(entry)).ret(Some(a));
        let mut b = Builder::new(body, cx, InsertPoint::End(one));
        let x = b.add(a, a);
        b.br(two, &[]);
        let mut b = Builder::new(body, cx, InsertPoint::End(two));
        b.add(x, x);
        b.br(one, &[]);
    });
    assert_eq!(text, "");
}

#[test]
fn messages_are_limited() {
    let found = verify(&module(|body, cx, entry| {
        let (a, c) = params(body, entry);
        for _ in 0..1000 {
            let kind = InstKind::Select { fast_math: FastMath::NONE, args: [a, a, c] };
            Builder::new(body, cx, InsertPoint::End(entry)).inst(kind, Type::I32);
        }
        Builder::new(body, cx, InsertPoint::End(entry)).ret(Some(a));
    }));
    assert_eq!(found.len(), super::LIMIT);
}
