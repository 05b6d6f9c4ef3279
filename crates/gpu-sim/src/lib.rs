//! Runs GPU programs on the CPU: the reference interpreter of the SSA IR and simulators of emitted code.
