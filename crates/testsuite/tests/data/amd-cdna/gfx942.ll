; gfx942: kernels of our own for intrinsics of the simulator's and the interpreter's common tables, one for each.
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [4096 x i8] poison, align 16
; run: --kernel lds_global_1 --block 64 --arg buf:i32x512:random:1 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @lds_global_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%q = call i32 @llvm.amdgcn.readfirstlane.i32(i32 0)
%lds = getelementptr i8, ptr addrspace(3) @tile, i32 64
%slot = mul i32 %id, 4
%before = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%w0 = getelementptr i8, ptr addrspace(3) %before, i32 16
store i32 -1, ptr addrspace(3) %w0
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%odd = and i32 %id, 5
%some = icmp ne i32 %odd, 5
br i1 %some, label %go, label %on
go:
%far = mul i32 %id, 5
%at = getelementptr i8, ptr addrspace(1) %b0, i32 %far
call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %at, ptr addrspace(3) %lds, i32 1, i32 16, i32 0)
br label %on
on:
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%back = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%x = getelementptr i8, ptr addrspace(3) %back, i32 16
%r = load <1 x i32>, ptr addrspace(3) %x, align 4
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store <1 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel lds_global_2 --block 64 --arg buf:i32x512:random:2 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @lds_global_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%q = call i32 @llvm.amdgcn.readfirstlane.i32(i32 0)
%lds = getelementptr i8, ptr addrspace(3) @tile, i32 64
%slot = mul i32 %id, 4
%before = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%w0 = getelementptr i8, ptr addrspace(3) %before, i32 16
store i32 -1, ptr addrspace(3) %w0
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%odd = and i32 %id, 5
%some = icmp ne i32 %odd, 5
br i1 %some, label %go, label %on
go:
%far = mul i32 %id, 6
%at = getelementptr i8, ptr addrspace(1) %b0, i32 %far
call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %at, ptr addrspace(3) %lds, i32 2, i32 16, i32 0)
br label %on
on:
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%back = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%x = getelementptr i8, ptr addrspace(3) %back, i32 16
%r = load <1 x i32>, ptr addrspace(3) %x, align 4
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store <1 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel lds_global_4 --block 64 --arg buf:i32x512:random:3 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @lds_global_4(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%q = call i32 @llvm.amdgcn.readfirstlane.i32(i32 0)
%lds = getelementptr i8, ptr addrspace(3) @tile, i32 64
%slot = mul i32 %id, 4
%before = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%w0 = getelementptr i8, ptr addrspace(3) %before, i32 16
store i32 -1, ptr addrspace(3) %w0
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%odd = and i32 %id, 5
%some = icmp ne i32 %odd, 5
br i1 %some, label %go, label %on
go:
%far = mul i32 %id, 8
%at = getelementptr i8, ptr addrspace(1) %b0, i32 %far
call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %at, ptr addrspace(3) %lds, i32 4, i32 16, i32 0)
br label %on
on:
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%back = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%x = getelementptr i8, ptr addrspace(3) %back, i32 16
%r = load <1 x i32>, ptr addrspace(3) %x, align 4
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store <1 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel lds_buffer_1 --block 64 --arg buf:i32x512:random:4 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @lds_buffer_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%q = call i32 @llvm.amdgcn.readfirstlane.i32(i32 0)
%lds = getelementptr i8, ptr addrspace(3) @tile, i32 64
%slot = mul i32 %id, 4
%before = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%w0 = getelementptr i8, ptr addrspace(3) %before, i32 16
store i32 -1, ptr addrspace(3) %w0
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%odd = and i32 %id, 5
%some = icmp ne i32 %odd, 5
br i1 %some, label %go, label %on
go:
%rs = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %b0, i16 0, i64 500, i32 159744)
%far = mul i32 %id, 9
call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %rs, ptr addrspace(3) %lds, i32 1, i32 %far, i32 8, i32 16, i32 0)
br label %on
on:
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%back = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%x = getelementptr i8, ptr addrspace(3) %back, i32 16
%r = load <1 x i32>, ptr addrspace(3) %x, align 4
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store <1 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel lds_buffer_2 --block 64 --arg buf:i32x512:random:5 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @lds_buffer_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%q = call i32 @llvm.amdgcn.readfirstlane.i32(i32 0)
%lds = getelementptr i8, ptr addrspace(3) @tile, i32 64
%slot = mul i32 %id, 4
%before = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%w0 = getelementptr i8, ptr addrspace(3) %before, i32 16
store i32 -1, ptr addrspace(3) %w0
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%odd = and i32 %id, 5
%some = icmp ne i32 %odd, 5
br i1 %some, label %go, label %on
go:
%rs = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %b0, i16 0, i64 500, i32 159744)
%far = mul i32 %id, 9
call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %rs, ptr addrspace(3) %lds, i32 2, i32 %far, i32 8, i32 16, i32 0)
br label %on
on:
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%back = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%x = getelementptr i8, ptr addrspace(3) %back, i32 16
%r = load <1 x i32>, ptr addrspace(3) %x, align 4
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store <1 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel lds_buffer_4 --block 64 --arg buf:i32x512:random:6 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @lds_buffer_4(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%q = call i32 @llvm.amdgcn.readfirstlane.i32(i32 0)
%lds = getelementptr i8, ptr addrspace(3) @tile, i32 64
%slot = mul i32 %id, 4
%before = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%w0 = getelementptr i8, ptr addrspace(3) %before, i32 16
store i32 -1, ptr addrspace(3) %w0
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%odd = and i32 %id, 5
%some = icmp ne i32 %odd, 5
br i1 %some, label %go, label %on
go:
%rs = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %b0, i16 0, i64 500, i32 159744)
%far = mul i32 %id, 12
call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %rs, ptr addrspace(3) %lds, i32 4, i32 %far, i32 8, i32 16, i32 0)
br label %on
on:
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%back = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%x = getelementptr i8, ptr addrspace(3) %back, i32 16
%r = load <1 x i32>, ptr addrspace(3) %x, align 4
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store <1 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel lds_struct_4 --block 64 --arg buf:i32x512:random:7 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @lds_struct_4(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%q = call i32 @llvm.amdgcn.readfirstlane.i32(i32 0)
%lds = getelementptr i8, ptr addrspace(3) @tile, i32 64
%slot = mul i32 %id, 4
%before = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%w0 = getelementptr i8, ptr addrspace(3) %before, i32 16
store i32 -1, ptr addrspace(3) %w0
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%odd = and i32 %id, 5
%some = icmp ne i32 %odd, 5
br i1 %some, label %go, label %on
go:
%rs = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %b0, i16 24, i64 40, i32 159744)
call void @llvm.amdgcn.struct.ptr.buffer.load.lds(ptr addrspace(8) %rs, ptr addrspace(3) %lds, i32 4, i32 %id, i32 0, i32 0, i32 4, i32 0)
br label %on
on:
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%back = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%x = getelementptr i8, ptr addrspace(3) %back, i32 16
%r = load <1 x i32>, ptr addrspace(3) %x, align 4
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store <1 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel lds_fat_4 --block 64 --arg buf:i32x512:random:9 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @lds_fat_4(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%q = call i32 @llvm.amdgcn.readfirstlane.i32(i32 0)
%lds = getelementptr i8, ptr addrspace(3) @tile, i32 64
%slot = mul i32 %id, 4
%before = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%w0 = getelementptr i8, ptr addrspace(3) %before, i32 16
store i32 -1, ptr addrspace(3) %w0
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%odd = and i32 %id, 5
%some = icmp ne i32 %odd, 5
br i1 %some, label %go, label %on
go:
%rs = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %b0, i16 0, i64 700, i32 159744)
%far = mul i32 %id, 8
%at = getelementptr i8, ptr addrspace(7) %rs, i32 %far
call void @llvm.amdgcn.load.to.lds.p7(ptr addrspace(7) %at, ptr addrspace(3) %lds, i32 4, i32 16, i32 0)
br label %on
on:
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%back = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%x = getelementptr i8, ptr addrspace(3) %back, i32 16
%r = load <1 x i32>, ptr addrspace(3) %x, align 4
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store <1 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel mfma_f32_16x16x32_fp8_fp8 --block 64 --arg buf:i32x128:random:10 --arg buf:i32x128:random:11 --arg buf:f32x256:random:12:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_f32_16x16x32_fp8_fp8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%a = bitcast <2 x i32> %v0 to i64
%b = bitcast <2 x i32> %v1 to i64
%r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %a, i64 %b, <4 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel mfma_f32_32x32x16_fp8_fp8 --block 64 --arg buf:i32x128:random:13 --arg buf:i32x128:random:14 --arg buf:f32x1024:random:15:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_f32_32x32x16_fp8_fp8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%a = bitcast <2 x i32> %v0 to i64
%b = bitcast <2 x i32> %v1 to i64
%r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %a, i64 %b, <16 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel mfma_f32_16x16x32_fp8_bf8 --block 64 --arg buf:i32x128:random:16 --arg buf:i32x128:random:17 --arg buf:f32x256:random:18:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_f32_16x16x32_fp8_bf8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%a = bitcast <2 x i32> %v0 to i64
%b = bitcast <2 x i32> %v1 to i64
%r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.bf8(i64 %a, i64 %b, <4 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel mfma_f32_32x32x16_fp8_bf8 --block 64 --arg buf:i32x128:random:19 --arg buf:i32x128:random:20 --arg buf:f32x1024:random:21:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_f32_32x32x16_fp8_bf8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%a = bitcast <2 x i32> %v0 to i64
%b = bitcast <2 x i32> %v1 to i64
%r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.bf8(i64 %a, i64 %b, <16 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel mfma_f32_16x16x32_bf8_fp8 --block 64 --arg buf:i32x128:random:22 --arg buf:i32x128:random:23 --arg buf:f32x256:random:24:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_f32_16x16x32_bf8_fp8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%a = bitcast <2 x i32> %v0 to i64
%b = bitcast <2 x i32> %v1 to i64
%r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf8.fp8(i64 %a, i64 %b, <4 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel mfma_f32_32x32x16_bf8_fp8 --block 64 --arg buf:i32x128:random:25 --arg buf:i32x128:random:26 --arg buf:f32x1024:random:27:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_f32_32x32x16_bf8_fp8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%a = bitcast <2 x i32> %v0 to i64
%b = bitcast <2 x i32> %v1 to i64
%r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf8.fp8(i64 %a, i64 %b, <16 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel mfma_f32_16x16x32_bf8_bf8 --block 64 --arg buf:i32x128:random:28 --arg buf:i32x128:random:29 --arg buf:f32x256:random:30:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_f32_16x16x32_bf8_bf8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%a = bitcast <2 x i32> %v0 to i64
%b = bitcast <2 x i32> %v1 to i64
%r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf8.bf8(i64 %a, i64 %b, <4 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel mfma_f32_32x32x16_bf8_bf8 --block 64 --arg buf:i32x128:random:31 --arg buf:i32x128:random:32 --arg buf:f32x1024:random:33:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_f32_32x32x16_bf8_bf8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%a = bitcast <2 x i32> %v0 to i64
%b = bitcast <2 x i32> %v1 to i64
%r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf8.bf8(i64 %a, i64 %b, <16 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel mfma_f32_16x16x8_xf32 --block 64 --arg buf:f32x128:random:34:-4:4 --arg buf:f32x128:random:35:-4:4 --arg buf:f32x256:random:36:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_f32_16x16x8_xf32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x float>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x float>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8.xf32(<2 x float> %v0, <2 x float> %v1, <4 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel mfma_f32_32x32x4_xf32 --block 64 --arg buf:f32x128:random:37:-4:4 --arg buf:f32x128:random:38:-4:4 --arg buf:f32x1024:random:39:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_f32_32x32x4_xf32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x float>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x float>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x4.xf32(<2 x float> %v0, <2 x float> %v1, <16 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel smfmac_f32_16x16x32_f16_0 --block 64 --arg buf:f16x256:random:40:-4:4 --arg buf:f16x512:random:41:-4:4 --arg buf:f32x256:random:42:-4:4 --arg buf:i32x64:random:43 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @smfmac_f32_16x16x32_f16_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [4 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x32.f16(<4 x half> %v0, <8 x half> %v1, <4 x float> %v2, i32 %v3, i32 0, i32 0)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel smfmac_f32_16x16x32_f16_1 --block 64 --arg buf:f16x256:random:44:-4:4 --arg buf:f16x512:random:45:-4:4 --arg buf:f32x256:random:46:-4:4 --arg buf:i32x64:random:47 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @smfmac_f32_16x16x32_f16_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [4 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x32.f16(<4 x half> %v0, <8 x half> %v1, <4 x float> %v2, i32 %v3, i32 0, i32 1)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel smfmac_f32_32x32x16_f16_0 --block 64 --arg buf:f16x256:random:48:-4:4 --arg buf:f16x512:random:49:-4:4 --arg buf:f32x1024:random:50:-4:4 --arg buf:i32x64:random:51 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @smfmac_f32_32x32x16_f16_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [4 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x16.f16(<4 x half> %v0, <8 x half> %v1, <16 x float> %v2, i32 %v3, i32 0, i32 0)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel smfmac_f32_32x32x16_f16_1 --block 64 --arg buf:f16x256:random:52:-4:4 --arg buf:f16x512:random:53:-4:4 --arg buf:f32x1024:random:54:-4:4 --arg buf:i32x64:random:55 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @smfmac_f32_32x32x16_f16_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [4 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x16.f16(<4 x half> %v0, <8 x half> %v1, <16 x float> %v2, i32 %v3, i32 0, i32 1)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel smfmac_i32_16x16x64_i8_0 --block 64 --arg buf:i32x128:random:56 --arg buf:i32x256:random:57 --arg buf:i32x256:random:58:-1000:1000 --arg buf:i32x64:random:59 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @smfmac_i32_16x16x64_i8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x i32>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%r = call <4 x i32> @llvm.amdgcn.smfmac.i32.16x16x64.i8(<2 x i32> %v0, <4 x i32> %v1, <4 x i32> %v2, i32 %v3, i32 0, i32 0)
%o = getelementptr [4 x i32], ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel smfmac_i32_32x32x32_i8_0 --block 64 --arg buf:i32x128:random:60 --arg buf:i32x256:random:61 --arg buf:i32x1024:random:62:-1000:1000 --arg buf:i32x64:random:63 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @smfmac_i32_32x32x32_i8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x i32>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%r = call <16 x i32> @llvm.amdgcn.smfmac.i32.32x32x32.i8(<2 x i32> %v0, <4 x i32> %v1, <16 x i32> %v2, i32 %v3, i32 0, i32 0)
%o = getelementptr [16 x i32], ptr addrspace(1) %out, i32 %id
store <16 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel smfmac_f32_16x16x64_bf8_fp8_0 --block 64 --arg buf:i32x128:random:64 --arg buf:i32x256:random:65 --arg buf:f32x256:random:66:-4:4 --arg buf:i32x64:random:67 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @smfmac_f32_16x16x64_bf8_fp8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf8.fp8(<2 x i32> %v0, <4 x i32> %v1, <4 x float> %v2, i32 %v3, i32 0, i32 0)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel smfmac_f32_32x32x32_fp8_fp8_0 --block 64 --arg buf:i32x128:random:68 --arg buf:i32x256:random:69 --arg buf:f32x1024:random:70:-4:4 --arg buf:i32x64:random:71 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @smfmac_f32_32x32x32_fp8_fp8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.fp8.fp8(<2 x i32> %v0, <4 x i32> %v1, <16 x float> %v2, i32 %v3, i32 0, i32 0)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_pk_fp8_f32_0 --block 64 --arg buf:f32x64:random:72:-500:500 --arg buf:f32x64:random:73:-2:2 --arg buf:i32x64:random:74 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_pk_f32_fp8_0 --block 64 --arg buf:i32x64:random:75 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @cvt_pk_f32_fp8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %v0, i1 0)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_pk_fp8_f32_1 --block 64 --arg buf:f32x64:random:76:-500:500 --arg buf:f32x64:random:77:-2:2 --arg buf:i32x64:random:78 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_pk_f32_fp8_1 --block 64 --arg buf:i32x64:random:79 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @cvt_pk_f32_fp8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %v0, i1 1)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_fp8_f32_0 --block 64 --arg buf:f32x64:random:80:-300:300 --arg buf:i32x64:random:81 --arg buf:i32x64:random:82 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_f32_fp8_0 --block 64 --arg buf:i32x64:random:83 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_f32_fp8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.fp8(i32 %v0, i32 0)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_fp8_f32_1 --block 64 --arg buf:f32x64:random:84:-300:300 --arg buf:i32x64:random:85 --arg buf:i32x64:random:86 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_f32_fp8_1 --block 64 --arg buf:i32x64:random:87 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_f32_fp8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.fp8(i32 %v0, i32 1)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_fp8_f32_2 --block 64 --arg buf:f32x64:random:88:-300:300 --arg buf:i32x64:random:89 --arg buf:i32x64:random:90 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_f32_fp8_2 --block 64 --arg buf:i32x64:random:91 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_f32_fp8_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.fp8(i32 %v0, i32 2)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_fp8_f32_3 --block 64 --arg buf:f32x64:random:92:-300:300 --arg buf:i32x64:random:93 --arg buf:i32x64:random:94 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_f32_fp8_3 --block 64 --arg buf:i32x64:random:95 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_f32_fp8_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.fp8(i32 %v0, i32 3)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_pk_bf8_f32_0 --block 64 --arg buf:f32x64:random:96:-500:500 --arg buf:f32x64:random:97:-2:2 --arg buf:i32x64:random:98 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_pk_f32_bf8_0 --block 64 --arg buf:i32x64:random:99 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @cvt_pk_f32_bf8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32 %v0, i1 0)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_pk_bf8_f32_1 --block 64 --arg buf:f32x64:random:100:-500:500 --arg buf:f32x64:random:101:-2:2 --arg buf:i32x64:random:102 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_pk_f32_bf8_1 --block 64 --arg buf:i32x64:random:103 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @cvt_pk_f32_bf8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32 %v0, i1 1)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_bf8_f32_0 --block 64 --arg buf:f32x64:random:104:-300:300 --arg buf:i32x64:random:105 --arg buf:i32x64:random:106 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_f32_bf8_0 --block 64 --arg buf:i32x64:random:107 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_f32_bf8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.bf8(i32 %v0, i32 0)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_bf8_f32_1 --block 64 --arg buf:f32x64:random:108:-300:300 --arg buf:i32x64:random:109 --arg buf:i32x64:random:110 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_f32_bf8_1 --block 64 --arg buf:i32x64:random:111 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_f32_bf8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.bf8(i32 %v0, i32 1)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_bf8_f32_2 --block 64 --arg buf:f32x64:random:112:-300:300 --arg buf:i32x64:random:113 --arg buf:i32x64:random:114 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_f32_bf8_2 --block 64 --arg buf:i32x64:random:115 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_f32_bf8_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.bf8(i32 %v0, i32 2)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_bf8_f32_3 --block 64 --arg buf:f32x64:random:116:-300:300 --arg buf:i32x64:random:117 --arg buf:i32x64:random:118 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_f32_bf8_3 --block 64 --arg buf:i32x64:random:119 --arg out=buf:u8x256:zeros
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
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.load.to.lds.p7(ptr addrspace(7), ptr addrspace(3), i32, i32, i32)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1), i16, i64, i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf8.bf8(i64, i64, <4 x float>, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf8.fp8(i64, i64, <4 x float>, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.bf8(i64, i64, <4 x float>, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64, i64, <4 x float>, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x8.xf32(<2 x float>, <2 x float>, <4 x float>, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf8.bf8(i64, i64, <16 x float>, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf8.fp8(i64, i64, <16 x float>, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.bf8(i64, i64, <16 x float>, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64, i64, <16 x float>, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x4.xf32(<2 x float>, <2 x float>, <16 x float>, i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x32.f16(<4 x half>, <8 x half>, <4 x float>, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf8.fp8(<2 x i32>, <4 x i32>, <4 x float>, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x16.f16(<4 x half>, <8 x half>, <16 x float>, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.fp8.fp8(<2 x i32>, <4 x i32>, <16 x float>, i32, i32, i32)
declare <4 x i32> @llvm.amdgcn.smfmac.i32.16x16x64.i8(<2 x i32>, <4 x i32>, <4 x i32>, i32, i32, i32)
declare <16 x i32> @llvm.amdgcn.smfmac.i32.32x32x32.i8(<2 x i32>, <4 x i32>, <16 x i32>, i32, i32, i32)
declare void @llvm.amdgcn.struct.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,64" }
; Asynchronous loads.
; run: --kernel lds_async_4 --block 64 --arg buf:i32x512:random:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @lds_async_4(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%q = call i32 @llvm.amdgcn.readfirstlane.i32(i32 0)
%lds = getelementptr i8, ptr addrspace(3) @tile, i32 64
%slot = mul i32 %id, 4
%before = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%w0 = getelementptr i8, ptr addrspace(3) %before, i32 16
store i32 -1, ptr addrspace(3) %w0
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%odd = and i32 %id, 5
%some = icmp ne i32 %odd, 5
br i1 %some, label %go, label %on
go:
%far = mul i32 %id, 8
%at = getelementptr i8, ptr addrspace(1) %b0, i32 %far
call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %at, ptr addrspace(3) %lds, i32 4, i32 16, i32 0)
call void @llvm.amdgcn.asyncmark()
call void @llvm.amdgcn.wait.asyncmark(i16 0)
br label %on
on:
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%back = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%x = getelementptr i8, ptr addrspace(3) %back, i32 16
%r = load <1 x i32>, ptr addrspace(3) %x, align 4
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store <1 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.wait.asyncmark(i16)
