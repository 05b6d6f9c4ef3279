"""Sources to batches, batches to results."""

import asyncio
import collections
import collections.abc
import dataclasses
import json
import os
import pathlib
import sys
import time
import warnings
from typing import Any, Counter, Dict, Iterator, Mapping, Optional

from lanelift import Error
from lanelift.farm import _errors, _wire, _work
from lanelift.farm._batch import Task
from lanelift.farm._engines import Lost

# A batch should take so many seconds: long beside what the engine needs for it, short for who waits for results.
SECONDS = 0.25
MOST = 64
BYTES = 1 << 19
# Batches that wait for each worker that works, so that none is idle.
WAITING = 2


@dataclasses.dataclass(frozen=True)
class Job:
    """A source with a key and options of its own, which come before the common ones."""

    source: Any
    key: Any = None
    options: Mapping[str, Any] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass(frozen=True)
class Result:
    """The result for a source.

    Attributes:
        key: the source's key in the mapping, the job's key, or the index.
        index: the place among the sources, from 0.
        value: what the call returns; None if there is an error.
        error: a `lanelift.Error`, or None.
        cached: whether it came from the cache.
        seconds: the time on the worker.
        worker: the worker, by the name of its machine and the number of its process; None if it was lost.
    """

    key: Any
    index: int
    value: Any
    error: Optional[Error]
    cached: bool
    seconds: float
    worker: Optional[str]

    @property
    def ok(self) -> bool:
        return self.error is None

    def get(self) -> Any:
        """The value; raises the error."""
        if self.error is not None:
            raise self.error
        return self.value


@dataclasses.dataclass
class Statistics:
    """Counts of the results so far.

    Attributes:
        results: how many there are.
        failed: those with an error.
        cached: those from the cache.
        lost: batches whose worker was lost.
        seconds: the time since the start.
        work_seconds: the sum of the times on workers.
        workers: results by worker.
    """

    results: int = 0
    failed: int = 0
    cached: int = 0
    lost: int = 0
    seconds: float = 0.0
    work_seconds: float = 0.0
    workers: Counter[str] = dataclasses.field(default_factory=collections.Counter)


def _jobs(sources):
    """The jobs of what a program hands over."""
    if isinstance(sources, (str, bytes)):
        raise TypeError("a farm takes many sources: a list, a mapping, a generator")
    pairs = sources.items() if isinstance(sources, collections.abc.Mapping) else ((None, source) for source in sources)
    for key, source in pairs:
        job = source if isinstance(source, Job) else Job(source)
        yield job if key is None else dataclasses.replace(job, key=key)


def _task(index, kind, job, options):
    source, name = job.source, "<string>"
    if isinstance(source, os.PathLike):
        path = pathlib.Path(source)
        source, name = path.read_bytes(), path.name
    if isinstance(source, _work.Compiled):
        source = source.bytes
    source = source.encode() if isinstance(source, str) else bytes(source)
    own = {name: value for name, value in job.options.items() if value is not None}
    options = {**options, **own}
    json.dumps(options)  # A TypeError here names the value that cannot travel.
    return Task(index, kind, name, source, options)


class _Bar:
    """The progress bar, if there is one."""

    def __init__(self, wanted, total):
        self._bar = None
        if wanted is False or wanted is None and not sys.stderr.isatty():
            return
        try:
            from tqdm import tqdm
        except ImportError:
            return
        self._bar = tqdm(total=total, unit="kernel", file=sys.stderr)

    def show(self, statistics):
        if self._bar is not None:
            self._bar.set_postfix(failed=statistics.failed, cached=statistics.cached, refresh=False)
            self._bar.update(1)

    def close(self):
        if self._bar is not None:
            self._bar.close()


class Results(Iterator[Result]):
    """The results, as they come. An iterator and an asynchronous iterator; to close it gives up what is not done yet."""

    def __init__(self, engine, settings, retries, warned):
        self.statistics = Statistics()
        self._engine, self._session = engine, engine.session()
        self._settings, self._retries, self._warned = settings, retries, warned
        self._running: Dict[Any, list] = {}
        self._suspects = collections.deque()
        self._keys: Dict[int, Any] = {}
        self._mean = SECONDS

    def start(self, kind, sources, ordered, options, progress):
        self._begin = time.perf_counter()
        self._bar = _Bar(progress, len(sources) if hasattr(sources, "__len__") else None)
        self._tasks = self._numbered(kind, sources, options)
        self._stream = self._in_order() if ordered else self._as_completed()

    def _numbered(self, kind, sources, options):
        for index, job in enumerate(_jobs(sources)):
            self._keys[index] = index if job.key is None else job.key
            yield _task(index, kind, job, options)

    def __next__(self) -> Result:
        return next(self._stream)

    def __aiter__(self) -> "Results":
        return self

    async def __anext__(self) -> Result:
        end = object()
        found = await asyncio.get_running_loop().run_in_executor(None, next, self._stream, end)
        if found is end:
            raise StopAsyncIteration
        return found

    def close(self) -> None:
        """Gives up what is not done yet."""
        self._stream.close()

    def __enter__(self) -> "Results":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def _in_order(self):
        waiting, wanted = {}, 0
        stream = self._as_completed()
        try:
            for result in stream:
                waiting[result.index] = result
                while wanted in waiting:
                    yield waiting.pop(wanted)
                    wanted += 1
        finally:
            stream.close()

    def _as_completed(self):
        try:
            self._submit()
            while self._running:
                ticket, result = self._session.next()
                yield from self._ended(self._running.pop(ticket), result)
                self._submit()
        finally:
            self._session.cancel(list(self._running))
            self._running.clear()
            self._bar.close()

    def _submit(self):
        """Keeps the workers busy. Tasks whose worker was lost come last and alone, so that they take no other task with them."""
        most = self._engine.slots() * (1 + WAITING)
        while len(self._running) < most:
            batch = self._batch()
            if not batch:
                break
            self._give(batch)
        if not self._running and self._suspects:
            self._give([self._suspects.popleft()])

    def _batch(self):
        size = max(1, min(MOST, round(SECONDS / max(self._mean, 1e-6))))
        batch, room = [], BYTES
        for task in self._tasks:
            batch.append(task)
            room -= len(task.source)
            if len(batch) == size or room <= 0:
                break
        return batch

    def _give(self, batch):
        self._running[self._session.submit(batch, self._settings, self._retries)] = batch

    def _ended(self, tasks, result):
        try:
            worker, trouble, done = result()
        except Lost as lost:
            self.statistics.lost += 1
            yield from self._lost(tasks, lost)
            return
        except Exception as error:
            # Something is wrong with the worker. Where nothing has worked yet, it is wrong with all of them.
            if self.statistics.results == 0:
                raise
            self.statistics.lost += 1
            yield from self._lost(tasks, error)
            return
        if trouble:
            self._warn(trouble)
        for one in done:
            # The mean follows what comes, so that batches get smaller where kernels get larger.
            self._mean += (one.seconds - self._mean) / 16
            yield self._result(tasks[0].kind, one.index, one.data, one.cached, one.seconds, worker)

    def _lost(self, tasks, lost):
        if len(tasks) > 1 or self._running:
            self._suspects.extend(tasks)
            return
        error = _errors.WorkerLost(f"the kernel was given to several workers, and each of them was lost: {lost}")
        yield self._result(tasks[0].kind, tasks[0].index, _wire.pack_error(error), False, 0.0, None)

    def _warn(self, trouble):
        if not self._warned.get("cache"):
            self._warned["cache"] = True
            warnings.warn(f"{trouble}; the farm goes on without it", _errors.CacheWarning, stacklevel=4)

    def _result(self, kind, index, data, cached, seconds, worker):
        head, blobs = _wire.unpack(data)
        error = _wire.error_of(head)
        value = None if error else _work.value_of(kind, head, blobs)
        found = self.statistics
        found.results += 1
        found.failed += error is not None
        found.cached += cached
        found.work_seconds += seconds
        found.seconds = time.perf_counter() - self._begin
        if worker is not None:
            found.workers[worker] += 1
        self._bar.show(found)
        return Result(self._keys.pop(index), index, value, error, cached, seconds, worker)
