"""tinygrad's own kernels, with Lanelift in the place of LLVM. `cargo xtask python --python /path/to/python` runs it in an environment
that has tinygrad; elsewhere it is skipped."""

import ctypes
import importlib
import json
import os
import math
import pathlib
import pickle
import shutil
import subprocess
import sys
import tempfile
import unittest
import warnings

import elf
import lanelift

CLIENTS = pathlib.Path(__file__).resolve().parent.parent.parent / "corpus" / "clients" / "tinygrad"
# What tinygrad reads when it is imported. No GPU is needed, and nothing is kept.
os.environ.update(CACHELEVEL="0", PARALLEL="0", BEAM="0")
# Releases of LLVM from 17 on can read what tinygrad writes and know the processors; the newest that is there is compared with.
LLVM = next((path for version in range(24, 17, -1) for path in [f"/usr/lib/llvm-{version}/lib/libLLVM.so"] if os.path.exists(path)), None)
if LLVM:
    os.environ["LLVM_PATH"] = LLVM

LINKER = next(filter(None, map(shutil.which, ("ld.lld-22", "ld.lld"))), None)

if __name__ == "__main__" and sys.argv[1:2] in (["--processor"], ["--answers"]):
    os.environ["DEV"] = f"NULL:AMDLLVM:{sys.argv[2]}"

try:
    import tinygrad  # noqa: F401
    from tinygrad.device import CompileError
    from tinygrad.runtime.autogen import amdgpu_kd
    from tinygrad.runtime.support import compiler_llvm
    from tinygrad.runtime.support.elf import elf_loader
except ImportError as error:
    raise unittest.SkipTest(f"skipped: needs tinygrad ({error})")

import lanelift.tinygrad

THEIRS = compiler_llvm.AMDLLVMCompiler
KERNEL = """define amdgpu_kernel void @twice(float* noalias align 32 %data0) #0
{
  %reg_0 = alloca [1 x float]
  %v0 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %v1 = getelementptr inbounds float, float* %data0, i32 %v0
  %v2 = load float, float* %v1
  %v3 = call float @llvm.exp2.float(float %v2)
  store float %v3, float* %reg_0
  %v4 = load float, float* %reg_0
  store float %v4, float* %v1
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.exp2.float(float)
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,32" "no-trapping-math"="true" }
"""


def loaded(code):
    """What tinygrad's loader and its AMD device take out of a code object."""
    image, sections, relocations = elf_loader(code)
    for place, target, kind, addend in relocations:
        assert kind == 5, kind
        image[place:place + 8] = (target - place + addend).to_bytes(8, "little", signed=True)
    at = next(section.header.sh_addr for section in sections if section.name == ".rodata")
    kind = amdgpu_kd.llvm_amdhsa_kernel_descriptor_t
    found = kind.from_buffer_copy(bytes(image[at:at + ctypes.sizeof(kind)]))
    entry = at + found.kernel_code_entry_byte_offset
    assert 0 <= entry < len(image) and entry % 256 == 0, entry
    return {
        "lds": found.group_segment_fixed_size,
        "arguments": found.kernarg_size,
        "wave32": found.kernel_code_properties & 0x400,
        "dispatch_pointer": found.kernel_code_properties & 2,
        # Flushing of denormals; in CU mode or not.
        "mode": (found.compute_pgm_rsrc1 >> 16 & 15, found.compute_pgm_rsrc1 >> 29 & 1),
    }


def run_programs(processor):
    """Compiles all programs for a processor by both compilers; prints what came of it."""
    kernels, failed, compared = 0, [], 0
    seen = {}

    class Both(lanelift.tinygrad.LaneliftCompiler):
        def compile(self, src):
            code = super().compile(src)
            seen[src] = code
            return code

    compiler_llvm.AMDLLVMCompiler = Both
    sys.path.insert(0, str(CLIENTS))
    theirs = THEIRS(processor) if LLVM else None
    for name, program in importlib.import_module("programs").ALL.items():
        seen.clear()
        try:
            results = program()
            for result in results if isinstance(results, tuple) else (results,):
                result.realize()
        except Exception as error:
            failed.append(f"{name}: {type(error).__name__}: {str(error)[:300]}")
        for source, code in seen.items():
            kernels += 1
            ours = loaded(code)
            if theirs is None:
                continue
            compared += 1
            expected = loaded(theirs.compile(source))
            # Arguments behind those of the kernel are hidden ones: HIP's, which tinygrad has not.
            for what in ("lds", "wave32", "mode"):
                if ours[what] != expected[what]:
                    failed.append(f"{name}: {what} is {ours[what]}, LLVM's {expected[what]}")
    print(json.dumps({"kernels": kernels, "compared": compared, "failed": failed}))


#: tinygrad's names of types, and those of the simulators' buffers.
TYPES = {"half": "f16", "float": "f32", "double": "f64", "__bf16": "bf16", "int": "i32", "long": "i64", "unsigned int": "u32",
         "unsigned long": "u64", "signed char": "i8", "unsigned char": "u8", "bool": "u8"}


def run_answers(processor):
    """Runs the kernels of all programs on the simulator, LLVM's code and Lanelift's; prints whether the bits are the same. The flags
    by which compilers may fuse and approximate are left out of the text for both."""
    from tinygrad.runtime import ops_null

    sources, launches = {}, {}

    class Keeping(lanelift.tinygrad.LaneliftCompiler):
        def compile(self, src):
            code = super().compile(src)
            sources[code] = src
            return code

    class Program(ops_null.NullProgram):
        def __init__(self, dev, obj):
            super().__init__(dev, obj)
            self.obj = obj

        def __call__(self, *bufs, global_size=(1, 1, 1), local_size=(1, 1, 1), **rest):
            launches.setdefault(self.obj.lib, (self.obj, global_size, local_size))
            return super().__call__(*bufs, global_size=global_size, local_size=local_size, **rest)

    compiler_llvm.AMDLLVMCompiler, ops_null.NullProgram = Keeping, Program
    sys.path.insert(0, str(CLIENTS))
    for program in importlib.import_module("programs").ALL.values():
        results = program()
        for result in results if isinstance(results, tuple) else (results,):
            result.realize()
    theirs, done, failed, large = THEIRS(processor), 0, [], 0
    for code, (obj, grid, block) in launches.items():
        sizes = [math.prod(shape) for _, _, _, shape in obj.signature]
        if math.prod(grid) * math.prod(block) > 20_000 or sum(sizes) > 400_000:
            large += 1
            continue
        arguments = ""
        for (_, slot, kind, _), size in zip(obj.signature, sizes):
            kind = TYPES[kind.name]
            contents = "-1:1" if "f" in kind else "0:7"
            arguments += f" --arg b{slot}=buf:{kind}x{size}:random:{slot + 3}:{contents}"
        launch = f"--kernel {obj.name} --grid {','.join(map(str, grid))} --block {','.join(map(str, block))}{arguments}"
        source = sources[code].replace(" nsz arcp contract afn", "")
        ours = lanelift.tinygrad.LaneliftCompiler(processor).compile(source)
        with tempfile.TemporaryDirectory() as folder:
            parts, whole = (os.path.join(folder, name) for name in ("k.o", "k.so"))
            pathlib.Path(parts).write_bytes(theirs.compile(source))
            subprocess.run([LINKER, "-shared", parts, "-o", whole], check=True)
            expected = lanelift.simulate(pathlib.Path(whole).read_bytes(), launch)
        if lanelift.simulate(ours, launch) != expected:
            failed.append(obj.name)
        done += 1
    print(json.dumps({"done": done, "large": large, "failed": failed}))


class Kernels(unittest.TestCase):
    """Every program of corpus/clients/tinygrad, on the NULL device."""

    def check(self, processor):
        # tinygrad reads its target once.
        line = [sys.executable, __file__, "--processor", processor]
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr[-2000:])
        found = json.loads(done.stdout.splitlines()[-1])
        print(f"{processor}: {found['kernels']} kernels of tinygrad by Lanelift, {found['compared']} compared with LLVM's",
              file=sys.stderr)
        self.assertEqual(found["failed"], [])
        self.assertGreater(found["kernels"], 100)

    def test_gfx942(self):
        self.check("gfx942")

    def test_gfx1100(self):
        self.check("gfx1100")

    def test_gfx1201(self):
        self.check("gfx1201")


@unittest.skipUnless(LLVM and LINKER, "skipped: needs LLVM and its linker")
class Answers(unittest.TestCase):
    """What LLVM's code and Lanelift's compute, bit by bit, on the simulator."""

    def check(self, processor):
        line = [sys.executable, __file__, "--answers", processor]
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr[-2000:])
        found = json.loads(done.stdout.splitlines()[-1])
        print(f"{processor}: {found['done']} launches with LLVM's answers, {found['large']} too large to run", file=sys.stderr)
        self.assertEqual(found["failed"], [])
        self.assertGreater(found["done"], 100)

    def test_gfx942(self):
        self.check("gfx942")

    def test_gfx1100(self):
        self.check("gfx1100")


class Places(unittest.TestCase):
    def tearDown(self):
        lanelift.tinygrad.disable()

    def test_the_renderer_makes_it(self):
        from tinygrad.helpers import Target
        from tinygrad.renderer.llvmir import AMDLLVMRenderer

        target = Target(device="AMD", renderer="AMDLLVM", arch="gfx1100")
        with lanelift.tinygrad.enabled():
            self.assertTrue(lanelift.tinygrad.is_enabled())
            self.assertIsInstance(AMDLLVMRenderer(target).compiler, lanelift.tinygrad.LaneliftCompiler)
        self.assertFalse(lanelift.tinygrad.is_enabled())
        self.assertIs(compiler_llvm.AMDLLVMCompiler, THEIRS)

    def test_it_compiles_and_the_answer_is_right(self):
        code = lanelift.tinygrad.LaneliftCompiler("gfx1100").compile(KERNEL)
        self.assertEqual(elf.descriptor(code, "twice")["wave"], 32)
        self.assertEqual(elf.descriptor(code, "twice")["scratch"], 0)
        found = lanelift.simulate(code, "--kernel twice --grid 1 --block 32 --arg x=buf:f32x32:iota")["x"]
        self.assertEqual(list(memoryview(found).cast("f")), [2.0 ** n for n in range(32)])

    def test_the_key_of_caches_has_version_and_build(self):
        compiler = lanelift.tinygrad.LaneliftCompiler("gfx1100")
        compiler.cachekey is None or self.assertIn(lanelift.__build__, compiler.cachekey)
        key = lanelift.tinygrad._settings.key()
        self.assertIn(lanelift.__version__, key)
        self.assertIn(lanelift.__build__, key)

    def test_processes_get_the_same(self):
        compiler = lanelift.tinygrad.LaneliftCompiler("gfx942")
        again = pickle.loads(pickle.dumps(compiler))
        self.assertEqual((again.arch, again.compile(KERNEL)), ("gfx942", compiler.compile(KERNEL)))

    def test_refusals_are_raised_or_fall_back(self):
        lanelift.tinygrad.enable()
        with self.assertRaises(CompileError):
            compiler_llvm.AMDLLVMCompiler("gfx1100").compile("define amdgpu_kernel void @k() {\n  frob\n}\n")
        if LLVM is None:
            self.skipTest("the rest needs LLVM")
        lanelift.tinygrad.enable(fallback=True, emit="bin")
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            code = compiler_llvm.AMDLLVMCompiler("gfx1100").compile(KERNEL)
        self.assertIn(lanelift.FallbackWarning, [w.category for w in caught])
        self.assertEqual(code, THEIRS("gfx1100").compile(KERNEL))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--processor"]:
        run_programs(sys.argv[2])
    elif sys.argv[1:2] == ["--answers"]:
        run_answers(sys.argv[2])
    else:
        unittest.main()
