; Elements of more than 64 bits: compared, chosen, bounded, shifted and converted element by element.
; run: --kernel equal --grid 1 --block 1 --arg out=buf:i32x16:zeros --arg i64:6
; run: --kernel bounds --grid 1 --block 1 --arg out=buf:u64x8:zeros --arg i64:-9
; run: --kernel dynamic --grid 1 --block 1 --arg out=buf:u64x4:zeros --arg i32:1
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(4) constant <3 x i130> <i130 5, i130 -7, i130 680564733841876926926749214863536422912>, align 16
define ptx_kernel void @equal(ptr addrspace(1) %out, i64 %n) {
  %w = sext i64 %n to i80
  %v0 = insertelement <3 x i80> <i80 1, i80 2, i80 6>, i80 %w, i32 1
  %a = icmp uge <3 x i80> %v0, <i80 1, i80 6, i80 7>
  %b = icmp sle <3 x i80> %v0, <i80 1, i80 6, i80 -7>
  %c = icmp ne <3 x i80> %v0, <i80 1, i80 6, i80 5>
  %az = zext <3 x i1> %a to <3 x i32>
  %bz = zext <3 x i1> %b to <3 x i32>
  %cz = zext <3 x i1> %c to <3 x i32>
  store <3 x i32> %az, ptr addrspace(1) %out, align 16
  %p = getelementptr i8, ptr addrspace(1) %out, i64 16
  store <3 x i32> %bz, ptr addrspace(1) %p, align 16
  %q = getelementptr i8, ptr addrspace(1) %out, i64 32
  store <3 x i32> %cz, ptr addrspace(1) %q, align 16
  ret void
}
define ptx_kernel void @bounds(ptr addrspace(1) %out, i64 %n) {
  %w = sext i64 %n to i128
  %v = insertelement <2 x i128> <i128 1, i128 4>, i128 %w, i32 0
  %m = call <2 x i128> @llvm.smax.v2i128(<2 x i128> %v, <2 x i128> <i128 -5, i128 9>)
  %u = call <2 x i128> @llvm.umin.v2i128(<2 x i128> %v, <2 x i128> <i128 -20, i128 3>)
  store <2 x i128> %m, ptr addrspace(1) %out, align 16
  %p = getelementptr i8, ptr addrspace(1) %out, i64 32
  store <2 x i128> %u, ptr addrspace(1) %p, align 16
  ret void
}
define ptx_kernel void @dynamic(ptr addrspace(1) %out, i32 %n) {
  %t = load <3 x i130>, ptr addrspace(4) @table, align 16
  %v = insertelement <3 x i130> %t, i130 3, i32 %n
  %i = add i32 %n, 1
  %e = extractelement <3 x i130> %v, i32 %i
  %s = call i130 @llvm.vector.reduce.add.v3i130(<3 x i130> %v)
  %f = uitofp i130 %e to double
  %g = call i64 @llvm.fptoui.sat.i64.f64(double %f)
  %lo = trunc i130 %s to i64
  %hi = lshr i130 %s, 66
  %h = trunc i130 %hi to i64
  store i64 %lo, ptr addrspace(1) %out, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %h, ptr addrspace(1) %p, align 8
  %q = getelementptr i64, ptr addrspace(1) %out, i64 2
  store i64 %g, ptr addrspace(1) %q, align 8
  ret void
}
declare <2 x i128> @llvm.smax.v2i128(<2 x i128>, <2 x i128>)
declare <2 x i128> @llvm.umin.v2i128(<2 x i128>, <2 x i128>)
declare i130 @llvm.vector.reduce.add.v3i130(<3 x i130>)
declare i64 @llvm.fptoui.sat.i64.f64(double)
