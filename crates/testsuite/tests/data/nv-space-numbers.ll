; Addresses of shared and local memory that are numbers on their path: as instructions, and as the constant expressions that passes
; make of them.
; run: --kernel folded --grid 1 --block 1 --arg o=buf:i32x4:zeros
; run: --kernel constants --grid 1 --block 1 --arg o=buf:i32x4:zeros
; run: --kernel private --grid 1 --block 1 --arg o=buf:i32x4:zeros
; run: --kernel halves --grid 1 --block 1 --arg o=buf:i32x4:zeros
target triple = "nvptx64-nvidia-cuda"
@group = internal addrspace(3) global [64 x i8] undef, align 16
@table = internal addrspace(1) global [4 x i32] [i32 11, i32 12, i32 13, i32 14], align 16

define ptx_kernel void @folded(ptr addrspace(1) %o) {
  store i32 7, ptr addrspace(3) @group, align 4
  %n = ptrtoint ptr addrspace(3) @group to i64
  %m = add i64 %n, 0
  %p = inttoptr i64 %m to ptr addrspace(3)
  %q = addrspacecast ptr addrspace(3) %p to ptr
  %n2 = ptrtoint ptr %q to i64
  %m2 = add i64 %n2, 0
  %q2 = inttoptr i64 %m2 to ptr
  %v = load i32, ptr %q2, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @constants(ptr addrspace(1) %o) {
  store i32 8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) inttoptr (i64 ptrtoint (ptr addrspace(3) @group to i64) to ptr addrspace(3)), i64 4), align 4
  %v = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) inttoptr (i64 ptrtoint (ptr addrspace(3) @group to i64) to ptr addrspace(3)) to ptr), i64 4), align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  %place = getelementptr i32, ptr addrspace(1) %o, i64 1
  %w = load i32, ptr inttoptr (i64 add (i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) inttoptr (i32 ptrtoint (ptr addrspace(3) @group to i32) to ptr addrspace(3)) to ptr) to i64), i64 4) to ptr), align 4
  store i32 %w, ptr addrspace(1) %place, align 4
  %place2 = getelementptr i32, ptr addrspace(1) %o, i64 2
  %x = load i32, ptr addrspace(3) addrspacecast (ptr inttoptr (i64 ptrtoint (ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @group to ptr), i64 4) to i64) to ptr) to ptr addrspace(3)), align 4
  store i32 %x, ptr addrspace(1) %place2, align 4
  %place3 = getelementptr i32, ptr addrspace(1) %o, i64 3
  %y = load i32, ptr inttoptr (i64 ptrtoint (ptr addrspacecast (ptr addrspace(1) inttoptr (i64 ptrtoint (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @table, i64 8) to i64) to ptr addrspace(1)) to ptr) to i64) to ptr), align 4
  store i32 %y, ptr addrspace(1) %place3, align 4
  ret void
}

define ptx_kernel void @private(ptr addrspace(1) %o) {
  %s = alloca [16 x i8], align 16
  store volatile i32 9, ptr %s, align 4
  %p = addrspacecast ptr %s to ptr addrspace(5)
  %n = ptrtoint ptr addrspace(5) %p to i64
  %m = add i64 %n, 0
  %q = inttoptr i64 %m to ptr addrspace(5)
  %a = load i32, ptr addrspace(5) %q, align 4
  %g = addrspacecast ptr addrspace(5) %q to ptr
  %n2 = ptrtoint ptr %g to i64
  %m2 = add i64 %n2, 0
  %g2 = inttoptr i64 %m2 to ptr
  %b = load i32, ptr %g2, align 4
  %sum = add i32 %a, %b
  store i32 %sum, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @halves(ptr addrspace(1) %o) {
  store i32 5, ptr addrspace(3) @group, align 4
  %n = ptrtoint ptr addrspace(3) @group to i32
  %p = inttoptr i32 %n to ptr addrspace(3)
  %a = load i32, ptr addrspace(3) %p, align 4
  %wide = zext i32 %n to i64
  %q = inttoptr i64 %wide to ptr addrspace(3)
  %g = addrspacecast ptr addrspace(3) %q to ptr
  %b = load i32, ptr %g, align 4
  %sum = add i32 %a, %b
  store i32 %sum, ptr addrspace(1) %o, align 4
  ret void
}
