"""A kernel made by llvmlite, as numba makes its own, compiled by Lanelift for each target and run on the target's simulator."""

import struct

import llvmlite.ir as ir
import lanelift

#: Of each target: the triple, a kernel's convention, and a processor.
TARGETS = {
    "nvptx64": ("nvptx64-nvidia-cuda", "ptx_kernel", "sm_90"),
    "amdgcn": ("amdgcn-amd-amdhsa", "amdgpu_kernel", "gfx1100"),
    "intel": ("spir64-unknown-unknown", "spir_kernel", "tgl"),
}

#: Elements, and work-items of a work-group.
COUNT, GROUP = 100, 64


def global_id(builder, target):
    """The number of the work-item, as each target has it."""
    module, i32 = builder.module, ir.IntType(32)

    def call(name, result=i32, arguments=()):
        kind = ir.FunctionType(result, [a.type for a in arguments])
        return builder.call(ir.Function(module, kind, name), arguments)

    if target == "intel":
        number = call("_Z13get_global_idj", ir.IntType(64), [i32(0)])
        return builder.trunc(number, i32)
    if target == "amdgcn":
        group, item = call("llvm.amdgcn.workgroup.id.x"), call("llvm.amdgcn.workitem.id.x")
    else:
        group = call("llvm.nvvm.read.ptx.sreg.ctaid.x")
        item = call("llvm.nvvm.read.ptx.sreg.tid.x")
    return builder.add(builder.mul(group, i32(GROUP)), item)


def vector_add(target):
    """LLVM IR of ``sum[i] = a[i] + b[i]`` for the first ``n`` elements."""
    triple, convention, _ = TARGETS[target]
    module = ir.Module("vector_add")
    module.triple = triple
    i32, floats = ir.IntType(32), ir.PointerType(addrspace=1)
    kernel = ir.Function(module, ir.FunctionType(ir.VoidType(), [floats] * 3 + [i32]), "vector_add")
    kernel.calling_convention = convention
    a, b, total, n = kernel.args
    for argument, name in zip(kernel.args, ["a", "b", "sum", "n"]):
        argument.name = name
    builder = ir.IRBuilder(kernel.append_basic_block("entry"))
    number = global_id(builder, target)
    with builder.if_then(builder.icmp_signed("<", number, n)):
        element = lambda base: builder.gep(base, [number], source_etype=ir.FloatType())
        x, y = (builder.load(element(base), typ=ir.FloatType()) for base in (a, b))
        builder.store(builder.fadd(x, y), element(total))
    builder.ret_void()
    return str(module)


def main():
    """Compiles and runs it for each target; says what came of it."""
    for target, (_, _, cpu) in TARGETS.items():
        output = lanelift.compile(vector_add(target), target=target, cpu=cpu, name="vector_add.ll")
        kernel = output.kernels[0]
        buffers = " ".join(f"--arg {name}=buf:f32x{COUNT}:iota" for name in ("a", "b", "sum"))
        launch = f"--kernel vector_add --grid 2 --block {GROUP} {buffers} --arg i32:{COUNT}"
        total = struct.unpack(f"{COUNT}f", lanelift.simulate(output, launch)["sum"])
        right = total == tuple(2.0 * n for n in range(COUNT))
        print(f"{target} {cpu}: {len(output.bytes)} bytes, {kernel.argument_bytes} of arguments, {kernel.registers},",
              "right" if right else f"wrong: {total}")


if __name__ == "__main__":
    main()
