; Dot products, and sums that continue one, of gfx906 and later processors.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.amdgcn.fdot2(<2 x half>, <2 x half>, float, i1)
declare i32 @llvm.amdgcn.sdot2(<2 x i16>, <2 x i16>, i32, i1)
declare i32 @llvm.amdgcn.udot2(<2 x i16>, <2 x i16>, i32, i1)
declare i32 @llvm.amdgcn.sdot4(i32, i32, i32, i1)
declare i32 @llvm.amdgcn.udot4(i32, i32, i32, i1)
declare i32 @llvm.amdgcn.sdot8(i32, i32, i32, i1)
declare i32 @llvm.amdgcn.udot8(i32, i32, i32, i1)
declare float @llvm.fma.f32(float, float, float)
; run: --kernel dots --block 64 --arg in=buf:u32x256:random:7 --arg out=buf:u32x512:zeros
define amdgpu_kernel void @dots(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <4 x i32>, ptr addrspace(1) %in, i32 %id
  %v = load <4 x i32>, ptr addrspace(1) %p, align 16
  %a = extractelement <4 x i32> %v, i32 0
  %b = extractelement <4 x i32> %v, i32 1
  %c = extractelement <4 x i32> %v, i32 2
  %x = bitcast i32 %a to <2 x i16>
  %y = bitcast i32 %b to <2 x i16>
  %r0 = call i32 @llvm.amdgcn.sdot2(<2 x i16> %x, <2 x i16> %y, i32 %c, i1 true)
  %r1 = call i32 @llvm.amdgcn.udot2(<2 x i16> %x, <2 x i16> %y, i32 64, i1 false)
  %r2 = call i32 @llvm.amdgcn.sdot4(i32 %a, i32 %b, i32 %c, i1 false)
  %r3 = call i32 @llvm.amdgcn.udot4(i32 %a, i32 %b, i32 %c, i1 true)
  %r4 = call i32 @llvm.amdgcn.sdot8(i32 %a, i32 %b, i32 %r2, i1 false)
  %r5 = call i32 @llvm.amdgcn.udot8(i32 %a, i32 7, i32 %c, i1 true)
  %h = and i32 %a, 1006648319
  %g = and i32 %b, 1006648319
  %hv = bitcast i32 %h to <2 x half>
  %gv = bitcast i32 %g to <2 x half>
  %r6 = call float @llvm.amdgcn.fdot2(<2 x half> %hv, <2 x half> %gv, float 1.0, i1 false)
  %f6 = bitcast float %r6 to i32
  %base = shl i32 %id, 3
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %base
  %w0 = insertelement <8 x i32> zeroinitializer, i32 %r0, i32 0
  %w1 = insertelement <8 x i32> %w0, i32 %r1, i32 1
  %w2 = insertelement <8 x i32> %w1, i32 %r2, i32 2
  %w3 = insertelement <8 x i32> %w2, i32 %r3, i32 3
  %w4 = insertelement <8 x i32> %w3, i32 %r4, i32 4
  %w5 = insertelement <8 x i32> %w4, i32 %r5, i32 5
  %w6 = insertelement <8 x i32> %w5, i32 %f6, i32 6
  store <8 x i32> %w6, ptr addrspace(1) %q, align 16
  ret void
}
; Fused sums in place, a complement of a difference, halves widened for a product.
; run: --kernel sums --block 64 --arg in=buf:f32x256:random:7:-8:8 --arg out=buf:f32x256:zeros
define amdgpu_kernel void @sums(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <4 x float>, ptr addrspace(1) %in, i32 %id
  %v = load <4 x float>, ptr addrspace(1) %p, align 16
  %a = extractelement <4 x float> %v, i32 0
  %b = extractelement <4 x float> %v, i32 1
  %c = extractelement <4 x float> %v, i32 2
  %d = extractelement <4 x float> %v, i32 3
  %f0 = call float @llvm.fma.f32(float %a, float %b, float %c)
  %f1 = call float @llvm.fma.f32(float %f0, float %b, float %d)
  %ai = bitcast float %a to i32
  %bi = bitcast float %b to i32
  %x = xor i32 %ai, %bi
  %n = xor i32 %x, -1
  %h = fptrunc float %c to half
  %hw = fpext half %h to float
  %f2 = call float @llvm.fma.f32(float %hw, float %b, float %a)
  %nf = and i32 %n, 8388607
  %q = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
  %w0 = insertelement <4 x float> zeroinitializer, float %f0, i32 0
  %w1 = insertelement <4 x float> %w0, float %f1, i32 1
  %w2 = insertelement <4 x float> %w1, float %f2, i32 2
  %nn = bitcast i32 %nf to float
  %w3 = insertelement <4 x float> %w2, float %nn, i32 3
  store <4 x float> %w3, ptr addrspace(1) %q, align 16
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="1,256" "target-cpu"="gfx906" }
