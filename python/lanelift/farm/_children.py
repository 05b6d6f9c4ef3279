"""The processes that a worker lets work on kernels: each takes many kernels, and one that a kernel has killed is replaced."""

import signal
import subprocess
import sys
import tempfile
import threading

import lanelift
from lanelift.farm import _child, _errors, _wire

# What Rust says when memory cannot be had, before it aborts.
NO_MEMORY = (b"memory allocation of", b"MemoryError", b"Cannot allocate memory")
# Seconds between looks at the memory of a child, where the system sets no limit.
LOOK = 0.1


class Child:
    """A process, and what ended it."""

    def __init__(self):
        self.tasks = 0
        self.killed_for = None
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

    def kill(self, reason):
        self.killed_for = self.killed_for or reason
        self._process.kill()

    def work(self, data, seconds, memory):
        """Lets it do a task. Returns the result's bytes, or raises an error of limits or `Crashed`; then the process has ended."""
        self.tasks += 1
        timer = threading.Timer(seconds, self.kill, ["time"]) if seconds else None
        watch = None if _child.resource or not memory else _Watch(self, memory)
        for thread in (timer, watch):
            if thread:
                thread.daemon = True
                thread.start()
        try:
            _wire.write_frame(self._process.stdin, data)
            found = _wire.read_frame(self._process.stdout)
        except OSError:
            found = None
        finally:
            for thread in (timer, watch):
                if thread:
                    thread.cancel()
        if found is not None and self.killed_for is None:
            return found
        raise self._reason(seconds, memory)

    def _reason(self, seconds, memory):
        try:
            code = self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait()
        text = self._said()
        self.close()
        if self.killed_for == "time" or code == -getattr(signal, "SIGXCPU", 0):
            return _errors.TimeLimit(f"the kernel takes longer than {seconds:g} s")
        if self.killed_for == "memory" or any(words in text for words in NO_MEMORY):
            return _errors.MemoryLimit(f"the kernel takes more than {memory} bytes of memory")
        last = text.decode(errors="replace").strip().splitlines()[-3:]
        how = f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
        return _errors.Crashed("\n".join([f"the process that worked on the kernel ended: {how}", *last]))

    def _said(self):
        """The end of what the process wrote to standard error."""
        size = self._errors.seek(0, 2)
        self._errors.seek(max(0, size - 4096))
        return self._errors.read()

    @property
    def pid(self):
        return self._process.pid

    def close(self):
        """Ends the process."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._errors):
            try:
                stream.close()
            except OSError:
                pass


class _Watch(threading.Thread):
    """Kills a child whose memory grows beyond a limit, on systems that do not limit it (needs psutil)."""

    def __init__(self, child, memory):
        super().__init__(daemon=True)
        self._child, self._memory, self._end = child, memory, threading.Event()

    def run(self):
        try:
            import psutil

            process = psutil.Process(self._child.pid)
            while not self._end.wait(LOOK):
                if process.memory_info().rss > self._memory:
                    return self._child.kill("memory")
        except Exception:  # psutil is not there, or the process has ended.
            return None

    def cancel(self):
        self._end.set()


class Children:
    """The idle children of a worker. Each task takes one for itself, so there are no more than threads of the worker."""

    def __init__(self):
        self._idle, self._lock = [], threading.Lock()

    def work(self, kind, source, name, options, seconds, memory):
        """The bytes of the result of a task, be it a value or an error."""
        task = {"kind": kind, "name": name, "options": options, "seconds": seconds, "memory": memory}
        data = _wire.pack(task, [source])
        fresh = False
        while True:
            child = Child() if fresh else self._take()
            try:
                found = child.work(data, seconds, memory)
            except _errors.TimeLimit as error:
                return _wire.pack_error(error)
            except lanelift.Error as error:
                # The kernels before may be what filled a process that was used, so the verdict is that of a fresh one.
                if child.tasks == 1:
                    return _wire.pack_error(error)
                fresh = True
                continue
            with self._lock:
                self._idle.append(child)
            return found

    def _take(self):
        with self._lock:
            if self._idle:
                return self._idle.pop()
        return Child()

    def close(self):
        with self._lock:
            idle, self._idle = self._idle, []
        for child in idle:
            child.close()


# One for each worker's process.
CHILDREN = Children()
