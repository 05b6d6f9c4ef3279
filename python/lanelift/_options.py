"""The options of `lanelift.compile` with their types."""

from typing import List, Literal, TypedDict, Union


class CompileOptions(TypedDict, total=False):
    """Options that `lanelift.compile` takes by name; `lanelift.options()` says what each does. One that is None is left out."""

    triple: str
    features: Union[str, List[str]]
    opt_level: Literal[0, 1, 2, 3, "0", "1", "2", "3", "s", "z"]
    emit: Literal["asm", "obj", "hsaco", "mir", "bin", "null"]
    kernels: Union[str, List[str]]
    link_builtins: Literal["auto", "yes", "no"]
    simd: Literal[8, 16, 32]
    fp_contract: Literal["fast", "on", "off"]
    denormal_fp_math: str
    denormal_fp_math_f32: str
    nvptx_fma_level: Literal[0, 1, 2]
    nvptx_prec_divf32: Literal[0, 1, 2, 3]
    nvptx_prec_sqrtf32: bool
    mode_placement: Literal["sparse", "local"]
    code_object_version: Literal[5, 6]
    opt_bisect_limit: int
    max_compile_time: Union[int, float]
    show_mc_encoding: bool
    sched: str
    deny: Union[str, List[str]]
    warn: Union[str, List[str]]
