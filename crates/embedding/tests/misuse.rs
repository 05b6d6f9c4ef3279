//! Modules that a program builds wrongly: each backend returns a diagnostic, whatever they hold.

use ir::ssa::{CallConv, FunctionBuilder, IntCc, Module, Type, Value};

/// A backend as far as these tests need it.
struct Target {
    name: &'static str,
    module: fn(&str) -> Module,
    kernel: CallConv,
    global: Type,
    compile: fn(Module) -> Result<(), String>,
}

fn targets() -> [Target; 3] {
    [
        Target {
            name: "amdgcn",
            module: amdgpu_backend::kernel_builder::module,
            kernel: amdgpu_backend::kernel_builder::KERNEL,
            global: amdgpu_backend::kernel_builder::GLOBAL,
            compile: |module| {
                let cpu =
                    amdgpu_backend::Processor::by_name("gfx1100").map_err(|e| e.to_string())?;
                let options = amdgpu_backend::Options::new(cpu);
                amdgpu_backend::compile(module, &options).map(drop).map_err(|e| e.to_string())
            },
        },
        Target {
            name: "nvptx64",
            module: nvptx_backend::kernel_builder::module,
            kernel: nvptx_backend::kernel_builder::KERNEL,
            global: nvptx_backend::kernel_builder::GLOBAL,
            compile: |module| {
                let options = nvptx_backend::Options::new(nvptx_backend::Sm::new(90));
                nvptx_backend::compile(module, &options).map(drop).map_err(|e| e.to_string())
            },
        },
        Target {
            name: "intel",
            module: intel_backend::kernel_builder::module,
            kernel: intel_backend::kernel_builder::KERNEL,
            global: intel_backend::kernel_builder::GLOBAL,
            compile: |module| {
                let device = intel_backend::Device::by_name("skl").map_err(|e| e.to_string())?;
                let options = intel_backend::Options::new(device);
                intel_backend::compile(module, &options).map(drop).map_err(|e| e.to_string())
            },
        },
    ]
}

/// Returns the error of a kernel `k(ptr p, i32 n, float x)` whose body is built by `build`. It is finished if `build` says so.
fn refused(target: &Target, build: impl FnOnce(&mut FunctionBuilder<'_>) -> bool) -> String {
    let mut module = (target.module)("misuse");
    let params = [("p", target.global), ("n", Type::I32), ("x", Type::FLOAT)];
    let mut f = FunctionBuilder::new(&mut module, "k", target.kernel, &params);
    if build(&mut f) {
        f.finish();
    }
    (target.compile)(module).expect_err(target.name)
}

#[test]
fn operands_of_other_types_are_named() {
    for target in targets() {
        let message = refused(&target, |f| {
            let (p, n, x) = (f.arg(0), f.arg(1), f.arg(2));
            let sum = f.fadd(x, n);
            f.store_element(sum, p, n);
            true
        });
        assert!(message.contains("type 'i32', expected 'float'"), "{message}");
        let message = refused(&target, |f| {
            let (p, n) = (f.arg(0), f.arg(1));
            let wide = f.int(Type::I64, 7);
            let sum = f.add(n, wide);
            f.store_element(sum, p, n);
            true
        });
        assert!(message.contains("type 'i64', expected 'i32'"), "{message}");
        let message = refused(&target, |f| {
            let (n, x) = (f.arg(1), f.arg(2));
            f.store_element(n, x, n);
            true
        });
        assert!(message.contains("expected a pointer"), "{message}");
    }
}

#[test]
fn functions_without_an_end_are_named() {
    for target in targets() {
        let message = refused(&target, |f| {
            let (p, n) = (f.arg(0), f.arg(1));
            f.store_element(n, p, n);
            false
        });
        assert!(message.contains("does not end with a terminator"), "{message}");
        let message = refused(&target, |f| {
            let (n, zero) = (f.arg(1), f.int(Type::I32, 0));
            let positive = f.icmp(IntCc::Sgt, n, zero);
            // The arm is never come back from.
            let arm = f.body.append_block();
            let call = f.body.block_call(arm, &[]);
            f.cond_br(positive, call, call);
            false
        });
        assert!(message.contains("does not end with a terminator"), "{message}");
    }
}

#[test]
fn values_of_other_functions_are_named() {
    for target in targets() {
        let mut other = (target.module)("other");
        let far = {
            let mut f = FunctionBuilder::new(&mut other, "g", target.kernel, &[("n", Type::I32)]);
            let mut value = f.arg(0);
            for _ in 0..100 {
                value = f.add(value, value);
            }
            f.finish();
            value
        };
        let number: Value = {
            let mut f = FunctionBuilder::new(&mut other, "h", target.kernel, &[]);
            (0..1000).map(|n| f.int(Type::I32, n)).last().expect("a constant")
        };
        for foreign in [far, number] {
            let message = refused(&target, |f| {
                let (p, n) = (f.arg(0), f.arg(1));
                let sum = f.add(n, foreign);
                f.store_element(sum, p, foreign);
                f.store_element(foreign, p, n);
                let yes = f.icmp(IntCc::Eq, foreign, n);
                f.if_then(yes, |f| f.store_element(n, p, n));
                f.fneg(foreign);
                true
            });
            let named =
                message.contains("another function") || message.contains("no such constant");
            assert!(named, "{}: {message}", target.name);
        }
    }
}

#[test]
fn intrinsics_with_other_operands_are_named() {
    for (target, name) in targets().iter().zip(["llvm.amdgcn.readlane.i32", "llvm.nvvm.mul24.i"]) {
        let message = refused(target, |f| {
            let n = f.arg(1);
            f.call_intrinsic(name, Type::I32, &[n]);
            true
        });
        assert!(message.contains(&format!("'{name}' cannot have type 'i32 (i32)'")), "{message}");
    }
}
