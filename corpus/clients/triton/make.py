#!/usr/bin/env python3
"""Compiles this folder's Triton kernels up to LLVM IR: what Triton hands to LLVM's back ends.

    pip install triton torch
    python3 make.py --out FOLDER [--processor gfx942] [--only REGEX] [--lines]

No GPU is needed. FOLDER/PROCESSOR/NAME.ll is Triton's text with nothing changed but the folder in debug metadata. Most
are made as with TRITON_DISABLE_LINE_INFO=1, which makes them smaller; with --lines all have source lines.
Each pointer is specialised as Triton's JIT does it for a tensor of less than 2 GiB: divisible by 16, and for AMD with
`tt.pointer_range = 32`. NAME.far.ll (for AMD) is the same kernel without the second.
"""
import argparse
import importlib
import os
import re
import sys
from pathlib import Path

try:
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource, make_backend
except ImportError as error:
    sys.exit(f"needs Triton's wheel: pip install triton ({error})")

# What 3.9 does without a word of the user, said so that it does not warn.
os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")

HERE = Path(__file__).resolve().parent
NVIDIA = {"sm_80": 80, "sm_90a": 90, "sm_100a": 100, "sm_120a": 120}
AMD = {"gfx90a": 64, "gfx942": 64, "gfx950": 64, "gfx1100": 32, "gfx1201": 32}
# Kernels that are also compiled without `tt.pointer_range`.
FAR = re.compile(r"^(matmul_f16_(32|128)|matmul_plain_f16|attention_f16_64|split_k_f32|layer_norm_f16|softmax_f16|"
                 r"sort_i32|add_(f32|i8)|scatter_add_f16|conv2d_f16|persistent_f16|gather_rows|weights_int4)$")

# Kernels that have source lines without --lines too.
LINES = re.compile(r"^(add_|softmax_|matmul_f16_32|layer_norm_f|histogram)")


def pass_on(source, metadata):
    """A stage that does nothing; the back end's stage would say the kernel's name."""
    metadata["name"] = "kernel"
    return source if isinstance(source, bytes) else str(source).encode()


def stop_at_llvm_ir(target):
    """Leaves out the stages after LLVM IR, so that no back end of LLVM runs."""
    kind = type(make_backend(target))
    if not hasattr(kind, "all_stages"):
        kind.all_stages = kind.add_stages

        def add_stages(self, stages, options, language):
            kind.all_stages(self, stages, options, language)
            names = list(stages)
            for name in names[names.index("llir") + 1:]:
                stages[name] = pass_on
        kind.add_stages = add_stages


def target_of(processor):
    """Triton's name of a processor."""
    if processor in NVIDIA:
        return GPUTarget("cuda", NVIDIA[processor], 32)
    return GPUTarget("hip", processor, AMD[processor])


def llvm_ir(case, processor, far):
    """The text of a case for a processor."""
    target = target_of(processor)
    names = case.kernel.arg_names
    constants = dict(case.constants)
    signature = {n: "constexpr" for n in constants}
    attributes = {}
    runtime = [n for n in names if n not in constants]
    assert len(runtime) == len(case.types), case.name
    for name, kind in zip(runtime, case.types):
        at = (names.index(name),)
        if kind == "1":
            signature[name], constants[name] = "constexpr", 1
            continue
        signature[name] = kind
        if kind[0] == "*" or kind in ("i32", "i64") and not case.ragged:
            attributes[at] = [["tt.divisibility", 16]]
        if kind[0] == "*" and target.backend == "hip" and not far:
            attributes[at] = attributes[at] + [["tt.pointer_range", 32]]
    source = ASTSource(fn=case.kernel, signature={n: signature[n] for n in names}, constexprs=constants, attrs=attributes)
    options = {"num_warps": case.warps, "num_stages": case.stages}
    if case.ctas > 1:
        options["num_ctas"] = case.ctas
    if target.backend == "hip":
        options |= {"num_stages": min(case.stages, 2)} | case.hip
    text = triton.compile(source, target=target, options=options).asm["llir"]
    return re.sub(r'directory: "[^"]*"', 'directory: "."', text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True, type=Path)
    parser.add_argument("--processor", action="append", choices=[*NVIDIA, *AMD])
    parser.add_argument("--only", default="")
    parser.add_argument("--lines", action="store_true")
    args = parser.parse_args()
    sys.path.insert(0, str(HERE))
    for name in ["matmul", "attention", "norms", "arrays", "descriptors"]:
        importlib.import_module(name)
    cases = sys.modules["cases"].CASES
    for processor in args.processor or [*AMD, *NVIDIA]:
        stop_at_llvm_ir(target_of(processor))
        folder = args.out / processor
        folder.mkdir(parents=True, exist_ok=True)
        made = 0
        for case in cases:
            if not re.search(args.only, case.name) or case.only and not processor.startswith(case.only):
                continue
            for far in [False, True] if processor in AMD and FAR.match(case.name) else [False]:
                triton.knobs.compilation.disable_line_info = not (args.lines or LINES.match(case.name))
                try:
                    text = llvm_ir(case, processor, far)
                except Exception as error:
                    first = (str(error).strip().splitlines() or [""])[-1]
                    print(f"{processor} {case.name}: Triton refuses it: {type(error).__name__}: {first}", flush=True)
                    continue
                (folder / f"{case.name}{'.far' if far else ''}.ll").write_text(text)
                made += 1
        print(f"{processor}: {made} modules", flush=True)


if __name__ == "__main__":
    main()
