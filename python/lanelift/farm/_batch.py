"""The part of a farm that runs on workers: a batch of kernels, each from the cache or by a child process."""

import dataclasses
import os
import socket
import time
from typing import Any, Dict, List, Optional, Tuple

import lanelift
from lanelift.farm import _wire
from lanelift.farm._children import CHILDREN
from lanelift.farm._store import key_of, store_of


@dataclasses.dataclass(frozen=True)
class Task:
    """A kernel on its way to a worker."""

    index: int
    kind: str
    name: str
    source: bytes
    options: Dict[str, Any]


@dataclasses.dataclass(frozen=True)
class Settings:
    """What all tasks of a farm have in common."""

    build: str
    cache: Optional[str]
    storage_options: Dict[str, Any]
    seconds: Optional[float]
    memory: Optional[int]


@dataclasses.dataclass(frozen=True)
class Done:
    """A task that was worked on: the bytes of its value or its error."""

    index: int
    data: bytes
    cached: bool
    seconds: float


def _worker():
    return f"{socket.gethostname()}:{os.getpid()}"


def run_batch(tasks: List[Task], settings: Settings) -> Tuple[str, Optional[str], List[Done]]:
    """Works on tasks. Returns the worker, what was wrong with the cache, and the results."""
    if lanelift.__build__ != settings.build:
        error = lanelift.Error(f"the worker has the build {lanelift.__build__} of lanelift, and the farm has {settings.build}")
        data = _wire.pack_error(error)
        return _worker(), None, [Done(task.index, data, False, 0.0) for task in tasks]
    store = store_of(settings.cache, settings.storage_options)
    done = [_run_task(task, settings, store) for task in tasks]
    return _worker(), store and store.take_trouble(), done


def _run_task(task, settings, store):
    begin = time.perf_counter()
    key = store and key_of(task.kind, task.source, task.name, task.options)
    data = store.get(key) if store else None
    cached = data is not None
    if not cached:
        data = CHILDREN.work(task.kind, task.source, task.name, task.options, settings.seconds, settings.memory)
        head, _ = _wire.unpack(data)
        if store and "error" not in head:
            store.put(key, data)
    return Done(task.index, data, cached, time.perf_counter() - begin)
