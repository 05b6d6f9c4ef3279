; gfx1200: kernels of our own for intrinsics of the simulator's and the interpreter's common tables, one for each.
target triple = "amdgcn-amd-amdhsa"
; run: --kernel wmma_f32_16x16x16_fp8_fp8_v8f32_v2i32 --block 32 --arg buf:i32x64:random:706 --arg buf:i32x64:random:707 --arg buf:f32x256:random:708:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @wmma_f32_16x16x16_fp8_fp8_v8f32_v2i32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [8 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <8 x float>, ptr addrspace(1) %p2, align 1
%r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32> %v0, <2 x i32> %v1, <8 x float> %v2)
%o = getelementptr [8 x float], ptr addrspace(1) %out, i32 %id
store <8 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swmmac_f32_16x16x32_fp8_fp8_v8f32_v2i32_v4i32_i16 --block 32 --arg buf:i32x64:random:709 --arg buf:i32x128:random:710 --arg buf:f32x256:random:711:-4:4 --arg buf:i16x32:random:712 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @swmmac_f32_16x16x32_fp8_fp8_v8f32_v2i32_v4i32_i16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [8 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <8 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i16], ptr addrspace(1) %b3, i32 %id
%v3 = load i16, ptr addrspace(1) %p3, align 1
%r = call <8 x float> @llvm.amdgcn.swmmac.f32.16x16x32.fp8.fp8.v8f32.v2i32.v4i32.i16(<2 x i32> %v0, <4 x i32> %v1, <8 x float> %v2, i16 %v3)
%o = getelementptr [8 x float], ptr addrspace(1) %out, i32 %id
store <8 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel wmma_f32_16x16x16_fp8_bf8_v8f32_v2i32 --block 32 --arg buf:i32x64:random:713 --arg buf:i32x64:random:714 --arg buf:f32x256:random:715:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @wmma_f32_16x16x16_fp8_bf8_v8f32_v2i32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [8 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <8 x float>, ptr addrspace(1) %p2, align 1
%r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.bf8.v8f32.v2i32(<2 x i32> %v0, <2 x i32> %v1, <8 x float> %v2)
%o = getelementptr [8 x float], ptr addrspace(1) %out, i32 %id
store <8 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swmmac_f32_16x16x32_fp8_bf8_v8f32_v2i32_v4i32_i16 --block 32 --arg buf:i32x64:random:716 --arg buf:i32x128:random:717 --arg buf:f32x256:random:718:-4:4 --arg buf:i16x32:random:719 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @swmmac_f32_16x16x32_fp8_bf8_v8f32_v2i32_v4i32_i16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [8 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <8 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i16], ptr addrspace(1) %b3, i32 %id
%v3 = load i16, ptr addrspace(1) %p3, align 1
%r = call <8 x float> @llvm.amdgcn.swmmac.f32.16x16x32.fp8.bf8.v8f32.v2i32.v4i32.i16(<2 x i32> %v0, <4 x i32> %v1, <8 x float> %v2, i16 %v3)
%o = getelementptr [8 x float], ptr addrspace(1) %out, i32 %id
store <8 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel wmma_f32_16x16x16_bf8_fp8_v8f32_v2i32 --block 32 --arg buf:i32x64:random:720 --arg buf:i32x64:random:721 --arg buf:f32x256:random:722:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @wmma_f32_16x16x16_bf8_fp8_v8f32_v2i32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [8 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <8 x float>, ptr addrspace(1) %p2, align 1
%r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf8.fp8.v8f32.v2i32(<2 x i32> %v0, <2 x i32> %v1, <8 x float> %v2)
%o = getelementptr [8 x float], ptr addrspace(1) %out, i32 %id
store <8 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swmmac_f32_16x16x32_bf8_fp8_v8f32_v2i32_v4i32_i16 --block 32 --arg buf:i32x64:random:723 --arg buf:i32x128:random:724 --arg buf:f32x256:random:725:-4:4 --arg buf:i16x32:random:726 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @swmmac_f32_16x16x32_bf8_fp8_v8f32_v2i32_v4i32_i16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [8 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <8 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i16], ptr addrspace(1) %b3, i32 %id
%v3 = load i16, ptr addrspace(1) %p3, align 1
%r = call <8 x float> @llvm.amdgcn.swmmac.f32.16x16x32.bf8.fp8.v8f32.v2i32.v4i32.i16(<2 x i32> %v0, <4 x i32> %v1, <8 x float> %v2, i16 %v3)
%o = getelementptr [8 x float], ptr addrspace(1) %out, i32 %id
store <8 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel wmma_f32_16x16x16_bf8_bf8_v8f32_v2i32 --block 32 --arg buf:i32x64:random:727 --arg buf:i32x64:random:728 --arg buf:f32x256:random:729:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @wmma_f32_16x16x16_bf8_bf8_v8f32_v2i32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [8 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <8 x float>, ptr addrspace(1) %p2, align 1
%r = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf8.bf8.v8f32.v2i32(<2 x i32> %v0, <2 x i32> %v1, <8 x float> %v2)
%o = getelementptr [8 x float], ptr addrspace(1) %out, i32 %id
store <8 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swmmac_f32_16x16x32_bf8_bf8_v8f32_v2i32_v4i32_i16 --block 32 --arg buf:i32x64:random:730 --arg buf:i32x128:random:731 --arg buf:f32x256:random:732:-4:4 --arg buf:i16x32:random:733 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @swmmac_f32_16x16x32_bf8_bf8_v8f32_v2i32_v4i32_i16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [8 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <8 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i16], ptr addrspace(1) %b3, i32 %id
%v3 = load i16, ptr addrspace(1) %p3, align 1
%r = call <8 x float> @llvm.amdgcn.swmmac.f32.16x16x32.bf8.bf8.v8f32.v2i32.v4i32.i16(<2 x i32> %v0, <4 x i32> %v1, <8 x float> %v2, i16 %v3)
%o = getelementptr [8 x float], ptr addrspace(1) %out, i32 %id
store <8 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swmmac_f32_16x16x32_f16_v8f32_v8f16_v16f16_i16 --block 32 --arg buf:f16x256:random:734:-4:4 --arg buf:f16x512:random:735:-4:4 --arg buf:f32x256:random:736:-4:4 --arg buf:i16x32:random:737 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @swmmac_f32_16x16x32_f16_v8f32_v8f16_v16f16_i16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [16 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <16 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [8 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <8 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i16], ptr addrspace(1) %b3, i32 %id
%v3 = load i16, ptr addrspace(1) %p3, align 1
%r = call <8 x float> @llvm.amdgcn.swmmac.f32.16x16x32.f16.v8f32.v8f16.v16f16.i16(<8 x half> %v0, <16 x half> %v1, <8 x float> %v2, i16 %v3)
%o = getelementptr [8 x float], ptr addrspace(1) %out, i32 %id
store <8 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swmmac_f32_16x16x32_bf16_v8f32_v8i16_v16i16_i16 --block 32 --arg buf:i16x256:random:738:16128:16512 --arg buf:i16x512:random:739:16128:16512 --arg buf:f32x256:random:740:-4:4 --arg buf:i16x32:random:741 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @swmmac_f32_16x16x32_bf16_v8f32_v8i16_v16i16_i16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i16], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i16>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [16 x i16], ptr addrspace(1) %b1, i32 %id
%v1 = load <16 x i16>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [8 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <8 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i16], ptr addrspace(1) %b3, i32 %id
%v3 = load i16, ptr addrspace(1) %p3, align 1
%r = call <8 x float> @llvm.amdgcn.swmmac.f32.16x16x32.bf16.v8f32.v8i16.v16i16.i16(<8 x i16> %v0, <16 x i16> %v1, <8 x float> %v2, i16 %v3)
%o = getelementptr [8 x float], ptr addrspace(1) %out, i32 %id
store <8 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swmmac_f16_16x16x32_f16_v8f16_v8f16_v16f16_i16 --block 32 --arg buf:f16x256:random:742:-4:4 --arg buf:f16x512:random:743:-4:4 --arg buf:f16x256:random:744:-4:4 --arg buf:i16x32:random:745 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @swmmac_f16_16x16x32_f16_v8f16_v8f16_v16f16_i16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [16 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <16 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [8 x half], ptr addrspace(1) %b2, i32 %id
%v2 = load <8 x half>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i16], ptr addrspace(1) %b3, i32 %id
%v3 = load i16, ptr addrspace(1) %p3, align 1
%r = call <8 x half> @llvm.amdgcn.swmmac.f16.16x16x32.f16.v8f16.v8f16.v16f16.i16(<8 x half> %v0, <16 x half> %v1, <8 x half> %v2, i16 %v3)
%o = getelementptr [8 x half], ptr addrspace(1) %out, i32 %id
store <8 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swmmac_i32_16x16x32_iu8_v8i32_v2i32_v4i32_i16 --block 32 --arg buf:i32x64:random:746 --arg buf:i32x128:random:747 --arg buf:i32x256:random:748:-1000:1000 --arg buf:i16x32:random:749 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @swmmac_i32_16x16x32_iu8_v8i32_v2i32_v4i32_i16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [8 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load <8 x i32>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i16], ptr addrspace(1) %b3, i32 %id
%v3 = load i16, ptr addrspace(1) %p3, align 1
%r = call <8 x i32> @llvm.amdgcn.swmmac.i32.16x16x32.iu8.v8i32.v2i32.v4i32.i16(i1 1, <2 x i32> %v0, i1 0, <4 x i32> %v1, <8 x i32> %v2, i16 %v3, i1 0)
%o = getelementptr [8 x i32], ptr addrspace(1) %out, i32 %id
store <8 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swmmac_i32_16x16x32_iu4_v8i32_i32_v2i32_i16 --block 32 --arg buf:i32x32:random:750 --arg buf:i32x64:random:751 --arg buf:i32x256:random:752:-1000:1000 --arg buf:i16x32:random:753 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @swmmac_i32_16x16x32_iu4_v8i32_i32_v2i32_i16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [8 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load <8 x i32>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i16], ptr addrspace(1) %b3, i32 %id
%v3 = load i16, ptr addrspace(1) %p3, align 1
%r = call <8 x i32> @llvm.amdgcn.swmmac.i32.16x16x32.iu4.v8i32.i32.v2i32.i16(i1 0, i32 %v0, i1 1, <2 x i32> %v1, <8 x i32> %v2, i16 %v3, i1 1)
%o = getelementptr [8 x i32], ptr addrspace(1) %out, i32 %id
store <8 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swmmac_i32_16x16x64_iu4_v8i32_v2i32_v4i32_i32 --block 32 --arg buf:i32x64:random:754 --arg buf:i32x128:random:755 --arg buf:i32x256:random:756:-1000:1000 --arg buf:i32x32:random:757 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @swmmac_i32_16x16x64_iu4_v8i32_v2i32_v4i32_i32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [8 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load <8 x i32>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%r = call <8 x i32> @llvm.amdgcn.swmmac.i32.16x16x64.iu4.v8i32.v2i32.v4i32.i32(i1 1, <2 x i32> %v0, i1 1, <4 x i32> %v1, <8 x i32> %v2, i32 %v3, i1 0)
%o = getelementptr [8 x i32], ptr addrspace(1) %out, i32 %id
store <8 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel wmma_i32_16x16x32_iu4_v8i32_v2i32 --block 32 --arg buf:i32x64:random:758 --arg buf:i32x64:random:759 --arg buf:i32x256:random:760:-1000:1000 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @wmma_i32_16x16x32_iu4_v8i32_v2i32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [8 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load <8 x i32>, ptr addrspace(1) %p2, align 1
%r = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x32.iu4.v8i32.v2i32(i1 1, <2 x i32> %v0, i1 0, <2 x i32> %v1, <8 x i32> %v2, i1 0)
%o = getelementptr [8 x i32], ptr addrspace(1) %out, i32 %id
store <8 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_pk_fp8_f32_0 --block 32 --arg buf:f32x32:random:761:-500:500 --arg buf:f32x32:random:762:-2:2 --arg buf:i32x32:random:763 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_pk_fp8_f32_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %v0, float %v1, i32 %v2, i1 0)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_pk_f32_fp8_0 --block 32 --arg buf:i32x32:random:764 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_pk_f32_fp8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %v0, i1 0)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_pk_fp8_f32_1 --block 32 --arg buf:f32x32:random:765:-500:500 --arg buf:f32x32:random:766:-2:2 --arg buf:i32x32:random:767 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_pk_fp8_f32_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %v0, float %v1, i32 %v2, i1 1)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_pk_f32_fp8_1 --block 32 --arg buf:i32x32:random:768 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_pk_f32_fp8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %v0, i1 1)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_fp8_f32_0 --block 32 --arg buf:f32x32:random:769:-300:300 --arg buf:i32x32:random:770 --arg buf:i32x32:random:771 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_sr_fp8_f32_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.sr.fp8.f32(float %v0, i32 %v1, i32 %v2, i32 0)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_f32_fp8_0 --block 32 --arg buf:i32x32:random:772 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_f32_fp8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.fp8(i32 %v0, i32 0)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_fp8_f32_1 --block 32 --arg buf:f32x32:random:773:-300:300 --arg buf:i32x32:random:774 --arg buf:i32x32:random:775 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_sr_fp8_f32_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.sr.fp8.f32(float %v0, i32 %v1, i32 %v2, i32 1)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_f32_fp8_1 --block 32 --arg buf:i32x32:random:776 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_f32_fp8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.fp8(i32 %v0, i32 1)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_fp8_f32_2 --block 32 --arg buf:f32x32:random:777:-300:300 --arg buf:i32x32:random:778 --arg buf:i32x32:random:779 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_sr_fp8_f32_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.sr.fp8.f32(float %v0, i32 %v1, i32 %v2, i32 2)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_f32_fp8_2 --block 32 --arg buf:i32x32:random:780 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_f32_fp8_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.fp8(i32 %v0, i32 2)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_fp8_f32_3 --block 32 --arg buf:f32x32:random:781:-300:300 --arg buf:i32x32:random:782 --arg buf:i32x32:random:783 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_sr_fp8_f32_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.sr.fp8.f32(float %v0, i32 %v1, i32 %v2, i32 3)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_f32_fp8_3 --block 32 --arg buf:i32x32:random:784 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_f32_fp8_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.fp8(i32 %v0, i32 3)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_pk_bf8_f32_0 --block 32 --arg buf:f32x32:random:785:-500:500 --arg buf:f32x32:random:786:-2:2 --arg buf:i32x32:random:787 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_pk_bf8_f32_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.pk.bf8.f32(float %v0, float %v1, i32 %v2, i1 0)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_pk_f32_bf8_0 --block 32 --arg buf:i32x32:random:788 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_pk_f32_bf8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32 %v0, i1 0)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_pk_bf8_f32_1 --block 32 --arg buf:f32x32:random:789:-500:500 --arg buf:f32x32:random:790:-2:2 --arg buf:i32x32:random:791 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_pk_bf8_f32_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.pk.bf8.f32(float %v0, float %v1, i32 %v2, i1 1)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_pk_f32_bf8_1 --block 32 --arg buf:i32x32:random:792 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_pk_f32_bf8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32 %v0, i1 1)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_bf8_f32_0 --block 32 --arg buf:f32x32:random:793:-300:300 --arg buf:i32x32:random:794 --arg buf:i32x32:random:795 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_sr_bf8_f32_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.sr.bf8.f32(float %v0, i32 %v1, i32 %v2, i32 0)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_f32_bf8_0 --block 32 --arg buf:i32x32:random:796 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_f32_bf8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.bf8(i32 %v0, i32 0)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_bf8_f32_1 --block 32 --arg buf:f32x32:random:797:-300:300 --arg buf:i32x32:random:798 --arg buf:i32x32:random:799 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_sr_bf8_f32_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.sr.bf8.f32(float %v0, i32 %v1, i32 %v2, i32 1)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_f32_bf8_1 --block 32 --arg buf:i32x32:random:800 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_f32_bf8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.bf8(i32 %v0, i32 1)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_bf8_f32_2 --block 32 --arg buf:f32x32:random:801:-300:300 --arg buf:i32x32:random:802 --arg buf:i32x32:random:803 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_sr_bf8_f32_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.sr.bf8.f32(float %v0, i32 %v1, i32 %v2, i32 2)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_f32_bf8_2 --block 32 --arg buf:i32x32:random:804 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_f32_bf8_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.bf8(i32 %v0, i32 2)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_bf8_f32_3 --block 32 --arg buf:f32x32:random:805:-300:300 --arg buf:i32x32:random:806 --arg buf:i32x32:random:807 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_sr_bf8_f32_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.sr.bf8.f32(float %v0, i32 %v1, i32 %v2, i32 3)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_f32_bf8_3 --block 32 --arg buf:i32x32:random:808 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @cvt_f32_bf8_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.bf8(i32 %v0, i32 3)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
declare float @llvm.amdgcn.cvt.f32.bf8(i32, i32)
declare float @llvm.amdgcn.cvt.f32.fp8(i32, i32)
declare i32 @llvm.amdgcn.cvt.pk.bf8.f32(float, float, i32, i1)
declare <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32, i1)
declare <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32, i1)
declare i32 @llvm.amdgcn.cvt.pk.fp8.f32(float, float, i32, i1)
declare i32 @llvm.amdgcn.cvt.sr.bf8.f32(float, i32, i32, i32)
declare i32 @llvm.amdgcn.cvt.sr.fp8.f32(float, i32, i32, i32)
declare <8 x half> @llvm.amdgcn.swmmac.f16.16x16x32.f16.v8f16.v8f16.v16f16.i16(<8 x half>, <16 x half>, <8 x half>, i16)
declare <8 x float> @llvm.amdgcn.swmmac.f32.16x16x32.bf16.v8f32.v8i16.v16i16.i16(<8 x i16>, <16 x i16>, <8 x float>, i16)
declare <8 x float> @llvm.amdgcn.swmmac.f32.16x16x32.bf8.bf8.v8f32.v2i32.v4i32.i16(<2 x i32>, <4 x i32>, <8 x float>, i16)
declare <8 x float> @llvm.amdgcn.swmmac.f32.16x16x32.bf8.fp8.v8f32.v2i32.v4i32.i16(<2 x i32>, <4 x i32>, <8 x float>, i16)
declare <8 x float> @llvm.amdgcn.swmmac.f32.16x16x32.f16.v8f32.v8f16.v16f16.i16(<8 x half>, <16 x half>, <8 x float>, i16)
declare <8 x float> @llvm.amdgcn.swmmac.f32.16x16x32.fp8.bf8.v8f32.v2i32.v4i32.i16(<2 x i32>, <4 x i32>, <8 x float>, i16)
declare <8 x float> @llvm.amdgcn.swmmac.f32.16x16x32.fp8.fp8.v8f32.v2i32.v4i32.i16(<2 x i32>, <4 x i32>, <8 x float>, i16)
declare <8 x i32> @llvm.amdgcn.swmmac.i32.16x16x32.iu4.v8i32.i32.v2i32.i16(i1, i32, i1, <2 x i32>, <8 x i32>, i16, i1)
declare <8 x i32> @llvm.amdgcn.swmmac.i32.16x16x32.iu8.v8i32.v2i32.v4i32.i16(i1, <2 x i32>, i1, <4 x i32>, <8 x i32>, i16, i1)
declare <8 x i32> @llvm.amdgcn.swmmac.i32.16x16x64.iu4.v8i32.v2i32.v4i32.i32(i1, <2 x i32>, i1, <4 x i32>, <8 x i32>, i32, i1)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf8.bf8.v8f32.v2i32(<2 x i32>, <2 x i32>, <8 x float>)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf8.fp8.v8f32.v2i32(<2 x i32>, <2 x i32>, <8 x float>)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.bf8.v8f32.v2i32(<2 x i32>, <2 x i32>, <8 x float>)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v8f32.v2i32(<2 x i32>, <2 x i32>, <8 x float>)
declare <8 x i32> @llvm.amdgcn.wmma.i32.16x16x32.iu4.v8i32.v2i32(i1, <2 x i32>, i1, <2 x i32>, <8 x i32>, i1)
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx1200" "amdgpu-flat-work-group-size"="1,32" }
