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
; run: --kernel mfma_i32_32x32x8i8 --block 64 --arg buf:u32x64:random:3 --arg buf:u32x64:random:4 --arg buf:u32x1024:random:5 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_i32_32x32x8i8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr i32, ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 4
%p1 = getelementptr i32, ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <16 x i32>, ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x i32>, ptr addrspace(1) %p2, align 4
%r = call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x8i8(i32 %v0, i32 %v1, <16 x i32> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <16 x i32>, ptr addrspace(1) %out, i32 %id
store <16 x i32> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <16 x i32> @llvm.amdgcn.mfma.i32.32x32x8i8(i32, i32, <16 x i32>, i32, i32, i32)
; run: --kernel mfma_i32_16x16x16i8 --block 64 --arg buf:u32x64:random:3 --arg buf:u32x64:random:4 --arg buf:u32x256:random:5 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_i32_16x16x16i8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr i32, ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 4
%p1 = getelementptr i32, ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x i32>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x i32>, ptr addrspace(1) %p2, align 4
%r = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %v0, i32 %v1, <4 x i32> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32, i32, <4 x i32>, i32, i32, i32)
; run: --kernel mfma_f32_32x32x2bf16 --block 64 --arg buf:bf16x128:random:3:-4:4 --arg buf:bf16x128:random:4:-4:4 --arg buf:f32x2048:random:5:-4:4 --arg out=buf:u8x8192:zeros
define amdgpu_kernel void @mfma_f32_32x32x2bf16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <2 x i16>, ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i16>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <2 x i16>, ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i16>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <32 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <32 x float>, ptr addrspace(1) %p2, align 4
%r = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x2bf16(<2 x i16> %v0, <2 x i16> %v1, <32 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <32 x float>, ptr addrspace(1) %out, i32 %id
store <32 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x2bf16(<2 x i16>, <2 x i16>, <32 x float>, i32, i32, i32)
; run: --kernel mfma_f32_16x16x2bf16 --block 64 --arg buf:bf16x128:random:3:-4:4 --arg buf:bf16x128:random:4:-4:4 --arg buf:f32x1024:random:5:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_f32_16x16x2bf16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <2 x i16>, ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i16>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <2 x i16>, ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i16>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <16 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 4
%r = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x2bf16(<2 x i16> %v0, <2 x i16> %v1, <16 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <16 x float>, ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <16 x float> @llvm.amdgcn.mfma.f32.16x16x2bf16(<2 x i16>, <2 x i16>, <16 x float>, i32, i32, i32)
; run: --kernel mfma_f32_4x4x2bf16 --block 64 --arg buf:bf16x128:random:3:-4:4 --arg buf:bf16x128:random:4:-4:4 --arg buf:f32x256:random:5:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_f32_4x4x2bf16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <2 x i16>, ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i16>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <2 x i16>, ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i16>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 4
%r = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x2bf16(<2 x i16> %v0, <2 x i16> %v1, <4 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x2bf16(<2 x i16>, <2 x i16>, <4 x float>, i32, i32, i32)
; run: --kernel mfma_f32_32x32x4bf16 --block 64 --arg buf:bf16x128:random:3:-4:4 --arg buf:bf16x128:random:4:-4:4 --arg buf:f32x1024:random:5:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_f32_32x32x4bf16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <2 x i16>, ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i16>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <2 x i16>, ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i16>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <16 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 4
%r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16(<2 x i16> %v0, <2 x i16> %v1, <16 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <16 x float>, ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16(<2 x i16>, <2 x i16>, <16 x float>, i32, i32, i32)
; run: --kernel mfma_f32_16x16x8bf16 --block 64 --arg buf:bf16x128:random:3:-4:4 --arg buf:bf16x128:random:4:-4:4 --arg buf:f32x256:random:5:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_f32_16x16x8bf16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr <2 x i16>, ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i16>, ptr addrspace(1) %p0, align 4
%p1 = getelementptr <2 x i16>, ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i16>, ptr addrspace(1) %p1, align 4
%p2 = getelementptr <4 x float>, ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 4
%r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %v0, <2 x i16> %v1, <4 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 4
ret void
}
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16>, <2 x i16>, <4 x float>, i32, i32, i32)
attributes #0 = { "target-cpu"="gfx908" "amdgpu-flat-work-group-size"="1,256" }
; Sums that go around a loop, from zeros and from memory, and are read after it by some lanes only.
; run: --kernel loop --block 64 --arg a=buf:f16x4096:random:3:-2:2 --arg b=buf:f16x4096:random:4:-2:2 --arg c=buf:f32x1024:random:5:-4:4 --arg out=buf:f32x2048:zeros --arg i32:5
define amdgpu_kernel void @loop(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, ptr addrspace(1) %out, i32 %n) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pc = getelementptr <16 x float>, ptr addrspace(1) %c, i32 %id
  %start = load <16 x float>, ptr addrspace(1) %pc, align 4
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s0 = phi <16 x float> [ zeroinitializer, %entry ], [ %r1, %body ]
  %s1 = phi <16 x float> [ %start, %entry ], [ %r2, %body ]
  %at = shl i32 %i, 6
  %place = add i32 %at, %id
  %pa = getelementptr <4 x half>, ptr addrspace(1) %a, i32 %place
  %va = load <4 x half>, ptr addrspace(1) %pa, align 8
  %pb = getelementptr <4 x half>, ptr addrspace(1) %b, i32 %place
  %vb = load <4 x half>, ptr addrspace(1) %pb, align 8
  %r0 = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %va, <4 x half> %vb, <16 x float> %s0, i32 0, i32 0, i32 0)
  %r1 = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %vb, <4 x half> %va, <16 x float> %r0, i32 0, i32 0, i32 0)
  %r2 = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %va, <4 x half> %va, <16 x float> %s1, i32 0, i32 0, i32 0)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %done
done:
  %p0 = getelementptr <16 x float>, ptr addrspace(1) %out, i32 %id
  %odd = and i32 %id, 1
  %is = icmp eq i32 %odd, 0
  br i1 %is, label %even, label %other
even:
  store <16 x float> %r1, ptr addrspace(1) %p0, align 4
  br label %end
other:
  store <16 x float> %r2, ptr addrspace(1) %p0, align 4
  br label %end
end:
  %place1 = add i32 %id, 64
  %p1 = getelementptr <16 x float>, ptr addrspace(1) %out, i32 %place1
  %both = fadd <16 x float> %r1, %r2
  store <16 x float> %both, ptr addrspace(1) %p1, align 4
  ret void
}
; Sums that are changed between products, on one of two paths; and one that two products begin with.
; run: --kernel between --block 64 --arg a=buf:f32x256:random:3:-2:2 --arg c=buf:f32x256:random:5:-4:4 --arg out=buf:f32x1024:zeros --arg i32:6
define amdgpu_kernel void @between(ptr addrspace(1) %a, ptr addrspace(1) %c, ptr addrspace(1) %out, i32 %n) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pc = getelementptr <4 x float>, ptr addrspace(1) %c, i32 %id
  %start = load <4 x float>, ptr addrspace(1) %pc, align 4
  %pa = getelementptr float, ptr addrspace(1) %a, i32 %id
  %va = load float, ptr addrspace(1) %pa, align 4
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %join ]
  %s = phi <4 x float> [ %start, %entry ], [ %t, %join ]
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %va, float %va, <4 x float> %s, i32 0, i32 0, i32 0)
  %bit = and i32 %i, 1
  %some = icmp eq i32 %bit, 0
  br i1 %some, label %change, label %join
change:
  %half = fmul <4 x float> %r, splat (float 5.000000e-01)
  br label %join
join:
  %t = phi <4 x float> [ %half, %change ], [ %r, %body ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %done
done:
  %x = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %va, float 1.0, <4 x float> %t, i32 0, i32 0, i32 0)
  %y = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float 1.0, float %va, <4 x float> %t, i32 0, i32 0, i32 0)
  %z = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float 1.0, float %va, <4 x float> splat (float 1.0), i32 0, i32 0, i32 0)
  %xy = fsub <4 x float> %x, %y
  %p0 = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
  store <4 x float> %xy, ptr addrspace(1) %p0, align 4
  %place1 = add i32 %id, 64
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %place1
  store <4 x float> %t, ptr addrspace(1) %p1, align 4
  %place2 = add i32 %id, 128
  %p2 = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %place2
  store <4 x float> %z, ptr addrspace(1) %p2, align 4
  ret void
}
