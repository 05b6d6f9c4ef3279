"""The process that works on kernels, one after the other. A worker starts it, and kills it where a kernel takes too long.

It reads tasks from standard input and writes results to standard output. When its parent ends, it ends.
"""

import math
import os
import queue
import sys
import threading

try:
    import resource
except ImportError:  # Windows.
    resource = None

from lanelift.farm import _wire, _work

# macOS takes the limit of the address space and does not enforce it.
ENFORCES_MEMORY = resource is not None and sys.platform != "darwin"
# Seconds of the processor that a task may take beyond its time: by then the parent has ended the process, if there is a parent.
SPARE = 5


def _limit(kind, most):
    """Lowers or raises a soft limit. The hard one stays, so that the next task may have another."""
    _, hard = resource.getrlimit(kind)
    soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(kind, (soft, hard))


def _set_limits(seconds, memory):
    if resource is None:
        return
    if seconds:
        usage = resource.getrusage(resource.RUSAGE_SELF)
        _limit(resource.RLIMIT_CPU, math.ceil(usage.ru_utime + usage.ru_stime + seconds) + SPARE)
    if memory and ENFORCES_MEMORY:
        _limit(resource.RLIMIT_AS, memory)


def _end_for_memory():
    """Ends the process: its parent knows the reason by this word, and starts another."""
    os.write(2, b"MemoryError\n")
    os._exit(1)


def _do(data):
    head, (source,) = _wire.unpack(data)
    try:
        _set_limits(head["seconds"], head["memory"])
        return _work.WORK[head["kind"]](source, head["name"], head["options"])
    except MemoryError:
        _end_for_memory()
    except Exception as error:
        return _wire.pack_error(error)


def _read(tasks):
    """Reads tasks beside the work, so that the end of the parent is noticed during an endless task, too."""
    while True:
        try:
            data = _wire.read_frame(sys.stdin.buffer)
        except MemoryError:
            _end_for_memory()
        if data is None:
            os._exit(0)
        tasks.put(data)


def main():
    # What a kernel or a library prints must not come between results.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if resource is not None:
        _limit(resource.RLIMIT_CORE, 0)
    tasks = queue.SimpleQueue()
    threading.Thread(target=_read, args=(tasks,), daemon=True).start()
    _wire.write_frame(out, b"")
    while True:
        _wire.write_frame(out, _do(tasks.get()))


if __name__ == "__main__":
    main()
