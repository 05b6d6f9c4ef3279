#!/usr/bin/env python3
"""Compiles this folder's functions with JAX for an H100 ahead of time and keeps the modules that XLA hands to the back end.

    pip install jax jax-cuda12-plugin jax-cuda12-pjrt --no-deps nvidia-cuda-nvcc-cu12
    python3 make.py --out FOLDER [--processor sm_90a] [--only REGEX]

No GPU is needed: h100.txt describes the device to XLA. XLA chooses sm_90a for it. XLA wants ptxas and libdevice, from
the wheel nvidia-cuda-nvcc-cu12 of this environment or from a folder --cuda. FOLDER/PROCESSOR/NAME.N.ll are the
modules that XLA has optimised, each with one kernel of the function. If functions of libdevice were inlined, the first
line says so; the module is not committed then.
"""
import os
import re
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import producer  # noqa: E402
PROCESSORS = ["sm_90a"]
# Functions of libdevice that are a single instruction: a module with them holds no code of NVIDIA's.
SINGLE = {"__nv_rsqrtf", "__nv_sqrtf", "__nv_sqrt", "__nv_fabsf", "__nv_fabs", "__nv_rintf"}


def cuda_folder():
    """The folder of ptxas and libdevice."""
    for path in sys.path:
        folder = Path(path) / "nvidia/cuda_nvcc"
        if (folder / "bin/ptxas").exists():
            return folder
    sys.exit("needs ptxas: pip install --no-deps nvidia-cuda-nvcc-cu12, or --cuda FOLDER")


def flags(dump, cuda):
    """XLA's options. Without autotuning it takes the first choice everywhere, which needs no device."""
    return (f"--xla_dump_to={dump} --xla_dump_emitter_re=llvm --xla_gpu_cuda_data_dir={cuda} --xla_gpu_autotune_level=0 "
            "--xla_gpu_cublas_fallback=false --xla_gpu_enable_command_buffer=")


def kernels_of(text):
    return re.findall(r"^define ptx_kernel void @(\S+?)\(", text, re.M)


def modules_of(dump, name):
    """The optimised modules of a function, one for each kernel, in the order of the kernels' names."""
    used = {}
    for path in dump.glob(f"*.jit_{name}.*ir-no-opt.ll"):
        text = path.read_text()
        for kernel in kernels_of(text):
            used[kernel] = set(re.findall(r"@(__nv_\w+)", text)) - SINGLE
    found = {}
    for path in dump.glob(f"*.jit_{name}.*ir-with-opt.ll"):
        text = path.read_text()
        # XLA also makes modules that hold constants alone.
        for kernel in kernels_of(text):
            names = ", ".join(sorted(used[kernel]))
            found[kernel] = (f"; Holds functions of libdevice: {names}\n" if names else "") + text
    if not found:
        raise AssertionError("XLA made no kernel")
    return [text for _, text in sorted(found.items())]


def main():
    parser = producer.command_line(__doc__, PROCESSORS)
    parser.add_argument("--cuda", type=Path)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        make(args, Path(folder))


def make(args, dump):
    os.environ |= {"JAX_SKIP_CUDA_CONSTRAINTS_CHECK": "1", "JAX_PLATFORMS": "cpu", "JAX_ENABLE_X64": "1",
                   "XLA_FLAGS": flags(dump, args.cuda or cuda_folder())}
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
    try:
        import jax
        from jax.experimental import topologies
        import jax_plugins.xla_cuda12  # noqa: F401
    except ImportError as error:
        sys.exit(f"needs JAX's wheels: pip install jax jax-cuda12-plugin jax-cuda12-pjrt ({error})")
    sys.path.insert(0, str(HERE))
    import kernels
    topology = topologies.get_topology_desc(platform="cuda", topology="1x1x1", target_config=(HERE / "h100.txt").read_text())
    device = jax.sharding.SingleDeviceSharding(topology.devices[0])

    def modules(_, name):
        function, arguments = kernels.ALL[name]
        shapes = []
        for argument in arguments:
            element, _, sizes = argument.partition(":")
            shapes.append(jax.ShapeDtypeStruct(tuple(int(n) for n in sizes.split(",") if n), element))
        jitted = jax.jit(function, in_shardings=device, out_shardings=device)
        jitted.trace(*shapes).lower(lowering_platforms=("cuda",)).compile()
        for number, text in enumerate(modules_of(dump, name)):
            yield f"{name}.{number}", text

    producer.make_all(args, PROCESSORS, kernels.ALL, modules)


if __name__ == "__main__":
    main()
