"""The driver of no device."""

from triton.backends.driver import DriverBase


class NoDevice(DriverBase):
    """Never active."""

    @classmethod
    def is_active(cls):
        return False


NoDevice.__abstractmethods__ = frozenset()
