from os import PathLike
from typing import Optional, Sequence, Union

from typing_extensions import Unpack

from lanelift import Output
from lanelift._options import CompileOptions

class Executable:
    """An executable of IREE's, which holds one dispatch."""

    name: str
    processor: str
    output: Optional[Output]

def compile(
    source: Union[str, PathLike[str]],
    target: Union[str, PathLike[str]],
    flags: Sequence[str] = (),
    *,
    fallback: Optional[bool] = None,
    tool: Optional[str] = None,
    **options: Unpack[CompileOptions],
) -> list[Executable]: ...
def main(words: Optional[Sequence[str]] = None) -> int: ...
