"""Errors of single kernels in a farm."""

from lanelift._errors import Error


class LimitError(Error):
    """A kernel took more than it may."""


class TimeLimit(LimitError):
    """A kernel took longer than it may."""


class MemoryLimit(LimitError):
    """A kernel took more memory than it may."""


class Crashed(Error):
    """The process that worked on a kernel ended, by a signal or otherwise."""


class WorkerLost(Error):
    """Each worker that took a kernel was lost, more often than the farm tries again."""


class CacheWarning(UserWarning):
    """The cache cannot be read or written. The farm works without it."""
