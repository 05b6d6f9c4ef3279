"""The processes that a worker lets work on kernels: each takes many kernels, and one that a kernel has killed is replaced."""

import math
import signal
import subprocess
import sys
import tempfile
import threading
import time

import lanelift
from lanelift.farm import _child, _errors, _wire

# What Rust says when memory cannot be had, before it aborts.
NO_MEMORY = (b"memory allocation of", b"MemoryError", b"Cannot allocate memory")
# Seconds between looks at the children that work.
LOOK = 0.05


class Child:
    """A process, and what ended it."""

    def __init__(self):
        self.tasks, self.alive = 0, True
        self._lock = threading.Lock()
        self._killed_for = None
        # When the task must be done, and the memory that is watched.
        self._limits = None
        self._errors = tempfile.TemporaryFile()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "lanelift.farm._child"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
        )
        # The time of a task does not begin before the process is there.
        if _wire.read_frame(self._process.stdout) is None:
            text = self._said().decode(errors="replace")
            self.close()
            raise OSError(f"the process for kernels does not start: {text}")

    def work(self, data, seconds, memory):
        """Lets it do a task. Returns the result's bytes, or raises an error of limits or `Crashed`; then the process has ended."""
        self.tasks += 1
        watched = None if _child.ENFORCES_MEMORY else memory
        with self._lock:
            self._limits = (time.monotonic() + seconds if seconds else math.inf, watched)
        try:
            _wire.write_frame(self._process.stdin, data)
            found = _wire.read_frame(self._process.stdout)
        except OSError:
            found = None
        with self._lock:
            self._limits = None
        if found is not None and self._killed_for is None:
            return found
        raise self._reason(seconds, memory)

    def look(self):
        """Kills the process if its task has taken too much."""
        with self._lock:
            if self._limits is None or self._killed_for:
                return
            end, memory = self._limits
            if time.monotonic() > end:
                self._killed_for = "time"
            elif memory and _memory_of(self._process.pid) > memory:
                self._killed_for = "memory"
            if self._killed_for:
                self._process.kill()

    def _reason(self, seconds, memory):
        try:
            code = self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait()
        text = self._said()
        self.close()
        if self._killed_for == "time" or code == -getattr(signal, "SIGXCPU", 0):
            return _errors.TimeLimit(f"the kernel takes longer than {seconds:g} s")
        if self._killed_for == "memory" or any(words in text for words in NO_MEMORY):
            return _errors.MemoryLimit(f"the kernel takes more than {memory} bytes of memory")
        last = text.decode(errors="replace").strip().splitlines()[-3:]
        how = f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
        return _errors.Crashed("\n".join([f"the process that worked on the kernel ended: {how}", *last]))

    def _said(self):
        """The end of what the process wrote to standard error."""
        size = self._errors.seek(0, 2)
        self._errors.seek(max(0, size - 4096))
        return self._errors.read()

    def close(self):
        """Ends the process."""
        self.alive = False
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._errors):
            try:
                stream.close()
            except OSError:
                pass


def _memory_of(pid):
    """The memory of a process, for systems that do not limit it (needs psutil)."""
    try:
        import psutil

        return psutil.Process(pid).memory_info().rss
    except Exception:  # psutil is not there, or the process has ended.
        return 0


class Children:
    """The idle children of a worker. Each task takes one for itself, so there are no more than threads of the worker."""

    def __init__(self):
        self._idle, self._busy, self._lock = [], set(), threading.Lock()
        self._watching = False

    def work(self, kind, source, name, options, seconds, memory):
        """The bytes of the result of a task, be it a value or an error."""
        task = {"kind": kind, "name": name, "options": options, "seconds": seconds, "memory": memory}
        data = _wire.pack(task, [source])
        fresh = False
        while True:
            child = self._take(fresh)
            try:
                return child.work(data, seconds, memory)
            except _errors.TimeLimit as error:
                return _wire.pack_error(error)
            except lanelift.Error as error:
                # The kernels before may be what filled a process that was used, so the verdict is that of a fresh one.
                if child.tasks == 1:
                    return _wire.pack_error(error)
                fresh = True
            finally:
                self._give_back(child)

    def _take(self, fresh):
        with self._lock:
            child = self._idle.pop() if self._idle and not fresh else None
        child = child or Child()
        with self._lock:
            self._busy.add(child)
            if not self._watching:
                self._watching = True
                threading.Thread(target=self._watch, name="lanelift-farm-limits", daemon=True).start()
        return child

    def _give_back(self, child):
        with self._lock:
            self._busy.discard(child)
            if child.alive:
                self._idle.append(child)

    def _watch(self):
        """Looks at the children that work, as long as there are any."""
        while True:
            time.sleep(LOOK)
            with self._lock:
                busy = list(self._busy)
                self._watching = bool(busy)
            if not busy:
                return
            for child in busy:
                child.look()

    def close(self):
        with self._lock:
            idle, self._idle = self._idle, []
        for child in idle:
            child.close()


# One for each worker's process.
CHILDREN = Children()
