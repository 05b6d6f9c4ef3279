//! Operations on floats as kernels, as constants, and by exact arithmetic.

use crate::exact::{self, FORMATS, Format, Result};
use crate::inputs;
use gpu_sim::launch::Launch;
use std::fmt::Write as _;
use testsuite::generate::Target;

/// An operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Operation {
    /// An instruction or intrinsic with some operands of the format.
    Plain(&'static str, usize),
    /// A comparison.
    Compare(&'static str),
    /// To another format.
    Convert(Format),
    /// To an integer: the function, its width, and whether the number may be out of range.
    ToInt(&'static str, u32),
    /// From an integer.
    FromInt(&'static str, u32),
    /// Times a power of two.
    Scale,
    /// The fraction, or else the exponent.
    Parts(bool),
}

/// An operation on a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Case {
    pub(crate) format: Format,
    pub(crate) operation: Operation,
}

impl std::fmt::Display for Case {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let name = self.format.name;
        match self.operation {
            Operation::Plain(op, _) => write!(f, "{op} {name}"),
            Operation::Compare(cc) => write!(f, "fcmp {cc} {name}"),
            Operation::Convert(to) => write!(f, "{name} to {}", to.name),
            Operation::ToInt(op, width) => write!(f, "{op} {name} to i{width}"),
            Operation::FromInt(op, width) => write!(f, "{op} i{width} to {name}"),
            Operation::Scale => write!(f, "ldexp {name}"),
            Operation::Parts(true) => write!(f, "fraction of frexp {name}"),
            Operation::Parts(false) => write!(f, "exponent of frexp {name}"),
        }
    }
}

/// Returns all operations on all formats.
pub(crate) fn all() -> Vec<Case> {
    use Operation::{Compare, Convert, FromInt, Parts, Plain, Scale, ToInt};
    let unary = [
        "fneg",
        "fabs",
        "sqrt",
        "floor",
        "ceil",
        "trunc",
        "rint",
        "nearbyint",
        "roundeven",
        "round",
        "canonicalize",
    ];
    let binary = [
        "fadd",
        "fsub",
        "fmul",
        "fdiv",
        "frem",
        "minnum",
        "maxnum",
        "minimum",
        "maximum",
        "minimumnum",
        "maximumnum",
        "copysign",
    ];
    let conditions = [
        "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
        "uno",
    ];
    let mut operations: Vec<Operation> = unary.map(|op| Plain(op, 1)).to_vec();
    operations.extend(binary.map(|op| Plain(op, 2)));
    operations.push(Plain("fma", 3));
    operations.extend(conditions.map(Compare));
    for width in [8, 16, 32, 64] {
        operations
            .extend(["fptosi", "fptoui", "fptosi.sat", "fptoui.sat"].map(|op| ToInt(op, width)));
        operations.extend(["sitofp", "uitofp"].map(|op| FromInt(op, width)));
    }
    operations.extend([Scale, Parts(true), Parts(false)]);
    let mut cases = Vec::new();
    for format in FORMATS {
        cases.extend(operations.iter().map(|&operation| Case { format, operation }));
        let others = FORMATS.into_iter().filter(|to| to.bits() != format.bits());
        cases.extend(others.map(|to| Case { format, operation: Convert(to) }));
    }
    cases
}

/// Result that an input must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Expected {
    /// Any NaN of the format.
    Nan,
    /// These bits.
    Bits(u64),
    /// Nothing: the result is not defined.
    Anything,
}

impl From<Result> for Expected {
    fn from(result: Result) -> Expected {
        match result {
            Result::Nan => Expected::Nan,
            Result::Bits(bits) => Expected::Bits(bits),
        }
    }
}

impl From<Option<u64>> for Expected {
    fn from(result: Option<u64>) -> Expected {
        result.map_or(Expected::Anything, Expected::Bits)
    }
}

/// Exponents that numbers are scaled by.
const EXPONENTS: [i32; 16] =
    [0, 1, -1, 7, -7, 14, -14, 24, -24, 127, -149, 1023, -1074, 3000, i32::MAX, i32::MIN];

impl Case {
    /// Returns the operands' tuples.
    pub(crate) fn inputs(&self, most: usize) -> Vec<Vec<u64>> {
        let one = |list: Vec<u64>| list.into_iter().map(|x| vec![x]).collect();
        match self.operation {
            Operation::Plain(_, count) => inputs::operands(self.format, count, most),
            Operation::Compare(_) => inputs::operands(self.format, 2, most / 2),
            Operation::FromInt(_, width) => one(inputs::integers(width)),
            Operation::Scale => {
                let numbers = inputs::special(self.format);
                let with = |&x: &u64| EXPONENTS.map(|e| vec![x, u64::from(e as u32)]);
                numbers.iter().flat_map(with).collect()
            }
            _ => one(inputs::special(self.format)),
        }
    }

    /// Returns what an input must give.
    pub(crate) fn expected(&self, x: &[u64]) -> Expected {
        let format = self.format;
        match self.operation {
            Operation::Plain(name, _) => exact::operation(format, name, x).into(),
            Operation::Compare(cc) => {
                Expected::Bits(u64::from(exact::compares(format, cc, x[0], x[1])))
            }
            Operation::Convert(to) => exact::convert(format, to, x[0]).into(),
            Operation::ToInt(name, width) => {
                let signed = name.starts_with("fptosi");
                exact::to_int(&format.class(x[0]), width, signed, name.ends_with("sat")).into()
            }
            Operation::FromInt(name, width) => {
                Expected::Bits(exact::from_int(format, x[0], width, name == "sitofp"))
            }
            Operation::Scale => exact::scaled(format, x[0], x[1] as u32 as i32).into(),
            Operation::Parts(true) => exact::parts(format, x[0]).0.into(),
            Operation::Parts(false) => {
                exact::parts(format, x[0]).1.map(|e| u64::from(e as u32)).into()
            }
        }
    }

    /// Returns the widths of the operands and that of the result.
    fn widths(&self) -> (Vec<u32>, u32) {
        let own = self.format.bits();
        match self.operation {
            Operation::Plain(_, count) => (vec![own; count], own),
            Operation::Compare(_) => (vec![own; 2], 8),
            Operation::Convert(to) => (vec![own], to.bits()),
            Operation::ToInt(_, width) => (vec![own], width),
            Operation::FromInt(_, width) => (vec![width], own),
            Operation::Scale => (vec![own, 32], own),
            Operation::Parts(true) => (vec![own], own),
            Operation::Parts(false) => (vec![own], 32),
        }
    }

    /// Returns whether a result is what it must be.
    pub(crate) fn is_right(&self, expected: Expected, found: u64) -> bool {
        let format = if let Operation::Convert(to) = self.operation { to } else { self.format };
        match expected {
            Expected::Anything => true,
            Expected::Nan => format.is_nan(found),
            Expected::Bits(bits) => bits == found,
        }
    }

    /// Returns a function of the operation, its result an integer, and the declarations that it needs.
    pub(crate) fn function(&self) -> String {
        let Format { name: ty, suffix, .. } = self.format;
        let (widths, result) = self.widths();
        let params: Vec<String> =
            widths.iter().enumerate().map(|(n, w)| format!("i{w} %x{n}")).collect();
        let mut body = String::new();
        let mut declaration = String::new();
        let count = match self.operation {
            Operation::FromInt(..) => 0,
            Operation::Scale => 1,
            _ => widths.len(),
        };
        for (n, width) in widths.iter().enumerate().take(count) {
            let _ = writeln!(body, "  %f{n} = bitcast i{width} %x{n} to {ty}");
        }
        let own = self.format.bits();
        let back = |body: &mut String, ty: &str, bits: u32| {
            let _ = writeln!(body, "  %o = bitcast {ty} %r to i{bits}");
        };
        match self.operation {
            Operation::Plain(op @ ("fadd" | "fsub" | "fmul" | "fdiv" | "frem"), _) => {
                let _ = writeln!(body, "  %r = {op} {ty} %f0, %f1");
                back(&mut body, ty, own);
            }
            Operation::Plain("fneg", _) => {
                let _ = writeln!(body, "  %r = fneg {ty} %f0");
                back(&mut body, ty, own);
            }
            Operation::Plain(op, count) => {
                let args: Vec<String> = (0..count).map(|n| format!("{ty} %f{n}")).collect();
                let _ = writeln!(body, "  %r = call {ty} @llvm.{op}.{suffix}({})", args.join(", "));
                declaration =
                    format!("declare {ty} @llvm.{op}.{suffix}({})\n", vec![ty; count].join(", "));
                back(&mut body, ty, own);
            }
            Operation::Compare(cc) => {
                let _ = writeln!(body, "  %r = fcmp {cc} {ty} %f0, %f1");
                body.push_str("  %o = zext i1 %r to i8\n");
            }
            Operation::Convert(to) => {
                let op = if to.bits() > own { "fpext" } else { "fptrunc" };
                let _ = writeln!(body, "  %r = {op} {ty} %f0 to {}", to.name);
                back(&mut body, to.name, to.bits());
            }
            Operation::ToInt(op, width) if op.ends_with("sat") => {
                let name = format!("@llvm.{op}.i{width}.{suffix}");
                let _ = writeln!(body, "  %o = call i{width} {name}({ty} %f0)");
                declaration = format!("declare i{width} {name}({ty})\n");
            }
            Operation::ToInt(op, width) => {
                let _ = writeln!(body, "  %o = {op} {ty} %f0 to i{width}");
            }
            Operation::FromInt(op, width) => {
                let _ = writeln!(body, "  %r = {op} i{width} %x0 to {ty}");
                back(&mut body, ty, own);
            }
            Operation::Scale => {
                let name = format!("@llvm.ldexp.{suffix}.i32");
                let _ = writeln!(body, "  %r = call {ty} {name}({ty} %f0, i32 %x1)");
                declaration = format!("declare {ty} {name}({ty}, i32)\n");
                back(&mut body, ty, own);
            }
            Operation::Parts(fraction) => {
                let name = format!("@llvm.frexp.{suffix}.i32");
                let _ = writeln!(body, "  %p = call {{ {ty}, i32 }} {name}({ty} %f0)");
                declaration = format!("declare {{ {ty}, i32 }} {name}({ty})\n");
                if fraction {
                    let _ = writeln!(body, "  %r = extractvalue {{ {ty}, i32 }} %p, 0");
                    back(&mut body, ty, own);
                } else {
                    let _ = writeln!(body, "  %o = extractvalue {{ {ty}, i32 }} %p, 1");
                }
            }
        }
        format!(
            "define internal i{result} @operation({}) {{\n{body}  ret i{result} %o\n}}\n{declaration}",
            params.join(", ")
        )
    }

    /// Returns a module with a kernel that does the operation once for each work-item.
    pub(crate) fn module(&self, target: Target) -> String {
        let (head, convention, number, attributes) = match target {
            Target::Nvptx => (
                "target triple = \"nvptx64-nvidia-cuda\"\n\
                 declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
                 declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
                    .to_owned(),
                "ptx_kernel",
                "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
                 \x20 %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n\
                 \x20 %b = mul i32 %g, 64\n  %n = add i32 %b, %t\n  %id = zext i32 %n to i64\n",
                "",
            ),
            Target::Amdgpu(cpu) => (
                format!(
                    "target triple = \"amdgcn-amd-amdhsa\"\n\
                     declare i32 @llvm.amdgcn.workitem.id.x()\n\
                     declare i32 @llvm.amdgcn.workgroup.id.x()\n\
                     attributes #0 = {{ \"target-cpu\"=\"{cpu}\" }}\n"
                ),
                "amdgpu_kernel",
                "  %t = call i32 @llvm.amdgcn.workitem.id.x()\n\
                 \x20 %g = call i32 @llvm.amdgcn.workgroup.id.x()\n\
                 \x20 %b = mul i32 %g, 64\n  %n = add i32 %b, %t\n  %id = zext i32 %n to i64\n",
                " #0",
            ),
            Target::Spir | Target::SpirFloat => (
                "target triple = \"spir64\"\n\
                 declare spir_func i64 @_Z13get_global_idj(i32)\n"
                    .to_owned(),
                "spir_kernel",
                "  %id = call spir_func i64 @_Z13get_global_idj(i32 0)\n",
                "",
            ),
        };
        let (widths, result) = self.widths();
        let mut params = String::new();
        let mut loads = String::new();
        let mut args = Vec::new();
        for (n, w) in widths.iter().enumerate() {
            let _ = write!(params, "ptr addrspace(1) %in{n}, ");
            let _ = write!(
                loads,
                "  %p{n} = getelementptr i{w}, ptr addrspace(1) %in{n}, i64 %id\n  \
                 %x{n} = load i{w}, ptr addrspace(1) %p{n}\n"
            );
            args.push(format!("i{w} %x{n}"));
        }
        let args = args.join(", ");
        let function = self.function().replace(") {\n", &format!("){attributes} {{\n"));
        format!(
            "{head}{function}define {convention} void @k({params}ptr addrspace(1) %out){attributes} {{\n{number}{loads}  \
             %r = call i{result} @operation({args})\n  \
             %o = getelementptr i{result}, ptr addrspace(1) %out, i64 %id\n  \
             store i{result} %r, ptr addrspace(1) %o\n  ret void\n}}\n"
        )
    }

    /// Returns the launch for some inputs.
    pub(crate) fn launch(&self, inputs: &[Vec<u64>]) -> Launch {
        let (widths, result) = self.widths();
        let groups = inputs.len().div_ceil(64);
        let count = groups * 64;
        let mut words = format!("--kernel k --grid {groups} --block 64");
        for (n, width) in widths.iter().enumerate() {
            let at = |i: usize| inputs.get(i).map_or(0, |x| x[n]).to_string();
            let values: Vec<String> = (0..count).map(at).collect();
            let _ = write!(words, " --arg buf:u{width}x{count}:values:{}", values.join(","));
        }
        let _ = write!(words, " --arg out=buf:u{result}x{count}:zeros");
        Launch::parse_line(&words).expect("a launch")
    }
}
