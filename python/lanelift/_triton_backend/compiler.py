"""The compiler of no target."""

from triton.backends.compiler import BaseBackend

from lanelift._integration import switch


class NoTarget(BaseBackend):
    """Never chosen."""

    @staticmethod
    def supports_target(target):
        return False


# Which methods there must be differs by Triton's release, and none is ever called.
NoTarget.__abstractmethods__ = frozenset()

if switch("LANELIFT_TRITON"):
    import lanelift.triton

    if not lanelift.triton.is_enabled():
        lanelift.triton.enable()
