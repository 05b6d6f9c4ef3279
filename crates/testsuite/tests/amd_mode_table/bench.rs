//! Runs one instruction in the simulator, in all lanes, under many values of MODE.
//!
//! A kernel is compiled for its descriptor and metadata only; its code is written here with the encoder. It reads eight
//! dwords per lane, then for each value of MODE gives the instruction the same registers, and stores what it left in them.

use amdgpu_backend::object::program::Program;
use amdgpu_backend::target::asm::encode::encode;
use amdgpu_backend::target::regs::{self, sgpr, vgpr};
use amdgpu_backend::target::table::op;
use amdgpu_backend::{Generation, Options, Processor, pipeline};
use gpu_sim::amd::Module;
use gpu_sim::launch::{Arg, Buffer, Init, Launch, ValueType};
use ir::machine::{Opcode, Operand, PReg};

/// Lanes of a run, in several waves of one workgroup.
pub(crate) const LANES: usize = 256;
/// Dwords that each lane begins with: v16 and on, and of a wave's first lane in s16 and on.
pub(crate) const INPUTS: usize = 8;
/// Dwords that each lane leaves under each value of MODE: v8 to v11; VCC, EXEC; s24, s25, SCC, s26.
pub(crate) const OUTPUTS: usize = 12;
/// The first vector register of operands, of results, and the first scalar ones.
pub(crate) const SOURCE: u16 = 16;
pub(crate) const RESULT: u16 = 8;
pub(crate) const SCALAR_RESULT: u16 = 24;

const TEMPLATE: &str = r#"
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(1) %modes) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %id, ptr addrspace(1) %out
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="1,1024" }
"#;

/// A generation's simulator, ready to run instructions.
pub(crate) struct Bench {
    generation: Generation,
    program: Program,
    inputs: Vec<u64>,
    modes: Vec<u8>,
}

/// Bytes of code, instruction by instruction.
struct Code {
    generation: Generation,
    bytes: Vec<u8>,
}

impl Code {
    fn add(&mut self, opcode: Opcode, operands: &[Operand]) {
        let encoded = encode(self.generation, opcode, operands);
        let encoded = encoded.unwrap_or_else(|e| panic!("{opcode:?} {operands:?}: {e}"));
        self.bytes.extend_from_slice(encoded.bytes());
    }

    fn copy(&mut self, to: PReg, from: impl Into<Operand>) {
        let vector = to.file() == regs::VGPR;
        let opcode = match to.units() {
            _ if vector => op::V_MOV_B32_e32,
            4 => op::S_MOV_B64,
            _ => op::S_MOV_B32,
        };
        self.add(opcode, &[to.into(), from.into()]);
    }
}

impl Bench {
    /// For a generation: what lanes begin with, and the values of MODE's lowest eight bits.
    pub(crate) fn new(generation: Generation, inputs: &[[u32; INPUTS]], modes: &[u8]) -> Self {
        assert_eq!(inputs.len(), LANES);
        let module = testsuite::pipeline::read("k.ll", TEMPLATE.as_bytes()).expect("a module");
        let processor = Processor::by_name(generation.name()).expect("a processor");
        let program = pipeline::compile(module, &Options::new(processor)).expect("a program");
        let inputs = inputs.iter().flatten().map(|&dword| u64::from(dword)).collect();
        Self { generation, program, inputs, modes: modes.to_vec() }
    }

    /// Returns the results of an instruction: [`OUTPUTS`] dwords by value of MODE and lane.
    pub(crate) fn run(&self, opcode: Opcode, operands: &[Operand]) -> Result<Vec<u32>, String> {
        let mut program = self.program.clone();
        let kernel = &mut program.functions[0];
        let descriptor = kernel.kernel.as_mut().expect("a kernel");
        descriptor.vgprs = 64;
        descriptor.accum_offset = 32;
        descriptor.sgprs = (96, 102);
        let mut before = 0;
        for (bit, registers) in [(0, 4), (1, 2), (2, 2)] {
            before += u16::from(descriptor.user_sgpr_bits >> bit & 1 == 1) * registers;
        }
        kernel.code.relocations.clear();
        kernel.code.bytes = self.code(before, opcode, operands);
        let object = program.code_object(&[]).map_err(|e| e.to_string())?;
        let module = Module::parse(&object).map_err(|e| e.to_string())?;
        let buffer = |count: usize, init| {
            Arg::Buffer(Buffer { name: None, ty: ValueType::U32, count: count as u64, init })
        };
        let outputs = LANES * OUTPUTS * self.modes.len();
        let modes = self.modes.iter().map(|&mode| u64::from(mode)).collect();
        let launch = Launch {
            kernel: "k".to_owned(),
            grid: [1; 3],
            block: [LANES as u32, 1, 1],
            cluster: [1; 3],
            shared_bytes: 0,
            tolerance: None,
            args: vec![
                buffer(self.inputs.len(), Init::Values(self.inputs.clone())),
                buffer(outputs, Init::Zeros),
                buffer(self.modes.len(), Init::Values(modes)),
            ],
        };
        let outcome = module.run(&launch, &gpu_sim::amd::Options::default());
        let outcome = outcome.map_err(|e| e.to_string())?;
        let words = outcome.buffers[1].bytes.chunks_exact(4);
        Ok(words.map(|w| u32::from_le_bytes([w[0], w[1], w[2], w[3]])).collect())
    }

    fn wave32(&self) -> bool {
        !self.generation.is_gfx9()
    }

    /// The kernel's code; its arguments' address is in the scalar registers from `arguments` on.
    fn code(&self, arguments: u16, opcode: Opcode, operands: &[Operand]) -> Vec<u8> {
        let imm = Operand::Imm;
        let mut code = Code { generation: self.generation, bytes: Vec::new() };
        let (input, output, modes) = (sgpr(4, 2), sgpr(6, 2), sgpr(8, 2));
        let base = sgpr(40, 2);
        code.copy(base, sgpr(arguments, 2));
        let load = [sgpr(4, 4).into(), base.into(), imm(0), imm(0)];
        code.add(op::S_LOAD_DWORDX4_IMM, &load);
        code.add(op::S_LOAD_DWORDX2_IMM, &[modes.into(), base.into(), imm(16), imm(0)]);
        let v = |n| Operand::from(vgpr(n, 1));
        // The lane's place in the input and the output.
        code.copy(vgpr(1, 1), imm(0x3ff));
        code.add(op::V_AND_B32_e32, &[v(0), v(0), v(1)]);
        code.add(op::V_LSHLREV_B32_e32, &[v(1), imm(5), v(0)]);
        for half in 0..2 {
            let offset = imm(i64::from(half) * 16);
            let data = Operand::from(vgpr(SOURCE + 4 * half, 4));
            code.add(op::GLOBAL_LOAD_DWORDX4_SADDR, &[data, input.into(), v(1), offset, imm(0)]);
        }
        code.add(op::V_MUL_U32_U24_e32, &[v(2), imm(4 * OUTPUTS as i64), v(0)]);
        code.copy(vgpr(3, 1), imm((4 * OUTPUTS * LANES) as i64));
        for n in 0..INPUTS as u16 {
            let source = v(SOURCE + n);
            code.add(op::V_READFIRSTLANE_B32, &[sgpr(16 + n, 1).into(), source]);
        }
        code.copy(sgpr(12, 1), imm(self.modes.len() as i64));
        let start = code.bytes.len();
        code.add(op::S_LOAD_DWORD_IMM, &[sgpr(10, 1).into(), modes.into(), imm(0), imm(0)]);
        for n in 0..4 {
            code.copy(vgpr(RESULT + n, 1), vgpr(SOURCE + 4 + n, 1));
            code.copy(sgpr(SCALAR_RESULT + n, 1), sgpr(20 + n, 1));
        }
        code.copy(regs::VCC_LO, sgpr(16, 1));
        code.copy(regs::VCC_HI, sgpr(17, 1));
        code.copy(regs::M0, imm(0));
        // SCC has the same in each round, too.
        code.add(op::S_CMP_LG_U32, &[imm(0), imm(0)]);
        // All eight bits of rounding and denormals.
        code.add(op::S_SETREG_B32, &[sgpr(10, 1).into(), imm(1 | 7 << 11)]);
        code.add(opcode, operands);
        code.add(op::S_CSELECT_B32, &[sgpr(36, 1).into(), imm(1), imm(0)]);
        let exec = if self.wave32() { regs::EXEC_LO } else { regs::EXEC };
        let saved = if self.wave32() { sgpr(30, 1) } else { sgpr(30, 2) };
        code.copy(saved, exec);
        code.copy(exec, imm(-1));
        let masks = [regs::VCC_LO, regs::VCC_HI, sgpr(30, 1), sgpr(31, 1)];
        for (n, mask) in masks.into_iter().enumerate() {
            code.copy(vgpr(12 + n as u16, 1), mask);
        }
        for (n, scalar) in [24, 25, 36, 26].into_iter().enumerate() {
            code.copy(vgpr(28 + n as u16, 1), sgpr(scalar, 1));
        }
        for (n, first) in [RESULT, 12, 28].into_iter().enumerate() {
            let data = Operand::from(vgpr(first, 4));
            let offset = imm(n as i64 * 16);
            code.add(op::GLOBAL_STORE_DWORDX4_SADDR, &[v(2), data, output.into(), offset, imm(0)]);
        }
        code.add(op::V_ADD_U32_e32, &[v(2), v(3), v(2)]);
        let s = |n| Operand::from(sgpr(n, 1));
        code.add(op::S_ADD_U32, &[s(8), s(8), imm(4)]);
        code.add(op::S_ADDC_U32, &[s(9), s(9), imm(0)]);
        code.add(op::S_SUB_U32, &[s(12), s(12), imm(1)]);
        code.add(op::S_CMP_LG_U32, &[s(12), imm(0)]);
        let back = -((code.bytes.len() + 4 - start) as i64 / 4);
        code.add(op::S_CBRANCH_SCC1, &[imm(back)]);
        code.add(op::S_ENDPGM, &[imm(0)]);
        code.bytes
    }
}
