target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
; run: --kernel wmma_f32_16x16x16_f16_0 --block 64 --arg buf:f16x256:random:3:-4:4 --arg buf:f16x256:random:4:-4:4 --arg buf:f32x256:random:5:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @wmma_f32_16x16x16_f16_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <4 x half>, ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x half>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <4 x half>, ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x half>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 4
%r = call <4 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v4f32.v4f16(<4 x half> %v0, <4 x half> %v1, <4 x float> %v2)
%o = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v4f32.v4f16(<4 x half>, <4 x half>, <4 x float>)
; run: --kernel wmma_f32_16x16x16_bf16_1 --block 64 --arg buf:bf16x256:random:3:-4:4 --arg buf:bf16x256:random:4:-4:4 --arg buf:f32x256:random:5:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @wmma_f32_16x16x16_bf16_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <4 x i16>, ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x i16>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <4 x i16>, ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i16>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 4
%r = call <4 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v4f32.v4i16(<4 x i16> %v0, <4 x i16> %v1, <4 x float> %v2)
%o = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v4f32.v4i16(<4 x i16>, <4 x i16>, <4 x float>)
; run: --kernel wmma_f16_16x16x16_f16_2 --block 64 --arg buf:f16x256:random:3:-4:4 --arg buf:f16x256:random:4:-4:4 --arg buf:f16x256:random:5:-4:4 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @wmma_f16_16x16x16_f16_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <4 x half>, ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x half>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <4 x half>, ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x half>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x half>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x half>, ptr addrspace(1) %p2, align 4
%r = call <4 x half> @llvm.amdgcn.wmma.f16.16x16x16.f16.v4f16.v4f16(<4 x half> %v0, <4 x half> %v1, <4 x half> %v2, i1 0)
%o = getelementptr <4 x half>, ptr addrspace(1) %out, i32 %id
store <4 x half> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x half> @llvm.amdgcn.wmma.f16.16x16x16.f16.v4f16.v4f16(<4 x half>, <4 x half>, <4 x half>, i1)
; run: --kernel wmma_bf16_16x16x16_bf16_3 --block 64 --arg buf:bf16x256:random:3:-4:4 --arg buf:bf16x256:random:4:-4:4 --arg buf:bf16x256:random:5:-4:4 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @wmma_bf16_16x16x16_bf16_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <4 x i16>, ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x i16>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <4 x i16>, ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i16>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x i16>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x i16>, ptr addrspace(1) %p2, align 4
%r = call <4 x i16> @llvm.amdgcn.wmma.bf16.16x16x16.bf16.v4i16.v4i16(<4 x i16> %v0, <4 x i16> %v1, <4 x i16> %v2, i1 0)
%o = getelementptr <4 x i16>, ptr addrspace(1) %out, i32 %id
store <4 x i16> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x i16> @llvm.amdgcn.wmma.bf16.16x16x16.bf16.v4i16.v4i16(<4 x i16>, <4 x i16>, <4 x i16>, i1)
; run: --kernel wmma_i32_16x16x16_iu8_4 --block 64 --arg buf:u32x64:random:3 --arg buf:u32x64:random:4 --arg buf:u32x256:random:5 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @wmma_i32_16x16x16_iu8_4(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr i32, ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 4
%p1 = getelementptr i32, ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x i32>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x i32>, ptr addrspace(1) %p2, align 4
%r = call <4 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v4i32.i32(i1 1, i32 %v0, i1 1, i32 %v1, <4 x i32> %v2, i1 0)
%o = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v4i32.i32(i1, i32, i1, i32, <4 x i32>, i1)
; run: --kernel wmma_i32_16x16x16_iu8_5 --block 64 --arg buf:u32x64:random:3 --arg buf:u32x64:random:4 --arg buf:u32x256:random:5 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @wmma_i32_16x16x16_iu8_5(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr i32, ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 4
%p1 = getelementptr i32, ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x i32>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x i32>, ptr addrspace(1) %p2, align 4
%r = call <4 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v4i32.i32(i1 0, i32 %v0, i1 1, i32 %v1, <4 x i32> %v2, i1 0)
%o = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 4
ret void
}
; run: --kernel wmma_i32_16x16x16_iu8_6 --block 64 --arg buf:u32x64:random:3 --arg buf:u32x64:random:4 --arg buf:u32x256:random:5 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @wmma_i32_16x16x16_iu8_6(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr i32, ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 4
%p1 = getelementptr i32, ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x i32>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x i32>, ptr addrspace(1) %p2, align 4
%r = call <4 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v4i32.i32(i1 1, i32 %v0, i1 0, i32 %v1, <4 x i32> %v2, i1 1)
%o = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 4
ret void
}
; run: --kernel wmma_i32_16x16x16_iu8_7 --block 64 --arg buf:u32x64:random:3 --arg buf:u32x64:random:4 --arg buf:u32x256:random:5 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @wmma_i32_16x16x16_iu8_7(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr i32, ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 4
%p1 = getelementptr i32, ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x i32>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x i32>, ptr addrspace(1) %p2, align 4
%r = call <4 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v4i32.i32(i1 0, i32 %v0, i1 0, i32 %v1, <4 x i32> %v2, i1 1)
%o = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 4
ret void
}
; run: --kernel wmma_i32_16x16x16_iu4_8 --block 64 --arg buf:u32x64:random:3 --arg buf:u32x64:random:4 --arg buf:u32x256:random:5 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @wmma_i32_16x16x16_iu4_8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr i32, ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 4
%p1 = getelementptr i32, ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x i32>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x i32>, ptr addrspace(1) %p2, align 4
%r = call <4 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu4.v4i32.i32(i1 1, i32 %v0, i1 1, i32 %v1, <4 x i32> %v2, i1 0)
%o = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu4.v4i32.i32(i1, i32, i1, i32, <4 x i32>, i1)
; run: --kernel wmma_i32_16x16x16_iu4_9 --block 64 --arg buf:u32x64:random:3 --arg buf:u32x64:random:4 --arg buf:u32x256:random:5 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @wmma_i32_16x16x16_iu4_9(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr i32, ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 4
%p1 = getelementptr i32, ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x i32>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x i32>, ptr addrspace(1) %p2, align 4
%r = call <4 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu4.v4i32.i32(i1 0, i32 %v0, i1 1, i32 %v1, <4 x i32> %v2, i1 0)
%o = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 4
ret void
}
; run: --kernel wmma_i32_16x16x16_iu4_10 --block 64 --arg buf:u32x64:random:3 --arg buf:u32x64:random:4 --arg buf:u32x256:random:5 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @wmma_i32_16x16x16_iu4_10(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr i32, ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 4
%p1 = getelementptr i32, ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x i32>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x i32>, ptr addrspace(1) %p2, align 4
%r = call <4 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu4.v4i32.i32(i1 1, i32 %v0, i1 0, i32 %v1, <4 x i32> %v2, i1 1)
%o = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 4
ret void
}
; run: --kernel wmma_i32_16x16x16_iu4_11 --block 64 --arg buf:u32x64:random:3 --arg buf:u32x64:random:4 --arg buf:u32x256:random:5 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @wmma_i32_16x16x16_iu4_11(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr i32, ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 4
%p1 = getelementptr i32, ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x i32>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x i32>, ptr addrspace(1) %p2, align 4
%r = call <4 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu4.v4i32.i32(i1 0, i32 %v0, i1 0, i32 %v1, <4 x i32> %v2, i1 1)
%o = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 4
ret void
}
attributes #0 = { "target-cpu"="gfx1200" "target-features"="+wavefrontsize64" "amdgpu-flat-work-group-size"="1,256" }
