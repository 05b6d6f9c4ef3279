// Included by every kernel: thread indices of the target, and slices over kernel arguments.
#[allow(dead_code)]
mod gpu {
    unsafe extern "C" {
        #[link_name = "llvm.nvvm.read.ptx.sreg.tid.x"]
        safe fn tid_x() -> u32;
        #[link_name = "llvm.nvvm.read.ptx.sreg.ctaid.x"]
        safe fn ctaid_x() -> u32;
        #[link_name = "llvm.nvvm.read.ptx.sreg.ntid.x"]
        safe fn ntid_x() -> u32;
    }
    #[inline(always)]
    pub fn global_id() -> usize {
        (ctaid_x() * ntid_x() + tid_x()) as usize
    }
    #[inline(always)]
    pub unsafe fn input<'a, T>(p: *const T, n: usize) -> &'a [T] {
        unsafe { core::slice::from_raw_parts(p, n) }
    }
    #[inline(always)]
    pub unsafe fn store<T>(p: *mut T, i: usize, v: T) {
        unsafe { p.add(i).write(v) }
    }
    // Every thread owns a row of the output, so that no two mutable slices overlap.
    #[inline(always)]
    pub unsafe fn row<'a, T>(p: *mut T, index: usize, n: usize) -> &'a mut [T] {
        unsafe { core::slice::from_raw_parts_mut(p.add(index * n), n) }
    }
}
