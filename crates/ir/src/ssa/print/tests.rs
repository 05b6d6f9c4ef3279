//! Text of modules made by hand; the reader's tests print what was read.

use super::super::*;
use super::{function_to_string, inst_to_string, module_to_string};

#[test]
fn names_are_unique_and_quoted() {
    let mut cx = Context::default();
    let ty = cx.types.function(Type::I32, &[Type::I32], false);
    let global = cx.add_global(GlobalData::new("a b", ty, GlobalKind::Function(Box::default())));
    let mut body = Body::default();
    let entry = body.append_block();
    let a: Value = body.append_param(entry, Type::I32).into();
    let mut b = Builder::new(&mut body, &mut cx, InsertPoint::End(entry));
    let values = [b.add(a, a), b.add(a, a), b.add(a, a), b.add(a, a)];
    let ret = b.ret(Some(values[3]));
    for (value, name) in values.iter().zip(["x", "x", "7", "x.1"]) {
        body.set_local_name(value.local().unwrap(), name);
    }
    assert_eq!(
        function_to_string(&cx, Some(&body), global),
        "define i32 @\"a b\"(i32 %0) {
  %x = add i32 %0, %0
  %x.1 = add i32 %0, %0
  %\"7\" = add i32 %0, %0
  %x.1.1 = add i32 %0, %0
  ret i32 %x.1.1
}
"
    );
    assert_eq!(inst_to_string(&cx, &body, ret), "ret i32 %x.1.1");
}

#[test]
fn parameters_become_phis() {
    let mut cx = Context::default();
    let ty = cx.types.function(Type::I32, &[Type::I1], false);
    let global = cx.add_global(GlobalData::new("f", ty, GlobalKind::Function(Box::default())));
    let mut body = Body::default();
    let (entry, join, lost) = (body.append_block(), body.append_block(), body.append_block());
    let c: Value = body.append_param(entry, Type::I1).into();
    let x: Value = body.append_param(join, Type::I32).into();
    let y: Value = body.append_param(lost, Type::I32).into();
    body.set_block_name(join, "join");
    let one: Value = cx.consts.i32(1).into();
    let then = body.block_call(join, &[one]);
    let otherwise = body.block_call(join, &[one]);
    Builder::new(&mut body, &mut cx, InsertPoint::End(entry)).cond_br(c, then, otherwise);
    Builder::new(&mut body, &mut cx, InsertPoint::End(join)).ret(Some(x));
    Builder::new(&mut body, &mut cx, InsertPoint::End(lost)).ret(Some(y));
    let text = function_to_string(&cx, Some(&body), global);
    assert!(text.contains("  %2 = phi i32 [ 1, %1 ], [ 1, %1 ]\n"), "{text}");
    // A block that nothing branches to has no operands for its phis.
    assert!(text.contains("\n3:\n  %4 = freeze i32 poison\n"), "{text}");
}

#[test]
fn globals_constants_and_groups() {
    let mut module = Module::new("m");
    let cx = &mut module.cx;
    let array = cx.types.array(Type::I8, 3);
    let bytes = cx.consts.intern(ConstData::Bytes { ty: array, data: b"a\"\n".as_slice().into() });
    let variable = Variable { initializer: Some(bytes), constant: true, ..Variable::default() };
    let mut data = GlobalData::new("text", array, GlobalKind::Variable(variable));
    data.linkage = Linkage::Private;
    data.address_space = 4;
    data.align = Align::new(16);
    cx.add_global(data);
    let wide = Type::int(200);
    let minus_one = cx.consts.intern(ConstData::WideInt {
        ty: wide,
        limbs: vec![u64::MAX, u64::MAX, u64::MAX, 0xff].into(),
    });
    let variable = Variable { initializer: Some(minus_one), ..Variable::default() };
    cx.add_global(GlobalData::new("", wide, GlobalKind::Variable(variable)));
    let attrs = cx.attrs.intern(&[
        Attribute::flag(sym::NOUNWIND),
        Attribute { key: sym::TARGET_CPU, value: AttrValue::String(Some("sm_90".into())) },
    ]);
    let ty = cx.types.function(Type::VOID, &[], false);
    for name in ["f", "g"] {
        let function = FunctionData { attrs, ..FunctionData::default() };
        cx.add_global(GlobalData::new(name, ty, GlobalKind::Function(Box::new(function))));
    }
    assert_eq!(
        module_to_string(&module),
        "source_filename = \"m\"

@text = private addrspace(4) constant [3 x i8] c\"a\\22\\0A\", align 16
@0 = global i200 -1

declare void @f() #0

declare void @g() #0

attributes #0 = { nounwind \"target-cpu\"=\"sm_90\" }
"
    );
}
