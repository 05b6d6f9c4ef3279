"""What is raised."""


class CompileError(Exception):
    """The input is wrong, or cannot be compiled. ``str`` of it is all that there is to say, with the source line.

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
