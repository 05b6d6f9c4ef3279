; Floats times powers of two, over the whole range of exponents: the machine has no such instruction.
target triple = "nvptx64-nvidia-cuda"

; run: --kernel singles --block 64 --arg o=buf:u32x64:zeros --arg x=buf:u32x64:random:3 --arg n=buf:i32x64:random:4:-320:320
; run: --kernel singles --block 64 --arg o=buf:u32x64:zeros --arg x=buf:f32x64:random:5:-3:3 --arg n=buf:i32x64:random:6:-160:140
; run: --kernel singles --block 8 --arg o=buf:u32x8:zeros --arg x=buf:u32x8:values:1,8388607,2139095039,2139095040,2147483648,1065353216,8388609,16777215 --arg n=buf:i32x8:values:2147483647,-1,-277,-2147483648,7,-150,-1,-2
define ptx_kernel void @singles(ptr addrspace(1) %o, ptr addrspace(1) %x, ptr addrspace(1) %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %px = getelementptr float, ptr addrspace(1) %x, i32 %t
  %v = load float, ptr addrspace(1) %px
  %pn = getelementptr i32, ptr addrspace(1) %n, i32 %t
  %e = load i32, ptr addrspace(1) %pn
  %r = call float @llvm.ldexp.f32.i32(float %v, i32 %e)
  %nan = fcmp uno float %r, %r
  %s = select i1 %nan, float 0.0, float %r
  %po = getelementptr float, ptr addrspace(1) %o, i32 %t
  store float %s, ptr addrspace(1) %po
  ret void
}

; run: --kernel doubles --block 64 --arg o=buf:u64x64:zeros --arg x=buf:f64x64:random:5:-3:3 --arg n=buf:i64x64:random:6:-1100:1050
; run: --kernel doubles --block 4 --arg o=buf:u64x4:zeros --arg x=buf:u64x4:values:1,4503599627370495,9218868437227405311,4607182418800017408 --arg n=buf:i64x4:values:2097,-1,-2098,9000000000
define ptx_kernel void @doubles(ptr addrspace(1) %o, ptr addrspace(1) %x, ptr addrspace(1) %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %px = getelementptr double, ptr addrspace(1) %x, i32 %t
  %v = load double, ptr addrspace(1) %px
  %pn = getelementptr i64, ptr addrspace(1) %n, i32 %t
  %e = load i64, ptr addrspace(1) %pn
  %r = call double @llvm.ldexp.f64.i64(double %v, i64 %e)
  %po = getelementptr double, ptr addrspace(1) %o, i32 %t
  store double %r, ptr addrspace(1) %po
  ret void
}

; run: --kernel halves --block 32 --arg o=buf:u16x64:zeros --arg x=buf:f16x64:random:5:-3:3 --arg n=buf:i16x64:random:6:-27:17
define ptx_kernel void @halves(ptr addrspace(1) %o, ptr addrspace(1) %x, ptr addrspace(1) %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %px = getelementptr <2 x half>, ptr addrspace(1) %x, i32 %t
  %v = load <2 x half>, ptr addrspace(1) %px
  %pn = getelementptr <2 x i16>, ptr addrspace(1) %n, i32 %t
  %e = load <2 x i16>, ptr addrspace(1) %pn
  %r = call <2 x half> @llvm.ldexp.v2f16.v2i16(<2 x half> %v, <2 x i16> %e)
  %po = getelementptr <2 x half>, ptr addrspace(1) %o, i32 %t
  store <2 x half> %r, ptr addrspace(1) %po
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.ldexp.f32.i32(float, i32)
declare double @llvm.ldexp.f64.i64(double, i64)
declare <2 x half> @llvm.ldexp.v2f16.v2i16(<2 x half>, <2 x i16>)
