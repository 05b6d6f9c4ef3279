target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
; run: --kernel mfma_f32_32x32x1f32 --block 64 --arg buf:f32x64:random:3:-4:4 --arg buf:f32x64:random:4:-4:4 --arg buf:f32x2048:random:5:-4:4 --arg out=buf:u8x8192:zeros
define amdgpu_kernel void @mfma_f32_32x32x1f32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr float, ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 4
%p1 = getelementptr float, ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <32 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <32 x float>, ptr addrspace(1) %p2, align 4
%r = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float %v0, float %v1, <32 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <32 x float>, ptr addrspace(1) %out, i32 %id
store <32 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float, float, <32 x float>, i32, i32, i32)
; run: --kernel mfma_f32_16x16x1f32 --block 64 --arg buf:f32x64:random:3:-4:4 --arg buf:f32x64:random:4:-4:4 --arg buf:f32x1024:random:5:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_f32_16x16x1f32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr float, ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 4
%p1 = getelementptr float, ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <16 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 4
%r = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x1f32(float %v0, float %v1, <16 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <16 x float>, ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <16 x float> @llvm.amdgcn.mfma.f32.16x16x1f32(float, float, <16 x float>, i32, i32, i32)
; run: --kernel mfma_f32_4x4x1f32 --block 64 --arg buf:f32x64:random:3:-4:4 --arg buf:f32x64:random:4:-4:4 --arg buf:f32x256:random:5:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_f32_4x4x1f32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr float, ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 4
%p1 = getelementptr float, ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 4
%r = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float %v0, float %v1, <4 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float, float, <4 x float>, i32, i32, i32)
; run: --kernel mfma_f32_32x32x2f32 --block 64 --arg buf:f32x64:random:3:-4:4 --arg buf:f32x64:random:4:-4:4 --arg buf:f32x1024:random:5:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_f32_32x32x2f32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr float, ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 4
%p1 = getelementptr float, ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <16 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 4
%r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %v0, float %v1, <16 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <16 x float>, ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float, float, <16 x float>, i32, i32, i32)
; run: --kernel mfma_f32_16x16x4f32 --block 64 --arg buf:f32x64:random:3:-4:4 --arg buf:f32x64:random:4:-4:4 --arg buf:f32x256:random:5:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_f32_16x16x4f32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr float, ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 4
%p1 = getelementptr float, ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 4
%r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %v0, float %v1, <4 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float, float, <4 x float>, i32, i32, i32)
; run: --kernel mfma_f32_32x32x4f16 --block 64 --arg buf:f16x256:random:3:-4:4 --arg buf:f16x256:random:4:-4:4 --arg buf:f32x2048:random:5:-4:4 --arg out=buf:u8x8192:zeros
define amdgpu_kernel void @mfma_f32_32x32x4f16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <4 x half>, ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x half>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <4 x half>, ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x half>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <32 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <32 x float>, ptr addrspace(1) %p2, align 4
%r = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x4f16(<4 x half> %v0, <4 x half> %v1, <32 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <32 x float>, ptr addrspace(1) %out, i32 %id
store <32 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x4f16(<4 x half>, <4 x half>, <32 x float>, i32, i32, i32)
; run: --kernel mfma_f32_16x16x4f16 --block 64 --arg buf:f16x256:random:3:-4:4 --arg buf:f16x256:random:4:-4:4 --arg buf:f32x1024:random:5:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_f32_16x16x4f16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <4 x half>, ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x half>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <4 x half>, ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x half>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <16 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 4
%r = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x4f16(<4 x half> %v0, <4 x half> %v1, <16 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <16 x float>, ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <16 x float> @llvm.amdgcn.mfma.f32.16x16x4f16(<4 x half>, <4 x half>, <16 x float>, i32, i32, i32)
; run: --kernel mfma_f32_4x4x4f16 --block 64 --arg buf:f16x256:random:3:-4:4 --arg buf:f16x256:random:4:-4:4 --arg buf:f32x256:random:5:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_f32_4x4x4f16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <4 x half>, ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x half>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <4 x half>, ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x half>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 4
%r = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x4f16(<4 x half> %v0, <4 x half> %v1, <4 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x4f16(<4 x half>, <4 x half>, <4 x float>, i32, i32, i32)
; run: --kernel mfma_f32_32x32x8f16 --block 64 --arg buf:f16x256:random:3:-4:4 --arg buf:f16x256:random:4:-4:4 --arg buf:f32x1024:random:5:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_f32_32x32x8f16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <4 x half>, ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x half>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <4 x half>, ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x half>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <16 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 4
%r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %v0, <4 x half> %v1, <16 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <16 x float>, ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32, i32, i32)
; run: --kernel mfma_f32_16x16x16f16 --block 64 --arg buf:f16x256:random:3:-4:4 --arg buf:f16x256:random:4:-4:4 --arg buf:f32x256:random:5:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_f32_16x16x16f16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <4 x half>, ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x half>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <4 x half>, ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x half>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 4
%r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %v0, <4 x half> %v1, <4 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, i32, i32, i32)
; run: --kernel mfma_i32_32x32x4i8 --block 64 --arg buf:u32x64:random:3 --arg buf:u32x64:random:4 --arg buf:u32x2048:random:5 --arg out=buf:u8x8192:zeros
define amdgpu_kernel void @mfma_i32_32x32x4i8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr i32, ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 4
%p1 = getelementptr i32, ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <32 x i32>, ptr addrspace(1) %b2, i32 %id
%v2 = load <32 x i32>, ptr addrspace(1) %p2, align 4
%r = call <32 x i32> @llvm.amdgcn.mfma.i32.32x32x4i8(i32 %v0, i32 %v1, <32 x i32> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <32 x i32>, ptr addrspace(1) %out, i32 %id
store <32 x i32> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <32 x i32> @llvm.amdgcn.mfma.i32.32x32x4i8(i32, i32, <32 x i32>, i32, i32, i32)
; run: --kernel mfma_i32_16x16x4i8 --block 64 --arg buf:u32x64:random:3 --arg buf:u32x64:random:4 --arg buf:u32x1024:random:5 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_i32_16x16x4i8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr i32, ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 4
%p1 = getelementptr i32, ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <16 x i32>, ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x i32>, ptr addrspace(1) %p2, align 4
%r = call <16 x i32> @llvm.amdgcn.mfma.i32.16x16x4i8(i32 %v0, i32 %v1, <16 x i32> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <16 x i32>, ptr addrspace(1) %out, i32 %id
store <16 x i32> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <16 x i32> @llvm.amdgcn.mfma.i32.16x16x4i8(i32, i32, <16 x i32>, i32, i32, i32)
; run: --kernel mfma_i32_4x4x4i8 --block 64 --arg buf:u32x64:random:3 --arg buf:u32x64:random:4 --arg buf:u32x256:random:5 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_i32_4x4x4i8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr i32, ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 4
%p1 = getelementptr i32, ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x i32>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x i32>, ptr addrspace(1) %p2, align 4
%r = call <4 x i32> @llvm.amdgcn.mfma.i32.4x4x4i8(i32 %v0, i32 %v1, <4 x i32> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x i32> @llvm.amdgcn.mfma.i32.4x4x4i8(i32, i32, <4 x i32>, i32, i32, i32)
; run: --kernel mfma_f32_32x32x4bf16_1k --block 64 --arg buf:bf16x256:random:3:-4:4 --arg buf:bf16x256:random:4:-4:4 --arg buf:f32x2048:random:5:-4:4 --arg out=buf:u8x8192:zeros
define amdgpu_kernel void @mfma_f32_32x32x4bf16_1k(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <4 x i16>, ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x i16>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <4 x i16>, ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i16>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <32 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <32 x float>, ptr addrspace(1) %p2, align 4
%r = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16.1k(<4 x i16> %v0, <4 x i16> %v1, <32 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <32 x float>, ptr addrspace(1) %out, i32 %id
store <32 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16.1k(<4 x i16>, <4 x i16>, <32 x float>, i32, i32, i32)
; run: --kernel mfma_f32_16x16x4bf16_1k --block 64 --arg buf:bf16x256:random:3:-4:4 --arg buf:bf16x256:random:4:-4:4 --arg buf:f32x1024:random:5:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_f32_16x16x4bf16_1k(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <4 x i16>, ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x i16>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <4 x i16>, ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i16>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <16 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 4
%r = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x4bf16.1k(<4 x i16> %v0, <4 x i16> %v1, <16 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <16 x float>, ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <16 x float> @llvm.amdgcn.mfma.f32.16x16x4bf16.1k(<4 x i16>, <4 x i16>, <16 x float>, i32, i32, i32)
; run: --kernel mfma_f32_4x4x4bf16_1k --block 64 --arg buf:bf16x256:random:3:-4:4 --arg buf:bf16x256:random:4:-4:4 --arg buf:f32x256:random:5:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_f32_4x4x4bf16_1k(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <4 x i16>, ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x i16>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <4 x i16>, ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i16>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 4
%r = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x4bf16.1k(<4 x i16> %v0, <4 x i16> %v1, <4 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x4bf16.1k(<4 x i16>, <4 x i16>, <4 x float>, i32, i32, i32)
; run: --kernel mfma_f32_32x32x8bf16_1k --block 64 --arg buf:bf16x256:random:3:-4:4 --arg buf:bf16x256:random:4:-4:4 --arg buf:f32x1024:random:5:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_f32_32x32x8bf16_1k(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <4 x i16>, ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x i16>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <4 x i16>, ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i16>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <16 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 4
%r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8bf16.1k(<4 x i16> %v0, <4 x i16> %v1, <16 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <16 x float>, ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8bf16.1k(<4 x i16>, <4 x i16>, <16 x float>, i32, i32, i32)
; run: --kernel mfma_f32_16x16x16bf16_1k --block 64 --arg buf:bf16x256:random:3:-4:4 --arg buf:bf16x256:random:4:-4:4 --arg buf:f32x256:random:5:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_f32_16x16x16bf16_1k(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <4 x i16>, ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x i16>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <4 x i16>, ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i16>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 4
%r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16bf16.1k(<4 x i16> %v0, <4 x i16> %v1, <4 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16bf16.1k(<4 x i16>, <4 x i16>, <4 x float>, i32, i32, i32)
; run: --kernel mfma_f64_16x16x4f64 --block 64 --arg buf:f64x64:random:3:-4:4 --arg buf:f64x64:random:4:-4:4 --arg buf:f64x256:random:5:-4:4 --arg out=buf:u8x2048:zeros
define amdgpu_kernel void @mfma_f64_16x16x4f64(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr double, ptr addrspace(1) %b0, i32 %id
%v0 = load double, ptr addrspace(1) %p0, align 4
%p1 = getelementptr double, ptr addrspace(1) %b1, i32 %id
%v1 = load double, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x double>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x double>, ptr addrspace(1) %p2, align 4
%r = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %v0, double %v1, <4 x double> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <4 x double>, ptr addrspace(1) %out, i32 %id
store <4 x double> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double, double, <4 x double>, i32, i32, i32)
; run: --kernel mfma_f64_4x4x4f64 --block 64 --arg buf:f64x64:random:3:-4:4 --arg buf:f64x64:random:4:-4:4 --arg buf:f64x64:random:5:-4:4 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @mfma_f64_4x4x4f64(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr double, ptr addrspace(1) %b0, i32 %id
%v0 = load double, ptr addrspace(1) %p0, align 4
%p1 = getelementptr double, ptr addrspace(1) %b1, i32 %id
%v1 = load double, ptr addrspace(1) %p1, align 4
%p2 = getelementptr double, ptr addrspace(1) %b2, i32 %id
%v2 = load double, ptr addrspace(1) %p2, align 4
%r = call double @llvm.amdgcn.mfma.f64.4x4x4f64(double %v0, double %v1, double %v2, i32 0, i32 0, i32 0)
%o = getelementptr double, ptr addrspace(1) %out, i32 %id
store double %r, ptr addrspace(1) %o, align 4
ret void
}
declare double @llvm.amdgcn.mfma.f64.4x4x4f64(double, double, double, i32, i32, i32)
; run: --kernel mfma_i32_32x32x16_i8 --block 64 --arg buf:u64x64:random:3 --arg buf:u64x64:random:4 --arg buf:u32x1024:random:5 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_i32_32x32x16_i8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr i64, ptr addrspace(1) %b0, i32 %id
%v0 = load i64, ptr addrspace(1) %p0, align 4
%p1 = getelementptr i64, ptr addrspace(1) %b1, i32 %id
%v1 = load i64, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <16 x i32>, ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x i32>, ptr addrspace(1) %p2, align 4
%r = call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %v0, i64 %v1, <16 x i32> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <16 x i32>, ptr addrspace(1) %out, i32 %id
store <16 x i32> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64, i64, <16 x i32>, i32, i32, i32)
; run: --kernel mfma_i32_16x16x32_i8 --block 64 --arg buf:u64x64:random:3 --arg buf:u64x64:random:4 --arg buf:u32x256:random:5 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_i32_16x16x32_i8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr i64, ptr addrspace(1) %b0, i32 %id
%v0 = load i64, ptr addrspace(1) %p0, align 4
%p1 = getelementptr i64, ptr addrspace(1) %b1, i32 %id
%v1 = load i64, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x i32>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x i32>, ptr addrspace(1) %p2, align 4
%r = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x32.i8(i64 %v0, i64 %v1, <4 x i32> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x i32> @llvm.amdgcn.mfma.i32.16x16x32.i8(i64, i64, <4 x i32>, i32, i32, i32)
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,256" }
