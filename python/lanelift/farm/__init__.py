"""Compiles, checks and runs many kernels on many machines: over Dask distributed, Ray, or the cores of this machine.

    with Farm(client, cache="s3://bucket/kernels") as farm:
        for result in farm.compile(sources, cpu="gfx1100"):
            print(result.key, len(result.value.bytes) if result.ok else result.error)
"""

import re
from typing import Any, Dict, Iterable, Mapping, Optional, Union

import lanelift
from lanelift.farm._batch import Settings
from lanelift.farm._engines import Engine, engine_of
from lanelift.farm._errors import CacheWarning, Crashed, LimitError, MemoryLimit, TimeLimit, WorkerLost
from lanelift.farm._results import Job, Result, Results, Statistics
from lanelift.farm._work import Compiled

__all__ = [
    "CacheWarning",
    "Compiled",
    "Crashed",
    "Engine",
    "Farm",
    "Job",
    "LimitError",
    "MemoryLimit",
    "Result",
    "Results",
    "Statistics",
    "TimeLimit",
    "WorkerLost",
]

Sources = Union[Mapping[Any, Any], Iterable[Any]]
UNITS = {"": 1, "k": 10**3, "m": 10**6, "g": 10**9, "ki": 1 << 10, "mi": 1 << 20, "gi": 1 << 30}


def _bytes(size: Union[int, str, None]) -> Optional[int]:
    """A number of bytes: 1000, "512 MiB", "2GB"."""
    if size is None or isinstance(size, int):
        return size
    found = re.fullmatch(r"(\d+)\s*([kmg]?i?)b?", size.strip().lower())
    if not found or found[2] not in UNITS:
        raise ValueError(f"{size!r} is no size: a number of bytes, such as '512 MiB'")
    return int(found[1]) * UNITS[found[2]]


class Farm:
    """Workers that compile, check and run kernels.

    Args:
        backend: a `distributed.Client` or a scheduler's address; the module `ray`; an executor of `concurrent.futures`; a number of
            threads of this process. None is one thread for each core.
        cache: a URL of fsspec (`file:///shared/kernels`, `s3://bucket/kernels`) under which results are kept, for all farms.
        storage_options: further arguments of the file system.
        time_limit: seconds that a kernel may take; None is without a limit.
        memory_limit: memory that the process of a kernel may take, as bytes or as text ("2 GiB"); None is without a limit.
        retries: how often a batch is tried again that failed for a reason that is not of its kernels.
        progress: a bar on standard error; None shows it on a terminal, if tqdm is installed.
    """

    def __init__(
        self,
        backend: Any = None,
        *,
        cache: Optional[str] = None,
        storage_options: Optional[Mapping[str, Any]] = None,
        time_limit: Optional[float] = 60.0,
        memory_limit: Union[int, str, None] = "2 GiB",
        retries: int = 2,
        progress: Optional[bool] = None,
    ) -> None:
        memory = _bytes(memory_limit)
        self._settings = Settings(
            build=lanelift.__build__,
            cache=cache and str(cache),
            storage_options=dict(storage_options or {}),
            seconds=time_limit,
            memory=memory,
        )
        self._retries, self._progress = retries, progress
        self._engine = engine_of(backend)
        self._warned: Dict[str, bool] = {}

    def compile(self, sources: Sources, *, ordered: bool = False, **options: Any) -> "Results":
        """Compiles sources with the options of `lanelift.compile`. The values are `Compiled`.

        `sources` are texts, bytes, paths or `Job`s, or a mapping of keys to them. Results come as they are ready, or in the order of
        the sources.
        """
        return self._start("compile", sources, ordered, options)

    def check(self, sources: Sources, *, ordered: bool = False, **options: Any) -> "Results":
        """Looks for mistakes with the options of `lanelift.check`. The values are its reports."""
        return self._start("check", sources, ordered, options)

    def run(self, sources: Sources, launch: Optional[str] = None, *, ordered: bool = False, **options: Any) -> "Results":
        """Runs kernels on simulators. What is LLVM IR is compiled first, with the options of `lanelift.compile`. The values are buffers
        by name, as of `lanelift.simulate`."""
        return self._start("run", sources, ordered, {**options, "launch": launch})

    def estimate(self, sources: Sources, launch: Optional[str] = None, *, ordered: bool = False, **options: Any) -> "Results":
        """Estimates cycles with the options of `lanelift.estimate`. The values are its estimates."""
        return self._start("estimate", sources, ordered, {**options, "launch": launch})

    def _start(self, kind: str, sources: Sources, ordered: bool, options: Dict[str, Any]) -> "Results":
        options = {name: value for name, value in options.items() if value is not None}
        _refuse_wrong(options)
        results = Results(self._engine, self._settings, self._retries, self._warned)
        results.start(kind, sources, ordered, options, self._progress)
        return results

    def close(self) -> None:
        """Ends what the farm has started: threads, processes, a client of its own."""
        self._engine.close()

    def __enter__(self) -> "Farm":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


# Options of tasks that are no options of `lanelift.compile`.
OTHERS = ("launch", "kernel", "launches", "seed", "max_instructions")


def _refuse_wrong(options: Dict[str, Any]) -> None:
    """Raises an `OptionError` here, once, and not for each kernel."""
    options = {name: value for name, value in options.items() if name not in OTHERS}
    try:
        lanelift.compile("", name="<options>", **options)
    except lanelift.OptionError:
        raise
    except lanelift.Error:
        pass
