"""What is raised: all of it is a `lanelift.Error`."""


class Error(Exception):
    """Anything that Lanelift raises. ``str`` of it is all that there is to say, with the source line.

    Attributes:
        message: what is wrong, without the place.
        file: the name of the input, or None if no place is known.
        line: the line from 1, or None.
        column: the column from 1, or None.
    """

    def __init__(self, text, message="", file=None, line=None, column=None):
        super().__init__(text)
        self.message = message or text
        self.file = file
        self.line = line
        self.column = column

    def __reduce__(self):
        # Worker processes send exceptions to their parents.
        return type(self), (str(self), self.message, self.file, self.line, self.column)


class CompileError(Error):
    """The input is wrong, or cannot be compiled."""


class OptionError(CompileError):
    """An option, a target or a processor that there is not."""


class SimulationError(Error, RuntimeError):
    """A kernel cannot be run on a simulator, or does what it must not."""


class IntegrationError(Error):
    """A framework is missing, too old, or has no place for another code generator."""


class FallbackWarning(UserWarning):
    """Lanelift refused a kernel, and the framework's own compiler took it."""
