#!/usr/bin/env python3
"""Compiles this folder's programs with TVM's LLVM back ends for ROCm and NVPTX and keeps the device modules.

    pip install apache-tvm numpy
    python3 make.py --out FOLDER [--processor gfx942] [--only REGEX]

No GPU is needed, and neither ROCm nor CUDA: no device library is linked, and no program uses one. FOLDER/PROCESSOR/NAME.ll
is the module as TVM hands it to the code generator. The first line says how TVM's host code launches it, where it has one
kernel and a fixed grid.

TVM 0.27 calls the barrier of NVPTX by LLVM 23's name without its argument, which its own LLVM does not accept. So for
NVIDIA only programs without shared memory are made.
"""
import importlib
import re
import sys
from pathlib import Path

try:
    import tvm
    import tvm.s_tir.dlight as dl
    from tvm import te
except ImportError as error:
    sys.exit(f"needs TVM's wheel: pip install apache-tvm numpy ({error})")
import tvm_ffi
import tvm.support.nvcc  # noqa: F401
import tvm.support.rocm  # noqa: F401

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import producer  # noqa: E402
TARGETS = {"gfx942": {"kind": "rocm", "mcpu": "gfx942", "max_threads_per_block": 256},
           "gfx1100": {"kind": "rocm", "mcpu": "gfx1100", "thread_warp_size": 32, "max_threads_per_block": 256},
           "sm_80": {"kind": "nvptx", "mcpu": "sm_80"}}


def without_libraries():
    """TVM asks for the device libraries and for a linker of every module; here there are none."""
    tvm_ffi.register_global_func("tvm_callback_rocm_bitcode_path", lambda: [], override=True)
    tvm_ffi.register_global_func("tvm_callback_rocm_link", lambda code: code, override=True)
    tvm_ffi.register_global_func("tvm_callback_libdevice_path", lambda capability: "", override=True)


def launch_of(module, target):
    """The words of a launch, from the host's code; nothing where it has several or one of a size that it computes."""
    build = importlib.import_module("tvm.tirx.build")
    bound = tvm.tirx.transform.BindTarget(target.with_host(tvm.target.Target("llvm")))(module)
    pipeline, _, _ = tvm.tirx.get_default_tir_pipeline(target)
    host, _ = build.split_host_device_mods(pipeline(bound))
    script = "".join(function.script() for function in host.functions.values())
    calls = re.findall(r'call_ffi_kernel\("(\w+)", (.*?), launch_params=\[(.*?)\]', script)
    if len(calls) != 1:
        return ""
    kernel, values, names = calls[0]
    names = re.findall(r"[\w.]+", names)
    sizes = dict(zip(names, values.split(", ")[-len(names):]))
    if not all(size.isdigit() for size in sizes.values()):
        return ""
    grid, block = (",".join(sizes.get(f"{of}.{axis}", "1") for axis in "xyz") for of in ("blockIdx", "threadIdx"))
    return f"; launch: --kernel {kernel} --grid {grid} --block {block}\n"


def module_of(tensors, target):
    """The text of the device module."""
    module = tvm.IRModule({"main": te.create_prim_func(list(tensors))})
    with target:
        module = dl.ApplyDefaultSchedule(dl.gpu.Matmul(), dl.gpu.GEMV(), dl.gpu.Reduction(), dl.gpu.GeneralReduction(),
                                         dl.gpu.Transpose(), dl.gpu.Fallback())(module)
    launch = launch_of(module, target)
    (device,) = tvm.compile(module, target=target).mod.imports
    text = device.inspect_source("llvm" if target.kind.name == "rocm" else "ll")
    if "define " not in text:
        raise AssertionError("no text")
    if "@__nv_" in text:
        raise AssertionError("needs libdevice")
    # Types in aliasing metadata are named by the addresses of buffers in TVM's memory.
    names = {}
    return launch + re.sub(r'!"(0x[0-9a-f]+)', lambda m: f'!"buffer.{names.setdefault(m[1], len(names))}', text)


def main():
    args = producer.command_line(__doc__, TARGETS).parse_args()
    sys.path.insert(0, str(HERE))
    import kernels
    without_libraries()

    def modules(processor, name):
        yield name, module_of(kernels.ALL[name](), tvm.target.Target(TARGETS[processor]))

    producer.make_all(args, TARGETS, kernels.ALL, modules)


if __name__ == "__main__":
    main()
