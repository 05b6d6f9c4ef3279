"""Tests of `lanelift.farm`. `cargo xtask python` runs them; with `CI=true` it asks for Dask, so that none of it is skipped there."""

import asyncio
import contextlib
import errno
import importlib.util
import io
import logging
import os
import pathlib
import pickle
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import warnings
from unittest import mock

import lanelift
from lanelift import farm
from lanelift.farm import _children, _wire

HAS_DASK = importlib.util.find_spec("distributed") is not None
HAS_FSSPEC = importlib.util.find_spec("fsspec") is not None
HAS_RAY = importlib.util.find_spec("ray") is not None
REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
LAUNCH = "--kernel k --grid 1 --block 32 --arg p=buf:i32x32:iota"


def kernel(factor):
    """A kernel that multiplies by a constant."""
    return f"""target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %p) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %id
  %x = load i32, ptr addrspace(1) %at
  %y = mul i32 %x, {factor}
  store i32 %y, ptr addrspace(1) %at
  ret void
}}
"""


ENDLESS = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  br label %loop
loop:
  store volatile i32 1, ptr addrspace(1) %p
  br label %loop
}
"""
HUGE = LAUNCH.replace("p=buf:i32x32:iota", "buf:i32x100000000:zeros")
WRONG = "define void @f() {\n  %x = adp i32 1, 2\n}\n"


def children_of(pid):
    """The processes that a process has started."""
    found = []
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            text = stat.read_text()
            state, parent = text.rpartition(")")[2].split()[:2]
            if int(parent) == pid and state != "Z":
                found.append(int(stat.parent.name))
    return found


def exists(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for(condition, seconds=20):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


class OnThreads(unittest.TestCase):
    """What does not depend on the engine, over threads of this process."""

    def setUp(self):
        self.farm = farm.Farm(2, time_limit=30)
        self.addCleanup(self.farm.close)

    def test_compile_is_that_of_the_package(self):
        sources = {f"times {n}": kernel(n) for n in range(3, 40)}
        results = self.farm.compile(sources, cpu="gfx1100", opt_level=2)
        found = {result.key: result for result in results}
        self.assertEqual(set(found), set(sources))
        self.assertEqual((results.statistics.results, results.statistics.failed), (37, 0))
        for key, source in sources.items():
            expected = lanelift.compile(source, cpu="gfx1100", opt_level=2)
            value = found[key].get()
            self.assertEqual((value.bytes, value.target, value.processor), (expected.bytes, "amdgcn", "gfx1100"))
            self.assertEqual(value.kernels[0]["registers"], expected.kernels[0].registers)
            self.assertEqual(pickle.loads(pickle.dumps(found[key])), found[key])

    def test_run_check_and_estimate(self):
        runs = list(self.farm.run([kernel(5), kernel(7)], LAUNCH, cpu="gfx942", ordered=True))
        for factor, result in zip((5, 7), runs):
            expected = b"".join((n * factor).to_bytes(4, "little") for n in range(32))
            self.assertEqual(result.get()["p"], expected)
        # What is compiled already is run as it is.
        compiled = [result.get() for result in self.farm.compile([kernel(5)], cpu="gfx942")]
        (again,) = self.farm.run(compiled, LAUNCH)
        self.assertEqual(again.get(), runs[0].value)
        wrong = kernel(5).replace("i32 %id\n", "i32 400000\n")
        good, bad = (r.get() for r in self.farm.check([kernel(5), wrong], launch=LAUNCH, ordered=True))
        self.assertEqual(good["findings"], [])
        self.assertEqual([finding["kind"] for finding in bad["findings"]], ["out-of-bounds"])
        (result,) = self.farm.estimate([kernel(5)], LAUNCH, cpu="gfx1100")
        self.assertGreater(result.get()["cycles"], 0)

    def test_errors_are_results_of_one_tree(self):
        good, bad, none = self.farm.compile([kernel(3), WRONG, b"\xff\xfe"], cpu="gfx1100", ordered=True)
        self.assertTrue(good.ok)
        for result in (bad, none):
            self.assertIsInstance(result.error, lanelift.CompileError)
        self.assertEqual((bad.error.line, bad.error.column), (2, 8))
        with self.assertRaises(lanelift.CompileError):
            bad.get()
        for kind in (farm.TimeLimit, farm.MemoryLimit, farm.Crashed, farm.WorkerLost):
            self.assertTrue(issubclass(kind, lanelift.Error))

    def test_a_launch_is_needed(self):
        for call in (self.farm.run, self.farm.estimate):
            (result,) = call([kernel(3)], cpu="gfx1100")
            self.assertIsInstance(result.error, lanelift.OptionError)
            self.assertIn("a launch is needed", str(result.error))

    def test_jobs_have_options_and_keys_of_their_own(self):
        jobs = [farm.Job(kernel(3), key=cpu, options={"cpu": cpu}) for cpu in ("gfx1100", "gfx942", "gfx900")]
        found = {result.key: result.get().processor for result in self.farm.compile(jobs)}
        self.assertEqual(found, {"gfx1100": "gfx1100", "gfx942": "gfx942", "gfx900": "gfx900"})
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "wrong.ll")
            path.write_text(WRONG)
            (result,) = self.farm.compile([path], cpu="gfx1100")
        self.assertEqual(result.error.file, "wrong.ll")

    def test_wrong_options_raise_at_once(self):
        with self.assertRaises(lanelift.OptionError):
            self.farm.compile([kernel(3)], cpu="gfx1100", simt=8)
        with self.assertRaises(TypeError):
            list(self.farm.compile(kernel(3), cpu="gfx1100"))
        with self.assertRaises(ValueError):
            farm.Farm(1, memory_limit="much")
        with self.assertRaises(TypeError):
            farm.Farm(object())

    def test_order_and_generators(self):
        # The first one takes longest.
        sources = (kernel(n) if n else kernel(3).replace("%y =", "%z = mul i32 %x, %x\n  %y =") for n in range(200))
        results = self.farm.compile(sources, cpu="gfx1100", ordered=True)
        self.assertEqual([result.index for result in results], list(range(200)))

    def test_calls_at_the_same_time_and_calls_given_up(self):
        first = self.farm.compile((kernel(n) for n in range(200)), cpu="gfx1100")
        second = self.farm.compile([kernel(n) for n in range(50)], cpu="gfx942")
        next(first)
        next(second)
        self.assertEqual(len(list(second)), 49)
        first.close()
        self.assertEqual(list(first), [])

    def test_asynchronous(self):
        async def indices():
            return [result.index async for result in self.farm.compile([kernel(n) for n in range(20)], cpu="gfx1100")]

        self.assertEqual(sorted(asyncio.run(indices())), list(range(20)))

    def test_endless_kernels_stop_nobody(self):
        limited = farm.Farm(1, time_limit=0.5)
        self.addCleanup(limited.close)
        begin = time.monotonic()
        results = list(limited.run([kernel(3), ENDLESS, kernel(5), ENDLESS, kernel(7)], LAUNCH, cpu="gfx1100", ordered=True))
        kinds = [type(result.error) for result in results]
        self.assertEqual(kinds, [type(None), farm.TimeLimit, type(None), farm.TimeLimit, type(None)])
        self.assertIn("longer than 0.5 s", str(results[1].error))
        self.assertLess(time.monotonic() - begin, 20)

    def test_hungry_kernels_stop_nobody(self):
        limited = farm.Farm(1, memory_limit="256 MiB")
        self.addCleanup(limited.close)
        jobs = [farm.Job(kernel(3), options={"launch": launch}) for launch in (LAUNCH, HUGE, LAUNCH, HUGE)]
        results = list(limited.run(jobs, cpu="gfx1100", ordered=True))
        kinds = [type(result.error) for result in results]
        self.assertEqual(kinds, [type(None), farm.MemoryLimit, type(None), farm.MemoryLimit])
        # With more memory it is no mistake.
        roomy = farm.Farm(1, memory_limit="4 GiB")
        self.addCleanup(roomy.close)
        (result,) = roomy.run([kernel(3)], HUGE, cpu="gfx1100")
        self.assertTrue(result.ok, result.error)

    @unittest.skipUnless(importlib.util.find_spec("psutil"), "skipped: needs psutil")
    def test_memory_is_watched_where_the_system_has_no_limit(self):
        def no_limits(head):
            return {**head, "memory": None} if "memory" in head else head

        pack = _wire.pack
        limited = farm.Farm(1, memory_limit="256 MiB")
        self.addCleanup(limited.close)
        with mock.patch.object(_children._child, "ENFORCES_MEMORY", False):
            with mock.patch.object(_wire, "pack", lambda head, blobs=(): pack(no_limits(head), blobs)):
                (result,) = limited.run([ENDLESS], HUGE, cpu="gfx1100")
        self.assertIsInstance(result.error, farm.MemoryLimit)

    def test_a_child_that_is_killed_is_a_crash(self):
        alone = farm.Farm(1, time_limit=None)
        self.addCleanup(alone.close)
        before = set(children_of(os.getpid()))

        def kill():
            wait_for(lambda: set(children_of(os.getpid())) - before)
            time.sleep(0.5)
            for pid in set(children_of(os.getpid())) - before:
                os.kill(pid, signal.SIGSEGV)

        killer = threading.Thread(target=kill)
        killer.start()
        results = list(alone.run([ENDLESS, kernel(3)], LAUNCH, cpu="gfx1100", ordered=True))
        killer.join()
        self.assertIsInstance(results[0].error, farm.Crashed)
        self.assertIn("SIGSEGV", str(results[0].error))
        self.assertTrue(results[1].ok)

    def test_a_worker_of_another_build_does_nothing(self):
        with mock.patch("lanelift.__build__", "0" * 16):
            stranger = farm.Farm(1)
        self.addCleanup(stranger.close)
        (result,) = stranger.compile([kernel(3)], cpu="gfx1100")
        self.assertIn("the worker has the build", str(result.error))

    @unittest.skipUnless(importlib.util.find_spec("tqdm"), "skipped: needs tqdm")
    def test_the_bar_is_for_terminals(self):
        with contextlib.redirect_stderr(io.StringIO()) as out:
            list(self.farm.compile([kernel(3)], cpu="gfx1100"))
        self.assertEqual(out.getvalue(), "")
        shown = farm.Farm(1, progress=True)
        self.addCleanup(shown.close)
        with contextlib.redirect_stderr(io.StringIO()) as out:
            list(shown.compile([kernel(3), WRONG], cpu="gfx1100"))
        self.assertIn("2/2", out.getvalue())
        self.assertIn("failed=1", out.getvalue())


@unittest.skipUnless(HAS_FSSPEC, "skipped: needs fsspec")
class Cache(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)

    def farm(self, url, **options):
        found = farm.Farm(2, cache=url, **options)
        self.addCleanup(found.close)
        return found

    def both(self, url):
        sources = [kernel(n) for n in range(20)] + [WRONG]
        first = self.farm(url).compile(sources, cpu="gfx1100", ordered=True)
        before = list(first)
        second = self.farm(url).compile(sources, cpu="gfx1100", ordered=True)
        after = list(second)
        self.assertEqual([r.value for r in before], [r.value for r in after])
        # Errors are not kept.
        self.assertEqual((first.statistics.cached, second.statistics.cached, second.statistics.failed), (0, 20, 1))

    def test_the_second_time_comes_from_it(self):
        self.both(f"file://{self.folder}/new/cache")
        self.both(f"memory://{os.path.basename(self.folder)}")

    def test_results_depend_on_kind_options_name_and_build(self):
        url = f"file://{self.folder}"
        one = self.farm(url)
        calls = [
            lambda: one.compile([kernel(3)], cpu="gfx1100"),
            lambda: one.compile([kernel(3)], cpu="gfx942"),
            lambda: one.compile([kernel(3)], cpu="gfx1100", opt_level=0),
            lambda: one.compile([kernel(4)], cpu="gfx1100"),
            lambda: one.run([kernel(3)], LAUNCH, cpu="gfx1100"),
            lambda: one.run([kernel(3)], LAUNCH.replace("iota", "zeros"), cpu="gfx1100"),
            lambda: one.check([kernel(3)], launch=LAUNCH),
            lambda: one.estimate([kernel(3)], LAUNCH, cpu="gfx1100"),
        ]
        for cached in (False, True):
            for call in calls:
                (result,) = call()
                self.assertEqual((result.ok, result.cached), (True, cached), result.error)
        with mock.patch("lanelift.__build__", "1" * 16):
            (result,) = self.farm(url).compile([kernel(3)], cpu="gfx1100")
        self.assertFalse(result.cached)

    def test_damaged_entries_are_made_again(self):
        url = f"file://{self.folder}"
        sources = [kernel(n) for n in range(4)]
        expected = [r.get() for r in self.farm(url).compile(sources, cpu="gfx1100", ordered=True)]
        entries = sorted(path for path in pathlib.Path(self.folder).rglob("*") if path.is_file())
        self.assertEqual(len(entries), 4)
        data = [path.read_bytes() for path in entries]
        entries[0].write_bytes(data[0][:-1])
        entries[1].write_bytes(data[1][:-1] + bytes([data[1][-1] ^ 1]))
        entries[2].write_bytes(b"")
        entries[3].write_bytes(data[2])  # Whole, and of another kernel: the key is the file's name.
        results = list(self.farm(url).compile(sources, cpu="gfx1100", ordered=True))
        self.assertEqual([r.get() for r in results], expected)
        self.assertEqual([r.cached for r in results], [False] * 4)
        self.assertEqual([path.read_bytes() for path in entries], data)

    def test_a_full_store_is_a_warning(self):
        import fsspec
        from fsspec.implementations.memory import MemoryFileSystem

        class Full(MemoryFileSystem):
            protocol = "full"
            store = {}
            pseudo_dirs = [""]

            def pipe_file(self, path, value, **options):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        fsspec.register_implementation("full", Full, clobber=True)
        for url in ("full://cache", "nothing-knows-this://cache", "file:///proc/none/cache"):
            with self.subTest(url), warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                results = list(self.farm(url).compile([kernel(n) for n in range(30)], cpu="gfx1100"))
                self.assertEqual([r.ok for r in results], [True] * 30)
                kinds = [w.category for w in caught if issubclass(w.category, farm.CacheWarning)]
                self.assertEqual(kinds, [farm.CacheWarning])


@unittest.skipUnless(importlib.util.find_spec("s3fs") and importlib.util.find_spec("moto"), "skipped: needs s3fs and moto")
class ObjectStore(unittest.TestCase):
    def test_s3(self):
        from moto.server import ThreadedMotoServer

        server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
        server.start()
        self.addCleanup(server.stop)
        host, port = server.get_host_and_port()
        storage = {"endpoint_url": f"http://{host}:{port}", "key": "name", "secret": "word"}

        import s3fs

        store = s3fs.S3FileSystem(**storage)
        store.mkdir("bucket")
        for cached in (0, 29, 29):
            with farm.Farm(2, cache="s3://bucket/kernels", storage_options=storage) as one:
                results = one.compile([kernel(n) for n in range(30)], cpu="gfx1100")
                self.assertEqual([result.ok for result in results], [True] * 30)
            self.assertEqual(results.statistics.cached, cached)
            self.assertEqual(len(store.find("bucket")), 30)
            entry = store.find("bucket")[0]
            store.pipe_file(entry, store.cat_file(entry)[:-1])
            store.invalidate_cache()


def _plugin():
    """A plugin that makes workers die of kernels with a certain name."""
    from distributed import WorkerPlugin

    class Deadly(WorkerPlugin):
        def setup(self, worker):
            import os
            import signal

            from lanelift.farm import _children

            work = _children.CHILDREN.work

            def deadly(kind, source, *others):
                if b"@deadly" in source:
                    os.kill(os.getpid(), signal.SIGKILL)
                return work(kind, source, *others)

            _children.CHILDREN.work = deadly

    return Deadly()


@unittest.skipUnless(HAS_DASK, "skipped: needs distributed")
class OnDask(unittest.TestCase):
    """A cluster of three worker processes."""

    def setUp(self):
        import dask
        from distributed import Client, LocalCluster

        warnings.simplefilter("ignore", ResourceWarning)
        stack = contextlib.ExitStack()
        self.addCleanup(stack.close)
        stack.enter_context(dask.config.set({"distributed.scheduler.allowed-failures": 1}))
        self.cluster = stack.enter_context(
            LocalCluster(n_workers=3, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=logging.CRITICAL)
        )
        self.client = stack.enter_context(Client(self.cluster, set_as_default=False))
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def pids(self):
        return sorted(self.client.run(os.getpid).values())

    def test_a_worker_that_is_killed_loses_nothing(self):
        workers, count = self.client.run(os.getpid), 400
        self.assertEqual(len({*workers.values(), os.getpid()}), 4)
        # Each takes some milliseconds.
        launch = LAUNCH.replace("--grid 1", "--grid 100").replace("iota", "zeros")
        results = farm.Farm(self.client).run((kernel(n) for n in range(count)), launch, cpu="gfx1100")
        found, killed = {}, None
        for result in results:
            self.assertNotIn(result.index, found)
            found[result.index] = result
            if len(found) >= 40 and killed is None:
                busy = [address for address, tasks in self.client.processing().items() if tasks]
                if busy:
                    killed = workers[busy[0]]
                    os.kill(killed, signal.SIGKILL)
        self.assertIsNotNone(killed)
        self.assertFalse(killed in self.pids())
        self.assertEqual(sorted(found), list(range(count)))
        self.assertEqual(results.statistics.results, count)
        for result in found.values():
            self.assertEqual(result.get(), {"p": bytes(128)})
        self.assertGreaterEqual(len(results.statistics.workers), 2)

    def test_a_kernel_that_kills_workers_stops_nobody(self):
        self.client.register_plugin(_plugin())
        sources = [kernel(n) for n in range(60)]
        sources[30] = sources[30].replace("@k", "@deadly")
        results = farm.Farm(self.client).compile(sources, cpu="gfx1100")
        found = {result.index: result for result in results}
        self.assertEqual(sorted(found), list(range(60)))
        self.assertEqual([index for index, result in found.items() if not result.ok], [30])
        self.assertIsInstance(found[30].error, farm.WorkerLost)
        self.assertGreaterEqual(results.statistics.lost, 1)

    def test_poisoned_kernels_and_the_cache(self):
        url = f"file://{self.folder}"
        sources = [kernel(n) for n in range(12)]
        sources[5] = ENDLESS
        jobs = [farm.Job(source, options={"launch": HUGE if n == 8 else LAUNCH}) for n, source in enumerate(sources)]
        pids = self.pids()
        for cached in (0, 10):
            one = farm.Farm(self.client, cache=url, time_limit=2, memory_limit="256 MiB")
            results = one.run(jobs, cpu="gfx1100", ordered=True)
            errors = {result.index: type(result.error) for result in results if not result.ok}
            self.assertEqual(errors, {5: farm.TimeLimit, 8: farm.MemoryLimit})
            self.assertEqual(results.statistics.cached, cached)
        # The workers are those of the beginning.
        self.assertEqual(self.pids(), pids)

    def test_a_full_disk_is_a_warning(self):
        if shutil.which("mount") is None or subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", self.folder], capture_output=True, check=False
        ).returncode:
            self.skipTest("skipped: needs the right to mount a file system")
        self.addCleanup(subprocess.run, ["umount", self.folder], check=True)
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            url = f"file://{self.folder}"
            results = list(farm.Farm(self.client, cache=url).compile((kernel(n) for n in range(100)), cpu="gfx1100"))
        self.assertEqual(([r.ok for r in results], len(results)), ([True] * 100, 100))
        messages = [str(w.message) for w in caught if issubclass(w.category, farm.CacheWarning)]
        self.assertEqual(len(messages), 1, messages)
        self.assertIn("No space left on device", messages[0])

    def test_processes_of_kernels_end_with_their_worker(self):
        one = farm.Farm(self.client, time_limit=None)
        results = one.run([ENDLESS] * 3, LAUNCH, cpu="gfx1100")
        ended = threading.Event()

        def collect():
            # The cluster is closed under it.
            with contextlib.suppress(Exception):
                list(results)
            ended.set()

        threading.Thread(target=collect, daemon=True).start()
        pids = self.pids()
        self.assertTrue(wait_for(lambda: all(children_of(pid) for pid in pids)))
        child = children_of(pids[0])[0]
        os.kill(pids[0], signal.SIGKILL)
        self.assertTrue(wait_for(lambda: not exists(child)))
        self.cluster.close()
        self.assertTrue(ended.wait(20))

    def test_an_address_and_an_asynchronous_program(self):
        async def indices():
            with farm.Farm(self.cluster.scheduler_address) as one:
                return [result.index async for result in one.compile([kernel(n) for n in range(10)], cpu="gfx1100")]

        self.assertEqual(sorted(asyncio.run(indices())), list(range(10)))


@unittest.skipUnless((REPOSITORY / "examples").is_dir(), "skipped: needs the repository")
class Examples(unittest.TestCase):
    def run_program(self, *words, folder=None):
        done = subprocess.run([sys.executable, *map(str, words)], cwd=folder, capture_output=True, text=True, check=False, timeout=300)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def test_the_autotuner(self):
        program = REPOSITORY / "examples/autotune/autotune.py"
        with tempfile.TemporaryDirectory() as folder:
            words = [program, "--few", "--cpu", "gfx1100", "--cpu", "gfx942", "--cache", f"file://{folder}/cache"]
            first, second = (self.run_program(*words, folder=folder) for _ in range(2))
        self.assertEqual(first, second)
        for cpu, count in (("gfx1100", 8), ("gfx942", 4)):
            head, _, *rows = first[first.index(f"{cpu}: ") :].splitlines()[: count + 2]
            self.assertEqual(head, f"{cpu}: {count} variants, {count} of them right")
            costs = [float(row.split()[0]) for row in rows]
            self.assertEqual(costs, sorted(costs))
            self.assertGreater(costs[-1], 2 * costs[0])
            # Elements in registers and tiles in local memory save loads.
            self.assertIn("each 2x2 unroll 4 lds", rows[0])

    def test_the_autotuner_finds_variants_that_are_wrong(self):
        sys.path.insert(0, str(REPOSITORY / "examples/autotune"))
        self.addCleanup(sys.path.pop, 0)
        import autotune
        import matmul

        write = matmul.source
        with farm.Farm(2) as one:
            with mock.patch.object(matmul._Text, "barrier", lambda self: None):
                rows = autotune.search(one, "gfx942", True)
            errors = {row.variant.lds: row.error for row in rows if row.variant.each == (2, 2)}
            self.assertEqual(errors, {True: "check: race", False: None})
            with mock.patch.object(matmul, "source", lambda variant: write(variant).replace("@llvm.fma.f32(", "@llvm.fmuladd.f32(")):
                self.assertEqual({row.error for row in autotune.search(one, "gfx942", True)}, {None})
            with mock.patch.object(matmul, "source", lambda variant: write(variant).replace("phi float [ 0.0,", "phi float [ 1.0,")):
                self.assertEqual({row.error for row in autotune.search(one, "gfx942", True)}, {"wrong product"})
            with mock.patch.object(matmul, "source", lambda variant: write(variant).replace("ret void", "ret viod")):
                self.assertTrue(all("error" in row.error for row in autotune.search(one, "gfx942", True)))

    @unittest.skipUnless(HAS_DASK, "skipped: needs distributed")
    def test_the_program_of_the_book(self):
        chapter = (REPOSITORY / "docs/farm.md").read_text()
        program = chapter.split("```python\n")[1].split("```")[0]
        expected = chapter.split("```text\n")[1].split("```")[0]
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "program.py")
            path.write_text(program)
            self.assertEqual(self.run_program(path, folder=folder), expected)

    @unittest.skipUnless(HAS_DASK, "skipped: needs distributed")
    def test_the_program_that_measures(self):
        program = REPOSITORY / "python/examples/farm_throughput.py"
        with tempfile.TemporaryDirectory() as folder:
            words = [program, "--kernels", 200, "--workers", 1, 2, "--cache", f"file://{folder}/cache"]
            for cached in (0, 200):
                _, one, two = self.run_program(*words).splitlines()
                self.assertRegex(one, rf"^1 workers: \d+ kernels/s, \d+ of each; from the cache: {cached}$")
                self.assertRegex(two, r"^2 workers: .*: 200$")


@unittest.skipUnless(HAS_RAY, "skipped: needs ray")
class OnRay(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        import ray

        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
        cls.addClassCleanup(ray.shutdown)
        cls.ray = ray

    def test_compiles_runs_and_limits(self):
        with farm.Farm(self.ray, time_limit=2) as one:
            results = list(one.compile([kernel(n) for n in range(100)], cpu="gfx1100", ordered=True))
            self.assertEqual([r.ok for r in results], [True] * 100)
            self.assertEqual(results[7].value.bytes, lanelift.compile(kernel(7), cpu="gfx1100").bytes)
            good, bad = one.run([kernel(3), ENDLESS], LAUNCH, cpu="gfx1100", ordered=True)
            self.assertTrue(good.ok)
            self.assertIsInstance(bad.error, farm.TimeLimit)

    def test_a_worker_that_is_killed_loses_nothing(self):
        with farm.Farm(self.ray) as one:
            results, count = one.compile((kernel(n) for n in range(300)), cpu="gfx1100"), 0
            for result in results:
                count += 1
                self.assertTrue(result.ok, result.error)
                if count == 20:
                    os.kill(int(result.worker.rpartition(":")[2]), signal.SIGKILL)
            self.assertEqual(count, 300)


if __name__ == "__main__":
    unittest.main()
