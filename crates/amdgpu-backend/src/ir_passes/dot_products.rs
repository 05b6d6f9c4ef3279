//! `amdgpu-form-dot-products`: sums of products of bytes by `v_dot4_*`. The walk is [`transform::dot_products`].

use ir::diagnostic::Diagnostic;
use ir::pass::{Change, Entry, IrFunction, Need, Pass, PassCx, PassInfo};
use ir::ssa::{Builder, Context, Type, Value};
use transform::dot_products::{self, DotProducts};

use crate::target::Generation;
use crate::target::subtarget::{Processor, Subtarget};
use crate::target::table::{self, op};

/// The pass.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "amdgpu-form-dot-products",
    about: "Turns sums of products of bytes into dot products of dwords where the processor has them.",
    contract: "AMDGPU; any function, after accesses are merged; what it makes superfluous is left to adce.",
    need: Need::Optional,
    entry: Entry::Function(|| Box::new(FormDotProducts::default())),
};

/// The pass, for one processor, or each function's own.
#[derive(Clone, Debug, Default)]
pub(crate) struct FormDotProducts {
    cpu: Option<&'static Processor>,
}

impl FormDotProducts {
    /// The pass for what is compiled for.
    pub(crate) fn new(cpu: Option<&'static Processor>) -> Self {
        Self { cpu }
    }
}

impl Pass<IrFunction> for FormDotProducts {
    fn run(
        &mut self,
        f: &mut IrFunction,
        cx: &mut Context,
        stats: &mut PassCx<'_>,
    ) -> Result<Change, Diagnostic> {
        // Without a processor none is known to have them.
        let Ok(subtarget) = Subtarget::of_function(cx, f.global, self.cpu, &[]) else {
            return Ok(Change::when(false));
        };
        let instructions = Instructions { generation: subtarget.target.generation };
        // Of values that are the same in all lanes, too: on the scalar unit each byte is taken out first.
        let count = dot_products::run(&mut f.body, cx, &instructions);
        if count > 0 {
            stats.stat("dot products formed", count);
        }
        Ok(Change::when(count > 0))
    }
}

/// The instructions of a generation.
struct Instructions {
    generation: Generation,
}

impl DotProducts for Instructions {
    fn has(&self, signed: [bool; 2]) -> bool {
        let has = |opcode| table::real(self.generation, opcode).is_some();
        match signed {
            [false, false] => has(op::V_DOT4_U32_U8),
            [true, true] => has(op::V_DOT4_I32_I8) || has(op::V_DOT4_I32_IU8),
            [true, false] => has(op::V_DOT4_I32_IU8),
            [false, true] => false,
        }
    }

    fn build(
        &self,
        b: &mut Builder<'_>,
        signed: [bool; 2],
        factors: [Value; 2],
        sum: Value,
    ) -> Value {
        let flag = |b: &mut Builder<'_>, set: bool| b.int(Type::int(1), set.into());
        let wraps = flag(b, false);
        let [left, right] = factors;
        let (name, args): (&str, &[Value]) = match signed {
            [true, false] => {
                let (first, second) = (flag(b, true), flag(b, false));
                ("llvm.amdgcn.sudot4", &[first, left, second, right, sum, wraps])
            }
            [false, _] => ("llvm.amdgcn.udot4", &[left, right, sum, wraps]),
            [true, true] => ("llvm.amdgcn.sdot4", &[left, right, sum, wraps]),
        };
        b.intrinsic(name, Type::int(32), args)
    }

    fn permute(&self, b: &mut Builder<'_>, words: [Value; 2], bytes: [u8; 4]) -> Value {
        let selector = b.int(Type::int(32), u32::from_le_bytes(bytes).into());
        // The second operand has the bytes 0 to 3.
        b.intrinsic("llvm.amdgcn.perm", Type::int(32), &[words[1], words[0], selector])
    }
}
