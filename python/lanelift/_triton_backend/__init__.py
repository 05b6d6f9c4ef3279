"""Loaded by Triton itself, as the entry point `lanelift` of the group `triton.backends`: a back end for no target, which
enables Lanelift where the environment has `LANELIFT_TRITON=1`."""
