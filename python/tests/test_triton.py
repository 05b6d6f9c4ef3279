"""Triton's own kernels, with Lanelift in the place of LLVM. `cargo xtask python --python /path/to/python` runs it in an environment
that has Triton; elsewhere it is skipped."""

import importlib
import importlib.metadata
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
import warnings

import elf
import lanelift

try:
    import triton
    import triton.language as tl
    from triton.compiler import ASTSource
    from triton.language.extra import libdevice
except ImportError as error:
    raise unittest.SkipTest(f"skipped: needs Triton ({error})")

import lanelift.triton

HERE = pathlib.Path(__file__).resolve().parent
CLIENTS = HERE.parent.parent / "corpus" / "clients" / "triton"
CACHE = tempfile.TemporaryDirectory()
triton.knobs.cache.dir = CACHE.name
# A part of a case's name; all without it.
ONLY = os.environ.get("LANELIFT_TEST_ONLY", "")

sys.path.insert(0, str(CLIENTS))
os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")
make = importlib.import_module("make")
for subject in ("matmul", "attention", "norms", "arrays", "descriptors"):
    importlib.import_module(subject)
CASES = {case.name: case for case in importlib.import_module("cases").CASES}


def compiled(name, processor, **options):
    """A case compiled by Triton for a processor, as its JIT would specialise it."""
    case, target = CASES[name], make.target_of(processor)
    names = case.kernel.arg_names
    constants = dict(case.constants)
    signature = {n: "constexpr" for n in constants}
    attributes = {}
    for parameter, kind in zip([n for n in names if n not in constants], case.types):
        at = (names.index(parameter),)
        if kind == "1":
            signature[parameter], constants[parameter] = "constexpr", 1
            continue
        signature[parameter] = kind
        if kind[0] == "*" or kind in ("i32", "i64") and not case.ragged:
            attributes[at] = [["tt.divisibility", 16]]
        if kind[0] == "*" and target.backend == "hip":
            attributes[at] = attributes[at] + [["tt.pointer_range", 32]]
    source = ASTSource(fn=case.kernel, signature={n: signature[n] for n in names}, constexprs=constants, attrs=attributes)
    own = {"num_warps": case.warps, "num_stages": case.stages}
    if case.ctas > 1:
        own["num_ctas"] = case.ctas
    if target.backend == "hip":
        own |= {"num_stages": min(case.stages, 2)} | case.hip
    return triton.compile(source, target=target, options=own | options)


@triton.jit
def talkative(x, y, n, BLOCK: tl.constexpr):
    """Functions of the vendor's library, text from the device, a check."""
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    value = tl.load(x + i, mask=i < n)
    tl.device_print("value", value)
    tl.device_assert(value > 0.0, "positive")
    tl.store(y + i, libdevice.erf(value) + libdevice.pow(value, value) + tl.sin(value), mask=i < n)


def of_lanelift(kernel):
    return kernel.metadata._asdict().get("code_generator", "").startswith("lanelift ")


class Kernels(unittest.TestCase):
    """Every case of corpus/clients/triton."""

    def check(self, processor, judge):
        done, failed = 0, []
        for name, case in CASES.items():
            if case.only and not processor.startswith(case.only) or not re.search(ONLY, name):
                continue
            try:
                theirs = compiled(name, processor)
            except Exception as error:  # Triton itself has no such kernel for this processor.
                self.assertNotIn("lanelift", str(error).lower())
                continue
            try:
                with lanelift.triton.enabled():
                    ours = compiled(name, processor)
                self.assertFalse(of_lanelift(theirs))
                self.assertTrue(of_lanelift(ours))
                self.assertNotEqual(ours.hash, theirs.hash)
                self.assertEqual(ours.asm["llir"], theirs.asm["llir"])
                self.assertEqual(ours.metadata.name, theirs.metadata.name)
                self.assertEqual(ours.metadata.shared, theirs.metadata.shared)
                judge(ours, theirs)
                done += 1
            except Exception as error:
                failed.append(f"{name}: {type(error).__name__}: {str(error)[:300]}")
        print(f"{processor}: {done} kernels of Triton by Lanelift", file=sys.stderr)
        self.assertEqual(failed, [])
        self.assertGreater(done, 0 if ONLY else 100)

    def nvidia(self, processor):
        def judge(ours, theirs):
            # Triton's next stage gave the text to ptxas.
            self.assertEqual(ours.asm["cubin"][:4], b"\x7fELF")
            version = "".join(re.search(r"\.version (\d+)\.(\d+)", ours.asm["ptx"]).groups())
            again = lanelift.compile(ours.asm["llir"], "nvptx64", processor, fp_contract="fast", features=f"+ptx{version}")
            self.assertEqual(re.sub(r", debug\b", "", again.asm), ours.asm["ptx"])
            directives = re.compile(r"^\.(?:reqntid|maxntid|minnctapersm|maxnreg|reqnctapercluster|explicitcluster)\b[^\n]*", re.M)
            words = lambda text: sorted(re.sub(r"[\s,]+", " ", line) for line in directives.findall(text))
            self.assertEqual(words(ours.asm["ptx"]), words(theirs.asm["ptx"]))

        self.check(processor, judge)

    def amd(self, processor):
        def judge(ours, theirs):
            again = lanelift.compile(ours.asm["llir"], "amdgcn", processor, fp_contract="fast")
            self.assertEqual((again.asm, again.bytes), (ours.asm["amdgcn"], ours.asm["hsaco"]))
            name = ours.metadata.name
            mine, llvms = (elf.launch(kernel.asm["hsaco"], name) for kernel in (ours, theirs))
            for what in ("explicit", "hidden", "size", "align", "lds", "wave", "work_items", "symbol"):
                self.assertEqual(mine[what], llvms[what], what)
            mine, llvms = (elf.descriptor(kernel.asm["hsaco"], name) for kernel in (ours, theirs))
            for what in ("lds", "wave", "denormals"):
                self.assertEqual(mine[what], llvms[what], what)
            self.assertEqual(mine["arguments"], elf.launch(ours.asm["hsaco"], name)["size"])
            self.assertEqual(mine["wave"], ours.metadata.warp_size)

        self.check(processor, judge)

    def test_sm_80(self):
        self.nvidia("sm_80")

    def test_sm_90a(self):
        self.nvidia("sm_90a")

    def test_gfx942(self):
        self.amd("gfx942")

    def test_gfx1100(self):
        self.amd("gfx1100")


class Answers(unittest.TestCase):
    """What LLVM's code and Lanelift's compute, bit by bit: the launches of corpus/clients/triton on the simulators, without fusing."""

    def check(self, processor):
        lines = (CLIENTS / "launches.txt").read_text().splitlines()
        done, failed, unknown = 0, [], 0
        for name, words in (line.split(": ", 1) for line in lines if line.strip() and not line.startswith("#")):
            case = CASES[name]
            if case.only and not processor.startswith(case.only) or not re.search(ONLY, name):
                continue
            theirs = compiled(name, processor, enable_fp_fusion=False)
            with lanelift.triton.enabled():
                ours = compiled(name, processor, enable_fp_fusion=False)
            try:
                expected = self.run_on_simulator(theirs, words)
            except lanelift.SimulationError as error:
                # LLVM's code has an instruction that the simulator lacks.
                self.assertIn("not supported", str(error), name)
                unknown += 1
                continue
            if self.run_on_simulator(ours, words) != expected:
                failed.append(name)
            done += 1
        print(f"{processor}: {done} launches with LLVM's answers, {unknown} that the simulator cannot run", file=sys.stderr)
        self.assertEqual(failed, [])
        self.assertGreater(done, 0 if ONLY else 70)

    def run_on_simulator(self, kernel, words):
        """The contents of its buffers afterwards. Triton's kernels have two pointers to scratch memory at the end."""
        data = kernel.metadata
        threads = data.num_warps * data.warp_size
        scratch = "buf:u8x65536:zeros" if getattr(data, "global_scratch_size", 0) else "null"
        launch = f"--kernel {data.name} {words} --block {threads} --shared {data.shared or 0} --arg {scratch} --arg null"
        return lanelift.simulate(kernel.asm.get("hsaco") or kernel.asm["ptx"], launch)

    def test_sm_80(self):
        self.check("sm_80")

    def test_sm_90a(self):
        self.check("sm_90a")

    def test_gfx942(self):
        self.check("gfx942")

    def test_gfx1100(self):
        self.check("gfx1100")


class Stages(unittest.TestCase):
    def tearDown(self):
        lanelift.triton.disable()
        triton.knobs.compilation.always_compile = False

    def test_disabled_it_is_tritons_own(self):
        for processor, stage in (("sm_80", "cubin"), ("gfx942", "hsaco")):
            before = compiled("softmax_f32", processor)
            lanelift.triton.enable()
            self.assertTrue(lanelift.triton.is_enabled())
            between = compiled("softmax_f32", processor)
            lanelift.triton.disable()
            self.assertFalse(lanelift.triton.is_enabled())
            self.assertIsNone(triton.knobs.runtime.add_stages_inspection_hook)
            triton.knobs.compilation.always_compile = True
            after = compiled("softmax_f32", processor)
            triton.knobs.compilation.always_compile = False
            self.assertEqual((before.hash, before.asm[stage]), (after.hash, after.asm[stage]))
            self.assertNotEqual((before.hash, before.asm[stage]), (between.hash, between.asm[stage]))

    def test_keys_name_version_build_and_settings(self):
        seen = set()
        for settings in ({}, {"fallback": True}, {"sched": "minreg"}, {"opt_level": 1}):
            with lanelift.triton.enabled(**settings):
                key, digest = triton.knobs.runtime.add_stages_inspection_hook()
            self.assertIn(lanelift.__version__, key)
            self.assertIn(lanelift.__build__, key)
            seen.add(digest)
        self.assertEqual(len(seen), 4)
        with self.assertRaises(lanelift.OptionError):
            lanelift.triton.enable(schedule="minreg")

    def test_releases_without_keys_have_them_from_the_back_ends(self):
        from triton.backends.compiler import GPUTarget
        from triton.backends.nvidia.compiler import CUDABackend

        backend = CUDABackend(GPUTarget("cuda", 90, 32))
        alone = backend.hash()
        lanelift.triton._add_keys_to_backends()
        lanelift.triton._add_keys_to_backends()
        self.assertEqual(backend.hash(), alone)
        with lanelift.triton.enabled():
            plain = backend.hash()
        with lanelift.triton.enabled(sched="minreg"):
            other = backend.hash()
        self.assertEqual(len({alone, plain, other}), 3)
        self.assertEqual(backend.hash(), alone)

    def test_another_hook_stays(self):
        seen = []

        def other(backend=None, stages=None, *rest):
            if backend is None:
                return "other", "other"
            seen.append(sorted(stages))

        with unittest.mock.patch.object(triton.knobs.runtime, "add_stages_inspection_hook", other):
            with lanelift.triton.enabled():
                self.assertIn("other", triton.knobs.runtime.add_stages_inspection_hook()[0])
                self.assertTrue(of_lanelift(compiled("softmax_f16", "gfx942")))
            self.assertIs(triton.knobs.runtime.add_stages_inspection_hook, other)
        self.assertEqual(len(seen), 1)

    def test_refusals_are_raised_or_fall_back(self):
        # There is no such form for NVIDIA, so that every kernel is refused.
        with lanelift.triton.enabled(emit="hsaco"), self.assertRaises(lanelift.CompileError):
            compiled("add_f32", "sm_80")
        with lanelift.triton.enabled(emit="hsaco", fallback=True), warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            kernel = compiled("add_f32", "sm_80")
        self.assertEqual([w.category for w in caught if w.category is lanelift.FallbackWarning], [lanelift.FallbackWarning])
        self.assertEqual(kernel.metadata.code_generator, "LLVM")
        self.assertEqual(kernel.asm["ptx"], compiled("add_f32", "sm_80").asm["ptx"])

    def test_fusing_is_as_triton_says(self):
        for processor, stage, fused in (("sm_80", "ptx", r"\bfma\.rn\.f32"), ("gfx942", "amdgcn", r"\bv_(?:pk_)?(?:fma|fmac)_f32")):
            counts = []
            for fusion in (False, True):
                with lanelift.triton.enabled():
                    kernel = compiled("layer_norm_f32", processor, enable_fp_fusion=fusion)
                counts.append(len(re.findall(fused, kernel.asm[stage])))
            self.assertLess(*counts, processor)

    def test_options_of_ptx(self):
        with lanelift.triton.enabled():
            kernel = compiled("matmul_f16_64", "sm_80", maxnreg=96, num_warps=8, ptx_version=80)
        text = kernel.asm["ptx"]
        self.assertRegex(text, r"\.maxnreg 96")
        self.assertRegex(text, r"\.reqntid 256")
        self.assertRegex(text, r"\.version 8\.0")
        self.assertRegex(text, r"\.target sm_80\n")

    def test_options_of_hip(self):
        for flush in (False, True):
            found = []
            for settings in (None, {}):
                lanelift.triton.disable()
                if settings is not None:
                    lanelift.triton.enable()
                kernel = compiled("layer_norm_f32", "gfx942", allow_flush_denorm=flush, num_warps=8, waves_per_eu=8)
                name, binary = kernel.metadata.name, kernel.asm["hsaco"]
                found.append((elf.descriptor(binary, name)["denormals"], elf.launch(binary, name)["work_items"]))
                # Eight waves of 64 vector registers.
                self.assertLess(elf.descriptor(binary, name)["vector_granules"], 8)
            self.assertEqual(*found)

    def test_libraries_text_and_checks(self):
        for processor in ("sm_80", "gfx942", "gfx1100"):
            signature = {"x": "*fp32", "y": "*fp32", "n": "i32", "BLOCK": "constexpr"}
            for debug in (False, True):
                source = ASTSource(fn=talkative, signature=signature, constexprs={"BLOCK": 128})
                with lanelift.triton.enabled():
                    kernel = triton.compile(source, target=make.target_of(processor), options={"debug": debug})
                self.assertTrue(of_lanelift(kernel))

    def test_assembly_of_a_user_is_assembled(self):
        from lanelift.triton import _Amdgcn, _Hsaco

        with lanelift.triton.enabled():
            kernel = compiled("add_f32", "gfx942")
        stage = _Hsaco(_Amdgcn(None, None, None, None), lambda source, metadata: b"theirs")
        self.assertEqual(stage(kernel.asm["amdgcn"], {}), b"theirs")

    def test_the_environment_enables_it(self):
        names = [entry.name for entry in importlib.metadata.entry_points(group="triton.backends")]
        if "lanelift" not in names:
            self.skipTest("the package is not installed, only on the path")
        say = "import triton; print(type(triton.knobs.runtime.add_stages_inspection_hook).__module__)"
        for value, module in (("1", "lanelift.triton"), ("0", "builtins"), ("", "builtins")):
            environment = {**os.environ, "LANELIFT_TRITON": value}
            done = subprocess.run([sys.executable, "-c", say], env=environment, capture_output=True, text=True, check=True)
            self.assertEqual(done.stdout.strip(), module)


if __name__ == "__main__":
    unittest.main()
