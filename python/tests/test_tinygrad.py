"""tinygrad's own kernels, with Lanelift in the place of LLVM. `cargo xtask python --python /path/to/python` runs it in an environment
that has tinygrad; elsewhere it is skipped."""

import ctypes
import importlib
import json
import os
import pathlib
import pickle
import subprocess
import sys
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

if __name__ == "__main__" and sys.argv[1:2] == ["--processor"]:
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
    else:
        unittest.main()
