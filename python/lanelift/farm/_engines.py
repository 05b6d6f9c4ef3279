"""Engines: clusters and executors that work on batches. Each has the interface of `Engine`."""

import concurrent.futures
import contextlib
import os
import queue
import time

from lanelift.farm._batch import run_batch
from lanelift.farm._children import CHILDREN


# Seconds after which a cluster is asked again for its threads.
SLOTS_AGE = 1.0
# Results of Dask that are fetched at a time.
FETCHERS = 4


class Lost(Exception):
    """The worker of a batch was lost."""


class Engine:
    """Workers."""

    def slots(self):
        """How many batches run at a time."""
        raise NotImplementedError

    def session(self):
        """A `Session`, of which each call has its own."""
        raise NotImplementedError

    def close(self):
        """Ends what the engine has started."""


class Session:
    """Gives the batches of one call to workers."""

    def submit(self, tasks, settings, retries):
        """Gives a batch to a worker. Returns a ticket for it."""
        raise NotImplementedError

    def next(self):
        """Waits for a batch to end. Returns its ticket, and a function that returns what `run_batch` did, or raises `Lost`."""
        raise NotImplementedError

    def cancel(self, tickets):
        """Gives up batches."""
        raise NotImplementedError


class Futures(Engine):
    """An executor of `concurrent.futures`. Threads are enough, because the work is done by child processes."""

    def __init__(self, executor=None, workers=None):
        self._own = executor is None
        self._workers = workers or os.cpu_count() or 1
        self._executor = executor or concurrent.futures.ThreadPoolExecutor(self._workers, "lanelift-farm")
        self._workers = getattr(self._executor, "_max_workers", self._workers)

    def slots(self):
        return self._workers

    def session(self):
        return _FuturesSession(self._executor)

    def close(self):
        if self._own:
            self._executor.shutdown(wait=True)
            CHILDREN.close()


class _FuturesSession(Session):
    def __init__(self, executor):
        self._executor, self._ended = executor, queue.SimpleQueue()

    def submit(self, tasks, settings, retries):
        future = self._executor.submit(run_batch, tasks, settings)
        future.add_done_callback(self._ended.put)
        return future

    def next(self):
        future = self._ended.get()
        return future, lambda: self._result(future)

    @staticmethod
    def _result(future):
        try:
            return future.result()
        except (concurrent.futures.BrokenExecutor, concurrent.futures.CancelledError) as error:
            raise Lost(str(error)) from error

    def cancel(self, tickets):
        for future in tickets:
            future.cancel()


class Dask(Engine):
    """A cluster of Dask distributed."""

    def __init__(self, client):
        self._own = isinstance(client, str)
        if self._own:
            from distributed import Client

            client = Client(client, set_as_default=False)
        self._client = client
        self._slots, self._asked = 1, -SLOTS_AGE

    def slots(self):
        # Workers come and go, and the question costs a message to the scheduler.
        now = time.monotonic()
        if now - self._asked >= SLOTS_AGE:
            self._slots, self._asked = max(1, sum(self._client.nthreads().values())), now
        return self._slots

    def session(self):
        return _DaskSession(self._client)

    def close(self):
        if self._own:
            self._client.close()


class _DaskSession(Session):
    def __init__(self, client):
        self._client, self._ended = client, queue.SimpleQueue()
        # A result that lies on a lost worker is waited for until Dask knows of the loss. The others do not wait for it.
        self._fetchers = concurrent.futures.ThreadPoolExecutor(FETCHERS, "lanelift-farm")

    def submit(self, tasks, settings, retries):
        future = self._client.submit(run_batch, tasks, settings, retries=retries, pure=False)
        future.add_done_callback(self._done)
        return future

    def _done(self, future):
        # After the end of the call there is nothing to fetch, and no thread for it.
        with contextlib.suppress(RuntimeError):
            self._fetchers.submit(self._fetch, future)

    def next(self):
        future, result = self._ended.get()
        # The scheduler may forget the result.
        future.release()
        return future, result

    def _fetch(self, future):
        from distributed.client import FutureCancelledError
        from distributed.scheduler import KilledWorker

        try:
            found, error = future.result(), None
        except (KilledWorker, FutureCancelledError) as reason:
            found, error = None, Lost(str(reason))
        except BaseException as reason:
            found, error = None, reason
        self._ended.put((future, lambda: _returned(found, error)))

    def cancel(self, tickets):
        # A client that was closed has given them up.
        with contextlib.suppress(RuntimeError, OSError, ValueError):
            if tickets and self._client.status == "running":
                self._client.cancel(list(tickets))
        self._fetchers.shutdown(wait=False)


def _returned(value, error):
    if error is not None:
        raise error
    return value


class Ray(Engine):
    """A cluster of Ray, to which the program has connected (`ray.init`)."""

    def __init__(self, ray):
        self._ray = ray

    def slots(self):
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def session(self):
        return _RaySession(self._ray)


class _RaySession(Session):
    def __init__(self, ray):
        self._ray, self._task, self._running = ray, ray.remote(run_batch), []

    def submit(self, tasks, settings, retries):
        ticket = self._task.options(max_retries=retries).remote(tasks, settings)
        self._running.append(ticket)
        return ticket

    def next(self):
        (ticket,), self._running = self._ray.wait(self._running, num_returns=1)
        return ticket, lambda: self._result(ticket)

    def _result(self, ticket):
        gone = self._ray.exceptions
        try:
            return self._ray.get(ticket)
        except (gone.WorkerCrashedError, gone.NodeDiedError, gone.ObjectLostError, gone.OutOfMemoryError) as error:
            raise Lost(str(error)) from error

    def cancel(self, tickets):
        for ticket in tickets:
            self._ray.cancel(ticket, force=True)
        self._running = []


def engine_of(backend):
    """The engine for what a program hands over."""
    if backend is None or isinstance(backend, int):
        return Futures(workers=backend)
    if isinstance(backend, concurrent.futures.Executor):
        return Futures(backend)
    if getattr(backend, "__name__", None) == "ray":
        return Ray(backend)
    if isinstance(backend, str) or type(backend).__module__.startswith("distributed."):
        return Dask(backend)
    if isinstance(backend, Engine):
        return backend
    raise TypeError(f"a farm works on a client of Dask, an address, the module ray, an executor or a number of threads, not on {backend!r}")
