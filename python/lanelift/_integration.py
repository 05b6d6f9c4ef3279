"""Common parts of the integrations into frameworks."""

import os
import warnings

import lanelift
from lanelift._errors import Error, FallbackWarning, IntegrationError


class Settings:
    """What `enable` of a framework was told.

    Attributes:
        fallback: whether the framework's own compiler takes what Lanelift refuses.
        options: options for `lanelift.compile`, beside those that the framework's own options are turned into.
    """

    def __init__(self, fallback=None, options=None):
        if fallback is None:
            fallback = switch("LANELIFT_FALLBACK")
        self.fallback = bool(fallback)
        self.options = {name: value for name, value in (options or {}).items() if value is not None}
        for name in self.options:
            if name.replace("-", "_") not in lanelift.options():
                raise lanelift.OptionError(f"unknown option '{name}'")

    def key(self):
        """What binaries depend on besides the framework's own key: for the keys of caches."""
        options = ",".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return f"{generator()};fallback={int(self.fallback)};{options}"

    def compile(self, source, target, cpu, **options):
        """Compiles with the framework's options, and these where both say something."""
        return lanelift.compile(source, target, cpu, **{**options, **self.options})

    def attempt(self, ours, theirs, what):
        """The result of `ours`; if Lanelift refuses and the settings allow it, that of `theirs`, with a warning."""
        try:
            return ours()
        except Error as error:
            if not self.fallback:
                raise
            warnings.warn(f"Lanelift refused {what}; the framework's compiler took it: {error}", FallbackWarning, stacklevel=3)
        return theirs()


def generator():
    """Lanelift's version and build, as metadata and keys have it."""
    return f"lanelift {lanelift.__version__} (build {lanelift.__build__})"


def switch(name):
    """Whether an environment variable turns something on."""
    return os.environ.get(name, "").strip().lower() in ("1", "true", "on", "yes")


def missing(framework, error, package):
    """The exception for a framework that cannot be imported, or is not as we know it."""
    return IntegrationError(f"{framework} cannot be used: {error} (pip install {package})")
