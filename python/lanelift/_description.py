"""Descriptions of kernels as plain values."""

ARGUMENT = ("index", "name", "kind", "memory", "offset", "size", "align", "source_offset", "binding")
KERNEL = (
    "name", "argument_bytes", "argument_align", "wave_size", "registers", "spilled", "occupancy", "shared_bytes",
    "dynamic_shared", "scratch_bytes", "dynamic_scratch", "required_work_group", "max_work_group", "code_bytes",
)


def describe(output):
    """What is known of a compiled module, as values that `json.dumps` takes."""
    kernels = []
    for kernel in output.kernels:
        found = {name: getattr(kernel, name) for name in KERNEL}
        found["arguments"] = [{name: getattr(argument, name) for name in ARGUMENT} for argument in kernel.arguments]
        kernels.append(found)
    return {"target": output.target, "processor": output.processor, "kernels": kernels, "warnings": output.warnings}
