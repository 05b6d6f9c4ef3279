; gfx950: kernels of our own for intrinsics of the simulator's and the interpreter's common tables, one for each.
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [4096 x i8] poison, align 16
; run: --kernel lds_global_1 --block 64 --arg buf:i32x512:random:120 --arg out=buf:u8x256:zeros
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
; run: --kernel lds_global_2 --block 64 --arg buf:i32x512:random:121 --arg out=buf:u8x256:zeros
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
; run: --kernel lds_global_4 --block 64 --arg buf:i32x512:random:122 --arg out=buf:u8x256:zeros
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
; run: --kernel lds_global_12 --block 64 --arg buf:i32x512:random:123 --arg out=buf:u8x768:zeros
define amdgpu_kernel void @lds_global_12(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%q = call i32 @llvm.amdgcn.readfirstlane.i32(i32 0)
%lds = getelementptr i8, ptr addrspace(3) @tile, i32 64
%slot = mul i32 %id, 12
%before = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%w0 = getelementptr i8, ptr addrspace(3) %before, i32 16
store i32 -1, ptr addrspace(3) %w0
%w1 = getelementptr i8, ptr addrspace(3) %before, i32 20
store i32 -1, ptr addrspace(3) %w1
%w2 = getelementptr i8, ptr addrspace(3) %before, i32 24
store i32 -1, ptr addrspace(3) %w2
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%odd = and i32 %id, 5
%some = icmp ne i32 %odd, 5
br i1 %some, label %go, label %on
go:
%far = mul i32 %id, 16
%at = getelementptr i8, ptr addrspace(1) %b0, i32 %far
call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %at, ptr addrspace(3) %lds, i32 12, i32 16, i32 0)
br label %on
on:
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%back = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%x = getelementptr i8, ptr addrspace(3) %back, i32 16
%r = load <3 x i32>, ptr addrspace(3) %x, align 4
%o = getelementptr [3 x i32], ptr addrspace(1) %out, i32 %id
store <3 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel lds_global_16 --block 64 --arg buf:i32x512:random:124 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @lds_global_16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%q = call i32 @llvm.amdgcn.readfirstlane.i32(i32 0)
%lds = getelementptr i8, ptr addrspace(3) @tile, i32 64
%slot = mul i32 %id, 16
%before = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%w0 = getelementptr i8, ptr addrspace(3) %before, i32 16
store i32 -1, ptr addrspace(3) %w0
%w1 = getelementptr i8, ptr addrspace(3) %before, i32 20
store i32 -1, ptr addrspace(3) %w1
%w2 = getelementptr i8, ptr addrspace(3) %before, i32 24
store i32 -1, ptr addrspace(3) %w2
%w3 = getelementptr i8, ptr addrspace(3) %before, i32 28
store i32 -1, ptr addrspace(3) %w3
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%odd = and i32 %id, 5
%some = icmp ne i32 %odd, 5
br i1 %some, label %go, label %on
go:
%far = mul i32 %id, 20
%at = getelementptr i8, ptr addrspace(1) %b0, i32 %far
call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %at, ptr addrspace(3) %lds, i32 16, i32 16, i32 0)
br label %on
on:
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%back = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%x = getelementptr i8, ptr addrspace(3) %back, i32 16
%r = load <4 x i32>, ptr addrspace(3) %x, align 4
%o = getelementptr [4 x i32], ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel lds_buffer_1 --block 64 --arg buf:i32x512:random:125 --arg out=buf:u8x256:zeros
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
; run: --kernel lds_buffer_2 --block 64 --arg buf:i32x512:random:126 --arg out=buf:u8x256:zeros
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
; run: --kernel lds_buffer_4 --block 64 --arg buf:i32x512:random:127 --arg out=buf:u8x256:zeros
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
; run: --kernel lds_buffer_12 --block 64 --arg buf:i32x512:random:128 --arg out=buf:u8x768:zeros
define amdgpu_kernel void @lds_buffer_12(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%q = call i32 @llvm.amdgcn.readfirstlane.i32(i32 0)
%lds = getelementptr i8, ptr addrspace(3) @tile, i32 64
%slot = mul i32 %id, 12
%before = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%w0 = getelementptr i8, ptr addrspace(3) %before, i32 16
store i32 -1, ptr addrspace(3) %w0
%w1 = getelementptr i8, ptr addrspace(3) %before, i32 20
store i32 -1, ptr addrspace(3) %w1
%w2 = getelementptr i8, ptr addrspace(3) %before, i32 24
store i32 -1, ptr addrspace(3) %w2
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%odd = and i32 %id, 5
%some = icmp ne i32 %odd, 5
br i1 %some, label %go, label %on
go:
%rs = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %b0, i16 0, i64 500, i32 159744)
%far = mul i32 %id, 20
call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %rs, ptr addrspace(3) %lds, i32 12, i32 %far, i32 8, i32 16, i32 0)
br label %on
on:
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%back = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%x = getelementptr i8, ptr addrspace(3) %back, i32 16
%r = load <3 x i32>, ptr addrspace(3) %x, align 4
%o = getelementptr [3 x i32], ptr addrspace(1) %out, i32 %id
store <3 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel lds_buffer_16 --block 64 --arg buf:i32x512:random:129 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @lds_buffer_16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%q = call i32 @llvm.amdgcn.readfirstlane.i32(i32 0)
%lds = getelementptr i8, ptr addrspace(3) @tile, i32 64
%slot = mul i32 %id, 16
%before = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%w0 = getelementptr i8, ptr addrspace(3) %before, i32 16
store i32 -1, ptr addrspace(3) %w0
%w1 = getelementptr i8, ptr addrspace(3) %before, i32 20
store i32 -1, ptr addrspace(3) %w1
%w2 = getelementptr i8, ptr addrspace(3) %before, i32 24
store i32 -1, ptr addrspace(3) %w2
%w3 = getelementptr i8, ptr addrspace(3) %before, i32 28
store i32 -1, ptr addrspace(3) %w3
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%odd = and i32 %id, 5
%some = icmp ne i32 %odd, 5
br i1 %some, label %go, label %on
go:
%rs = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %b0, i16 0, i64 500, i32 159744)
%far = mul i32 %id, 24
call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %rs, ptr addrspace(3) %lds, i32 16, i32 %far, i32 8, i32 16, i32 0)
br label %on
on:
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%back = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%x = getelementptr i8, ptr addrspace(3) %back, i32 16
%r = load <4 x i32>, ptr addrspace(3) %x, align 4
%o = getelementptr [4 x i32], ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel lds_struct_4 --block 64 --arg buf:i32x512:random:130 --arg out=buf:u8x256:zeros
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
; run: --kernel lds_struct_16 --block 64 --arg buf:i32x512:random:131 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @lds_struct_16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%q = call i32 @llvm.amdgcn.readfirstlane.i32(i32 0)
%lds = getelementptr i8, ptr addrspace(3) @tile, i32 64
%slot = mul i32 %id, 16
%before = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%w0 = getelementptr i8, ptr addrspace(3) %before, i32 16
store i32 -1, ptr addrspace(3) %w0
%w1 = getelementptr i8, ptr addrspace(3) %before, i32 20
store i32 -1, ptr addrspace(3) %w1
%w2 = getelementptr i8, ptr addrspace(3) %before, i32 24
store i32 -1, ptr addrspace(3) %w2
%w3 = getelementptr i8, ptr addrspace(3) %before, i32 28
store i32 -1, ptr addrspace(3) %w3
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%odd = and i32 %id, 5
%some = icmp ne i32 %odd, 5
br i1 %some, label %go, label %on
go:
%rs = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %b0, i16 24, i64 40, i32 159744)
call void @llvm.amdgcn.struct.ptr.buffer.load.lds(ptr addrspace(8) %rs, ptr addrspace(3) %lds, i32 16, i32 %id, i32 0, i32 0, i32 4, i32 0)
br label %on
on:
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%back = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%x = getelementptr i8, ptr addrspace(3) %back, i32 16
%r = load <4 x i32>, ptr addrspace(3) %x, align 4
%o = getelementptr [4 x i32], ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel lds_fat_4 --block 64 --arg buf:i32x512:random:133 --arg out=buf:u8x256:zeros
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
; run: --kernel lds_fat_16 --block 64 --arg buf:i32x512:random:134 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @lds_fat_16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%q = call i32 @llvm.amdgcn.readfirstlane.i32(i32 0)
%lds = getelementptr i8, ptr addrspace(3) @tile, i32 64
%slot = mul i32 %id, 16
%before = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%w0 = getelementptr i8, ptr addrspace(3) %before, i32 16
store i32 -1, ptr addrspace(3) %w0
%w1 = getelementptr i8, ptr addrspace(3) %before, i32 20
store i32 -1, ptr addrspace(3) %w1
%w2 = getelementptr i8, ptr addrspace(3) %before, i32 24
store i32 -1, ptr addrspace(3) %w2
%w3 = getelementptr i8, ptr addrspace(3) %before, i32 28
store i32 -1, ptr addrspace(3) %w3
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%odd = and i32 %id, 5
%some = icmp ne i32 %odd, 5
br i1 %some, label %go, label %on
go:
%rs = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %b0, i16 0, i64 700, i32 159744)
%far = mul i32 %id, 20
%at = getelementptr i8, ptr addrspace(7) %rs, i32 %far
call void @llvm.amdgcn.load.to.lds.p7(ptr addrspace(7) %at, ptr addrspace(3) %lds, i32 16, i32 16, i32 0)
br label %on
on:
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%back = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%x = getelementptr i8, ptr addrspace(3) %back, i32 16
%r = load <4 x i32>, ptr addrspace(3) %x, align 4
%o = getelementptr [4 x i32], ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swap16_00 --block 64 --arg buf:i32x64:random:135 --arg buf:i32x64:random:136 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @swap16_00(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%s = call {i32, i32} @llvm.amdgcn.permlane16.swap(i32 %v0, i32 %v1, i1 0, i1 0)
%x = extractvalue {i32, i32} %s, 0
%y = extractvalue {i32, i32} %s, 1
%t = insertelement <2 x i32> poison, i32 %x, i32 0
%u = insertelement <2 x i32> %t, i32 %y, i32 1
%r = add <2 x i32> %u, zeroinitializer
%o = getelementptr [2 x i32], ptr addrspace(1) %out, i32 %id
store <2 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swap16_00_part --block 64 --arg buf:i32x64:random:137 --arg buf:i32x64:random:138 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @swap16_00_part(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%few = icmp ult i32 %id, 40
br i1 %few, label %go, label %on
go:
%s = call {i32, i32} @llvm.amdgcn.permlane16.swap(i32 %v0, i32 %v1, i1 0, i1 0)
%x = extractvalue {i32, i32} %s, 0
%y = extractvalue {i32, i32} %s, 1
%t = insertelement <2 x i32> poison, i32 %x, i32 0
%u = insertelement <2 x i32> %t, i32 %y, i32 1
br label %on
on:
%r = phi <2 x i32> [ %u, %go ], [ <i32 7, i32 8>, %0 ]
%o = getelementptr [2 x i32], ptr addrspace(1) %out, i32 %id
store <2 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swap16_10 --block 64 --arg buf:i32x64:random:139 --arg buf:i32x64:random:140 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @swap16_10(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%s = call {i32, i32} @llvm.amdgcn.permlane16.swap(i32 %v0, i32 %v1, i1 1, i1 0)
%x = extractvalue {i32, i32} %s, 0
%y = extractvalue {i32, i32} %s, 1
%t = insertelement <2 x i32> poison, i32 %x, i32 0
%u = insertelement <2 x i32> %t, i32 %y, i32 1
%r = add <2 x i32> %u, zeroinitializer
%o = getelementptr [2 x i32], ptr addrspace(1) %out, i32 %id
store <2 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swap16_01 --block 64 --arg buf:i32x64:random:141 --arg buf:i32x64:random:142 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @swap16_01(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%s = call {i32, i32} @llvm.amdgcn.permlane16.swap(i32 %v0, i32 %v1, i1 0, i1 1)
%x = extractvalue {i32, i32} %s, 0
%y = extractvalue {i32, i32} %s, 1
%t = insertelement <2 x i32> poison, i32 %x, i32 0
%u = insertelement <2 x i32> %t, i32 %y, i32 1
%r = add <2 x i32> %u, zeroinitializer
%o = getelementptr [2 x i32], ptr addrspace(1) %out, i32 %id
store <2 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swap16_01_part --block 64 --arg buf:i32x64:random:143 --arg buf:i32x64:random:144 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @swap16_01_part(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%few = icmp ult i32 %id, 40
br i1 %few, label %go, label %on
go:
%s = call {i32, i32} @llvm.amdgcn.permlane16.swap(i32 %v0, i32 %v1, i1 0, i1 1)
%x = extractvalue {i32, i32} %s, 0
%y = extractvalue {i32, i32} %s, 1
%t = insertelement <2 x i32> poison, i32 %x, i32 0
%u = insertelement <2 x i32> %t, i32 %y, i32 1
br label %on
on:
%r = phi <2 x i32> [ %u, %go ], [ <i32 7, i32 8>, %0 ]
%o = getelementptr [2 x i32], ptr addrspace(1) %out, i32 %id
store <2 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swap32_00 --block 64 --arg buf:i32x64:random:145 --arg buf:i32x64:random:146 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @swap32_00(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%s = call {i32, i32} @llvm.amdgcn.permlane32.swap(i32 %v0, i32 %v1, i1 0, i1 0)
%x = extractvalue {i32, i32} %s, 0
%y = extractvalue {i32, i32} %s, 1
%t = insertelement <2 x i32> poison, i32 %x, i32 0
%u = insertelement <2 x i32> %t, i32 %y, i32 1
%r = add <2 x i32> %u, zeroinitializer
%o = getelementptr [2 x i32], ptr addrspace(1) %out, i32 %id
store <2 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swap32_00_part --block 64 --arg buf:i32x64:random:147 --arg buf:i32x64:random:148 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @swap32_00_part(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%few = icmp ult i32 %id, 40
br i1 %few, label %go, label %on
go:
%s = call {i32, i32} @llvm.amdgcn.permlane32.swap(i32 %v0, i32 %v1, i1 0, i1 0)
%x = extractvalue {i32, i32} %s, 0
%y = extractvalue {i32, i32} %s, 1
%t = insertelement <2 x i32> poison, i32 %x, i32 0
%u = insertelement <2 x i32> %t, i32 %y, i32 1
br label %on
on:
%r = phi <2 x i32> [ %u, %go ], [ <i32 7, i32 8>, %0 ]
%o = getelementptr [2 x i32], ptr addrspace(1) %out, i32 %id
store <2 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swap32_10 --block 64 --arg buf:i32x64:random:149 --arg buf:i32x64:random:150 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @swap32_10(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%s = call {i32, i32} @llvm.amdgcn.permlane32.swap(i32 %v0, i32 %v1, i1 1, i1 0)
%x = extractvalue {i32, i32} %s, 0
%y = extractvalue {i32, i32} %s, 1
%t = insertelement <2 x i32> poison, i32 %x, i32 0
%u = insertelement <2 x i32> %t, i32 %y, i32 1
%r = add <2 x i32> %u, zeroinitializer
%o = getelementptr [2 x i32], ptr addrspace(1) %out, i32 %id
store <2 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swap32_01 --block 64 --arg buf:i32x64:random:151 --arg buf:i32x64:random:152 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @swap32_01(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%s = call {i32, i32} @llvm.amdgcn.permlane32.swap(i32 %v0, i32 %v1, i1 0, i1 1)
%x = extractvalue {i32, i32} %s, 0
%y = extractvalue {i32, i32} %s, 1
%t = insertelement <2 x i32> poison, i32 %x, i32 0
%u = insertelement <2 x i32> %t, i32 %y, i32 1
%r = add <2 x i32> %u, zeroinitializer
%o = getelementptr [2 x i32], ptr addrspace(1) %out, i32 %id
store <2 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel swap32_01_part --block 64 --arg buf:i32x64:random:153 --arg buf:i32x64:random:154 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @swap32_01_part(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%few = icmp ult i32 %id, 40
br i1 %few, label %go, label %on
go:
%s = call {i32, i32} @llvm.amdgcn.permlane32.swap(i32 %v0, i32 %v1, i1 0, i1 1)
%x = extractvalue {i32, i32} %s, 0
%y = extractvalue {i32, i32} %s, 1
%t = insertelement <2 x i32> poison, i32 %x, i32 0
%u = insertelement <2 x i32> %t, i32 %y, i32 1
br label %on
on:
%r = phi <2 x i32> [ %u, %go ], [ <i32 7, i32 8>, %0 ]
%o = getelementptr [2 x i32], ptr addrspace(1) %out, i32 %id
store <2 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel tr16_b64_v4f16 --block 64 --arg buf:i32x128:random:155 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @tr16_b64_v4f16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%slot = mul i32 %id, 8
%own = getelementptr i8, ptr addrspace(3) @tile, i32 %slot
store <2 x i32> %v0, ptr addrspace(3) %own, align 8
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%flip = xor i32 %id, 48
%there = mul i32 %flip, 8
%from = getelementptr i8, ptr addrspace(3) @tile, i32 %there
%r = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %from)
%o = getelementptr [4 x half], ptr addrspace(1) %out, i32 %id
store <4 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel tr16_b64_v4i16 --block 64 --arg buf:i32x128:random:156 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @tr16_b64_v4i16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%slot = mul i32 %id, 8
%own = getelementptr i8, ptr addrspace(3) @tile, i32 %slot
store <2 x i32> %v0, ptr addrspace(3) %own, align 8
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%flip = xor i32 %id, 48
%there = mul i32 %flip, 8
%from = getelementptr i8, ptr addrspace(3) @tile, i32 %there
%r = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %from)
%o = getelementptr [4 x i16], ptr addrspace(1) %out, i32 %id
store <4 x i16> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel tr8_b64_v2i32 --block 64 --arg buf:i32x128:random:157 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @tr8_b64_v2i32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%slot = mul i32 %id, 8
%own = getelementptr i8, ptr addrspace(3) @tile, i32 %slot
store <2 x i32> %v0, ptr addrspace(3) %own, align 8
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%flip = xor i32 %id, 48
%there = mul i32 %flip, 8
%from = getelementptr i8, ptr addrspace(3) @tile, i32 %there
%r = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %from)
%o = getelementptr [2 x i32], ptr addrspace(1) %out, i32 %id
store <2 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel tr4_b64_v2i32 --block 64 --arg buf:i32x128:random:158 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @tr4_b64_v2i32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i32>, ptr addrspace(1) %p0, align 1
%slot = mul i32 %id, 8
%own = getelementptr i8, ptr addrspace(3) @tile, i32 %slot
store <2 x i32> %v0, ptr addrspace(3) %own, align 8
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%flip = xor i32 %id, 48
%there = mul i32 %flip, 8
%from = getelementptr i8, ptr addrspace(3) @tile, i32 %there
%r = call <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) %from)
%o = getelementptr [2 x i32], ptr addrspace(1) %out, i32 %id
store <2 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel tr6_b96_v3i32 --block 64 --arg buf:i32x256:random:159 --arg out=buf:u8x768:zeros
define amdgpu_kernel void @tr6_b96_v3i32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [4 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x i32>, ptr addrspace(1) %p0, align 1
%slot = mul i32 %id, 16
%own = getelementptr i8, ptr addrspace(3) @tile, i32 %slot
store <4 x i32> %v0, ptr addrspace(3) %own, align 8
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%flip = xor i32 %id, 48
%there = mul i32 %flip, 16
%from = getelementptr i8, ptr addrspace(3) @tile, i32 %there
%r = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) %from)
%o = getelementptr [3 x i32], ptr addrspace(1) %out, i32 %id
store <3 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel mfma_f32_16x16x32_f16 --block 64 --arg buf:f16x512:random:160:-4:4 --arg buf:f16x512:random:161:-4:4 --arg buf:f32x256:random:162:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_f32_16x16x32_f16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %v0, <8 x half> %v1, <4 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel mfma_f32_32x32x16_f16 --block 64 --arg buf:f16x512:random:163:-4:4 --arg buf:f16x512:random:164:-4:4 --arg buf:f32x1024:random:165:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_f32_32x32x16_f16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %v0, <8 x half> %v1, <16 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel mfma_f32_16x16x32_bf16 --block 64 --arg buf:bf16x512:random:166:-4:4 --arg buf:bf16x512:random:167:-4:4 --arg buf:f32x256:random:168:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_f32_16x16x32_bf16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x bfloat], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x bfloat>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x bfloat>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf16(<8 x bfloat> %v0, <8 x bfloat> %v1, <4 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel mfma_f32_32x32x16_bf16 --block 64 --arg buf:bf16x512:random:169:-4:4 --arg buf:bf16x512:random:170:-4:4 --arg buf:f32x1024:random:171:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_f32_32x32x16_bf16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x bfloat], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x bfloat>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x bfloat>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf16(<8 x bfloat> %v0, <8 x bfloat> %v1, <16 x float> %v2, i32 0, i32 0, i32 0)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel mfma_i32_16x16x64_i8 --block 64 --arg buf:i32x256:random:172 --arg buf:i32x256:random:173 --arg buf:i32x256:random:174:-1000:1000 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @mfma_i32_16x16x64_i8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [4 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x i32>, ptr addrspace(1) %p2, align 1
%r = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x64.i8(<4 x i32> %v0, <4 x i32> %v1, <4 x i32> %v2, i32 0, i32 0, i32 0)
%o = getelementptr [4 x i32], ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel mfma_i32_32x32x32_i8 --block 64 --arg buf:i32x256:random:175 --arg buf:i32x256:random:176 --arg buf:i32x1024:random:177:-1000:1000 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @mfma_i32_32x32x32_i8(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [4 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x i32>, ptr addrspace(1) %p2, align 1
%r = call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x32.i8(<4 x i32> %v0, <4 x i32> %v1, <16 x i32> %v2, i32 0, i32 0, i32 0)
%o = getelementptr [16 x i32], ptr addrspace(1) %out, i32 %id
store <16 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_16x16x128_00 --block 64 --arg buf:i32x512:random:178 --arg buf:i32x512:random:179 --arg buf:f32x256:random:180:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @f8f6f4_16x16x128_00(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %v0, <8 x i32> %v1, <4 x float> %v2, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_16x16x128_00_scaled --block 64 --arg buf:i32x512:random:181 --arg buf:i32x512:random:182 --arg buf:f32x256:random:183:-4:4 --arg buf:i32x64:random:184:1886417008:2139062143 --arg buf:i32x64:random:185:1886417008:2139062143 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @f8f6f4_16x16x128_00_scaled(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias readonly %b4, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%p4 = getelementptr [1 x i32], ptr addrspace(1) %b4, i32 %id
%v4 = load i32, ptr addrspace(1) %p4, align 1
%r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %v0, <8 x i32> %v1, <4 x float> %v2, i32 0, i32 0, i32 0, i32 %v3, i32 1, i32 %v4)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_16x16x128_10 --block 64 --arg buf:i32x512:random:186 --arg buf:i32x512:random:187 --arg buf:f32x256:random:188:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @f8f6f4_16x16x128_10(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %v0, <8 x i32> %v1, <4 x float> %v2, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_16x16x128_10_scaled --block 64 --arg buf:i32x512:random:189 --arg buf:i32x512:random:190 --arg buf:f32x256:random:191:-4:4 --arg buf:i32x64:random:192:1886417008:2139062143 --arg buf:i32x64:random:193:1886417008:2139062143 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @f8f6f4_16x16x128_10_scaled(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias readonly %b4, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%p4 = getelementptr [1 x i32], ptr addrspace(1) %b4, i32 %id
%v4 = load i32, ptr addrspace(1) %p4, align 1
%r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %v0, <8 x i32> %v1, <4 x float> %v2, i32 1, i32 0, i32 1, i32 %v3, i32 2, i32 %v4)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_16x16x128_04 --block 64 --arg buf:i32x512:random:194 --arg buf:i32x256:random:195 --arg buf:f32x256:random:196:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @f8f6f4_16x16x128_04(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v4i32(<8 x i32> %v0, <4 x i32> %v1, <4 x float> %v2, i32 0, i32 4, i32 0, i32 0, i32 0, i32 0)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_16x16x128_04_scaled --block 64 --arg buf:i32x512:random:197 --arg buf:i32x256:random:198 --arg buf:f32x256:random:199:-4:4 --arg buf:i32x64:random:200:1886417008:2139062143 --arg buf:i32x64:random:201:1886417008:2139062143 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @f8f6f4_16x16x128_04_scaled(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias readonly %b4, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%p4 = getelementptr [1 x i32], ptr addrspace(1) %b4, i32 %id
%v4 = load i32, ptr addrspace(1) %p4, align 1
%r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v4i32(<8 x i32> %v0, <4 x i32> %v1, <4 x float> %v2, i32 0, i32 4, i32 2, i32 %v3, i32 3, i32 %v4)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_16x16x128_23 --block 64 --arg buf:i32x384:random:202 --arg buf:i32x384:random:203 --arg buf:f32x256:random:204:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @f8f6f4_16x16x128_23(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [6 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <6 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [6 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <6 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v6i32(<6 x i32> %v0, <6 x i32> %v1, <4 x float> %v2, i32 2, i32 3, i32 0, i32 0, i32 0, i32 0)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_16x16x128_23_scaled --block 64 --arg buf:i32x384:random:205 --arg buf:i32x384:random:206 --arg buf:f32x256:random:207:-4:4 --arg buf:i32x64:random:208:1886417008:2139062143 --arg buf:i32x64:random:209:1886417008:2139062143 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @f8f6f4_16x16x128_23_scaled(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias readonly %b4, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [6 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <6 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [6 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <6 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%p4 = getelementptr [1 x i32], ptr addrspace(1) %b4, i32 %id
%v4 = load i32, ptr addrspace(1) %p4, align 1
%r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v6i32(<6 x i32> %v0, <6 x i32> %v1, <4 x float> %v2, i32 2, i32 3, i32 3, i32 %v3, i32 0, i32 %v4)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_16x16x128_44 --block 64 --arg buf:i32x256:random:210 --arg buf:i32x256:random:211 --arg buf:f32x256:random:212:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @f8f6f4_16x16x128_44(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [4 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %v0, <4 x i32> %v1, <4 x float> %v2, i32 4, i32 4, i32 0, i32 0, i32 0, i32 0)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_16x16x128_44_scaled --block 64 --arg buf:i32x256:random:213 --arg buf:i32x256:random:214 --arg buf:f32x256:random:215:-4:4 --arg buf:i32x64:random:216:1886417008:2139062143 --arg buf:i32x64:random:217:1886417008:2139062143 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @f8f6f4_16x16x128_44_scaled(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias readonly %b4, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [4 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%p4 = getelementptr [1 x i32], ptr addrspace(1) %b4, i32 %id
%v4 = load i32, ptr addrspace(1) %p4, align 1
%r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %v0, <4 x i32> %v1, <4 x float> %v2, i32 4, i32 4, i32 0, i32 %v3, i32 1, i32 %v4)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_16x16x128_31 --block 64 --arg buf:i32x384:random:218 --arg buf:i32x512:random:219 --arg buf:f32x256:random:220:-4:4 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @f8f6f4_16x16x128_31(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [6 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <6 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32(<6 x i32> %v0, <8 x i32> %v1, <4 x float> %v2, i32 3, i32 1, i32 0, i32 0, i32 0, i32 0)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_16x16x128_31_scaled --block 64 --arg buf:i32x384:random:221 --arg buf:i32x512:random:222 --arg buf:f32x256:random:223:-4:4 --arg buf:i32x64:random:224:1886417008:2139062143 --arg buf:i32x64:random:225:1886417008:2139062143 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @f8f6f4_16x16x128_31_scaled(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias readonly %b4, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [6 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <6 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%p4 = getelementptr [1 x i32], ptr addrspace(1) %b4, i32 %id
%v4 = load i32, ptr addrspace(1) %p4, align 1
%r = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32(<6 x i32> %v0, <8 x i32> %v1, <4 x float> %v2, i32 3, i32 1, i32 1, i32 %v3, i32 2, i32 %v4)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_32x32x64_00 --block 64 --arg buf:i32x512:random:226 --arg buf:i32x512:random:227 --arg buf:f32x1024:random:228:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @f8f6f4_32x32x64_00(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32> %v0, <8 x i32> %v1, <16 x float> %v2, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_32x32x64_00_scaled --block 64 --arg buf:i32x512:random:229 --arg buf:i32x512:random:230 --arg buf:f32x1024:random:231:-4:4 --arg buf:i32x64:random:232:1886417008:2139062143 --arg buf:i32x64:random:233:1886417008:2139062143 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @f8f6f4_32x32x64_00_scaled(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias readonly %b4, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%p4 = getelementptr [1 x i32], ptr addrspace(1) %b4, i32 %id
%v4 = load i32, ptr addrspace(1) %p4, align 1
%r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32> %v0, <8 x i32> %v1, <16 x float> %v2, i32 0, i32 0, i32 0, i32 %v3, i32 1, i32 %v4)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_32x32x64_10 --block 64 --arg buf:i32x512:random:234 --arg buf:i32x512:random:235 --arg buf:f32x1024:random:236:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @f8f6f4_32x32x64_10(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32> %v0, <8 x i32> %v1, <16 x float> %v2, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_32x32x64_10_scaled --block 64 --arg buf:i32x512:random:237 --arg buf:i32x512:random:238 --arg buf:f32x1024:random:239:-4:4 --arg buf:i32x64:random:240:1886417008:2139062143 --arg buf:i32x64:random:241:1886417008:2139062143 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @f8f6f4_32x32x64_10_scaled(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias readonly %b4, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%p4 = getelementptr [1 x i32], ptr addrspace(1) %b4, i32 %id
%v4 = load i32, ptr addrspace(1) %p4, align 1
%r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32> %v0, <8 x i32> %v1, <16 x float> %v2, i32 1, i32 0, i32 1, i32 %v3, i32 2, i32 %v4)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_32x32x64_04 --block 64 --arg buf:i32x512:random:242 --arg buf:i32x256:random:243 --arg buf:f32x1024:random:244:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @f8f6f4_32x32x64_04(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v4i32(<8 x i32> %v0, <4 x i32> %v1, <16 x float> %v2, i32 0, i32 4, i32 0, i32 0, i32 0, i32 0)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_32x32x64_04_scaled --block 64 --arg buf:i32x512:random:245 --arg buf:i32x256:random:246 --arg buf:f32x1024:random:247:-4:4 --arg buf:i32x64:random:248:1886417008:2139062143 --arg buf:i32x64:random:249:1886417008:2139062143 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @f8f6f4_32x32x64_04_scaled(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias readonly %b4, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%p4 = getelementptr [1 x i32], ptr addrspace(1) %b4, i32 %id
%v4 = load i32, ptr addrspace(1) %p4, align 1
%r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v4i32(<8 x i32> %v0, <4 x i32> %v1, <16 x float> %v2, i32 0, i32 4, i32 2, i32 %v3, i32 3, i32 %v4)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_32x32x64_23 --block 64 --arg buf:i32x384:random:250 --arg buf:i32x384:random:251 --arg buf:f32x1024:random:252:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @f8f6f4_32x32x64_23(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [6 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <6 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [6 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <6 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v6i32.v6i32(<6 x i32> %v0, <6 x i32> %v1, <16 x float> %v2, i32 2, i32 3, i32 0, i32 0, i32 0, i32 0)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_32x32x64_23_scaled --block 64 --arg buf:i32x384:random:253 --arg buf:i32x384:random:254 --arg buf:f32x1024:random:255:-4:4 --arg buf:i32x64:random:256:1886417008:2139062143 --arg buf:i32x64:random:257:1886417008:2139062143 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @f8f6f4_32x32x64_23_scaled(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias readonly %b4, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [6 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <6 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [6 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <6 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%p4 = getelementptr [1 x i32], ptr addrspace(1) %b4, i32 %id
%v4 = load i32, ptr addrspace(1) %p4, align 1
%r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v6i32.v6i32(<6 x i32> %v0, <6 x i32> %v1, <16 x float> %v2, i32 2, i32 3, i32 3, i32 %v3, i32 0, i32 %v4)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_32x32x64_44 --block 64 --arg buf:i32x256:random:258 --arg buf:i32x256:random:259 --arg buf:f32x1024:random:260:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @f8f6f4_32x32x64_44(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [4 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v4i32(<4 x i32> %v0, <4 x i32> %v1, <16 x float> %v2, i32 4, i32 4, i32 0, i32 0, i32 0, i32 0)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_32x32x64_44_scaled --block 64 --arg buf:i32x256:random:261 --arg buf:i32x256:random:262 --arg buf:f32x1024:random:263:-4:4 --arg buf:i32x64:random:264:1886417008:2139062143 --arg buf:i32x64:random:265:1886417008:2139062143 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @f8f6f4_32x32x64_44_scaled(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias readonly %b4, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [4 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [4 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <4 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%p4 = getelementptr [1 x i32], ptr addrspace(1) %b4, i32 %id
%v4 = load i32, ptr addrspace(1) %p4, align 1
%r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v4i32(<4 x i32> %v0, <4 x i32> %v1, <16 x float> %v2, i32 4, i32 4, i32 0, i32 %v3, i32 1, i32 %v4)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_32x32x64_31 --block 64 --arg buf:i32x384:random:266 --arg buf:i32x512:random:267 --arg buf:f32x1024:random:268:-4:4 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @f8f6f4_32x32x64_31(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [6 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <6 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v6i32.v8i32(<6 x i32> %v0, <8 x i32> %v1, <16 x float> %v2, i32 3, i32 1, i32 0, i32 0, i32 0, i32 0)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f8f6f4_32x32x64_31_scaled --block 64 --arg buf:i32x384:random:269 --arg buf:i32x512:random:270 --arg buf:f32x1024:random:271:-4:4 --arg buf:i32x64:random:272:1886417008:2139062143 --arg buf:i32x64:random:273:1886417008:2139062143 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @f8f6f4_32x32x64_31_scaled(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias readonly %b4, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [6 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <6 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%p4 = getelementptr [1 x i32], ptr addrspace(1) %b4, i32 %id
%v4 = load i32, ptr addrspace(1) %p4, align 1
%r = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v6i32.v8i32(<6 x i32> %v0, <8 x i32> %v1, <16 x float> %v2, i32 3, i32 1, i32 1, i32 %v3, i32 2, i32 %v4)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel smfmac_f32_16x16x64_f16_0 --block 64 --arg buf:f16x512:random:274:-4:4 --arg buf:f16x1024:random:275:-4:4 --arg buf:f32x256:random:276:-4:4 --arg buf:i32x64:random:277 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @smfmac_f32_16x16x64_f16_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [16 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <16 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.f16(<8 x half> %v0, <16 x half> %v1, <4 x float> %v2, i32 %v3, i32 0, i32 0)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel smfmac_f32_16x16x64_f16_1 --block 64 --arg buf:f16x512:random:278:-4:4 --arg buf:f16x1024:random:279:-4:4 --arg buf:f32x256:random:280:-4:4 --arg buf:i32x64:random:281 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @smfmac_f32_16x16x64_f16_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [16 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <16 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.f16(<8 x half> %v0, <16 x half> %v1, <4 x float> %v2, i32 %v3, i32 0, i32 1)
%o = getelementptr [4 x float], ptr addrspace(1) %out, i32 %id
store <4 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel smfmac_f32_32x32x32_bf16_0 --block 64 --arg buf:bf16x512:random:282:-4:4 --arg buf:bf16x1024:random:283:-4:4 --arg buf:f32x1024:random:284:-4:4 --arg buf:i32x64:random:285 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @smfmac_f32_32x32x32_bf16_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x bfloat], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x bfloat>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [16 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load <16 x bfloat>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf16(<8 x bfloat> %v0, <16 x bfloat> %v1, <16 x float> %v2, i32 %v3, i32 0, i32 0)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel smfmac_i32_16x16x128_i8_0 --block 64 --arg buf:i32x256:random:286 --arg buf:i32x512:random:287 --arg buf:i32x256:random:288:-1000:1000 --arg buf:i32x64:random:289 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @smfmac_i32_16x16x128_i8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [4 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [4 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load <4 x i32>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%r = call <4 x i32> @llvm.amdgcn.smfmac.i32.16x16x128.i8(<4 x i32> %v0, <8 x i32> %v1, <4 x i32> %v2, i32 %v3, i32 0, i32 0)
%o = getelementptr [4 x i32], ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel smfmac_f32_32x32x64_fp8_bf8_0 --block 64 --arg buf:i32x256:random:290 --arg buf:i32x512:random:291 --arg buf:f32x1024:random:292:-4:4 --arg buf:i32x64:random:293 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @smfmac_f32_32x32x64_fp8_bf8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [4 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <4 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [8 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load <8 x i32>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [16 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load <16 x float>, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x i32], ptr addrspace(1) %b3, i32 %id
%v3 = load i32, ptr addrspace(1) %p3, align 1
%r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.fp8.bf8(<4 x i32> %v0, <8 x i32> %v1, <16 x float> %v2, i32 %v3, i32 0, i32 0)
%o = getelementptr [16 x float], ptr addrspace(1) %out, i32 %id
store <16 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel smfmac_f32_16x16x32_f16_0 --block 64 --arg buf:f16x256:random:294:-4:4 --arg buf:f16x512:random:295:-4:4 --arg buf:f32x256:random:296:-4:4 --arg buf:i32x64:random:297 --arg out=buf:u8x1024:zeros
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
; run: --kernel smfmac_f32_16x16x32_f16_1 --block 64 --arg buf:f16x256:random:298:-4:4 --arg buf:f16x512:random:299:-4:4 --arg buf:f32x256:random:300:-4:4 --arg buf:i32x64:random:301 --arg out=buf:u8x1024:zeros
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
; run: --kernel smfmac_f32_16x16x64_bf8_fp8_0 --block 64 --arg buf:i32x128:random:302 --arg buf:i32x256:random:303 --arg buf:f32x256:random:304:-4:4 --arg buf:i32x64:random:305 --arg out=buf:u8x1024:zeros
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
; run: --kernel cvt_pk_fp8_f32_0 --block 64 --arg buf:f32x64:random:306:-500:500 --arg buf:f32x64:random:307:-2:2 --arg buf:i32x64:random:308 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_pk_f32_fp8_0 --block 64 --arg buf:i32x64:random:309 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @cvt_pk_f32_fp8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %v0, i1 0)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_pk_fp8_f32_1 --block 64 --arg buf:f32x64:random:310:-500:500 --arg buf:f32x64:random:311:-2:2 --arg buf:i32x64:random:312 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_pk_f32_fp8_1 --block 64 --arg buf:i32x64:random:313 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @cvt_pk_f32_fp8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %v0, i1 1)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_fp8_f32_0 --block 64 --arg buf:f32x64:random:314:-300:300 --arg buf:i32x64:random:315 --arg buf:i32x64:random:316 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_f32_fp8_0 --block 64 --arg buf:i32x64:random:317 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_f32_fp8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.fp8(i32 %v0, i32 0)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_fp8_f32_1 --block 64 --arg buf:f32x64:random:318:-300:300 --arg buf:i32x64:random:319 --arg buf:i32x64:random:320 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_f32_fp8_1 --block 64 --arg buf:i32x64:random:321 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_f32_fp8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.fp8(i32 %v0, i32 1)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_fp8_f32_2 --block 64 --arg buf:f32x64:random:322:-300:300 --arg buf:i32x64:random:323 --arg buf:i32x64:random:324 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_f32_fp8_2 --block 64 --arg buf:i32x64:random:325 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_f32_fp8_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.fp8(i32 %v0, i32 2)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_fp8_f32_3 --block 64 --arg buf:f32x64:random:326:-300:300 --arg buf:i32x64:random:327 --arg buf:i32x64:random:328 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_f32_fp8_3 --block 64 --arg buf:i32x64:random:329 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_f32_fp8_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.fp8(i32 %v0, i32 3)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_pk_bf8_f32_0 --block 64 --arg buf:f32x64:random:330:-500:500 --arg buf:f32x64:random:331:-2:2 --arg buf:i32x64:random:332 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_pk_f32_bf8_0 --block 64 --arg buf:i32x64:random:333 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @cvt_pk_f32_bf8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32 %v0, i1 0)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_pk_bf8_f32_1 --block 64 --arg buf:f32x64:random:334:-500:500 --arg buf:f32x64:random:335:-2:2 --arg buf:i32x64:random:336 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_pk_f32_bf8_1 --block 64 --arg buf:i32x64:random:337 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @cvt_pk_f32_bf8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32 %v0, i1 1)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_bf8_f32_0 --block 64 --arg buf:f32x64:random:338:-300:300 --arg buf:i32x64:random:339 --arg buf:i32x64:random:340 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_f32_bf8_0 --block 64 --arg buf:i32x64:random:341 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_f32_bf8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.bf8(i32 %v0, i32 0)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_bf8_f32_1 --block 64 --arg buf:f32x64:random:342:-300:300 --arg buf:i32x64:random:343 --arg buf:i32x64:random:344 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_f32_bf8_1 --block 64 --arg buf:i32x64:random:345 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_f32_bf8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.bf8(i32 %v0, i32 1)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_bf8_f32_2 --block 64 --arg buf:f32x64:random:346:-300:300 --arg buf:i32x64:random:347 --arg buf:i32x64:random:348 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_f32_bf8_2 --block 64 --arg buf:i32x64:random:349 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_f32_bf8_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.bf8(i32 %v0, i32 2)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel cvt_sr_bf8_f32_3 --block 64 --arg buf:f32x64:random:350:-300:300 --arg buf:i32x64:random:351 --arg buf:i32x64:random:352 --arg out=buf:u8x256:zeros
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
; run: --kernel cvt_f32_bf8_3 --block 64 --arg buf:i32x64:random:353 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @cvt_f32_bf8_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call float @llvm.amdgcn.cvt.f32.bf8(i32 %v0, i32 3)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp8_f32_0 --block 64 --arg buf:i16x128:random:354 --arg buf:f32x64:random:355:-100:100 --arg buf:f32x64:random:356:-100:100 --arg buf:f32x64:random:357:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp8_f32_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i16], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i16>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f32(<2 x i16> %v0, float %v1, float %v2, float %v3, i1 0)
%o = getelementptr [2 x i16], ptr addrspace(1) %out, i32 %id
store <2 x i16> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp8_f16_0 --block 64 --arg buf:i16x128:random:358 --arg buf:f16x128:random:359:-100:100 --arg buf:f32x64:random:360:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp8_f16_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i16], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i16>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f16(<2 x i16> %v0, <2 x half> %v1, float %v2, i1 0)
%o = getelementptr [2 x i16], ptr addrspace(1) %out, i32 %id
store <2 x i16> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_f16_fp8_0 --block 64 --arg buf:i32x64:random:361 --arg buf:f32x64:random:362:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_f16_fp8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp8(i32 %v0, float %v1, i1 0)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp8_bf16_0 --block 64 --arg buf:i16x128:random:363 --arg buf:bf16x128:random:364:-100:100 --arg buf:f32x64:random:365:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp8_bf16_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i16], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i16>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x bfloat>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.bf16(<2 x i16> %v0, <2 x bfloat> %v1, float %v2, i1 0)
%o = getelementptr [2 x i16], ptr addrspace(1) %out, i32 %id
store <2 x i16> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_bf16_fp8_0 --block 64 --arg buf:i32x64:random:366 --arg buf:f32x64:random:367:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_bf16_fp8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp8(i32 %v0, float %v1, i1 0)
%o = getelementptr [2 x bfloat], ptr addrspace(1) %out, i32 %id
store <2 x bfloat> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_f32_fp8_0 --block 64 --arg buf:i32x64:random:368 --arg buf:f32x64:random:369:0.25:8 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @pk_f32_fp8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp8(i32 %v0, float %v1, i1 0)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp8_f32_1 --block 64 --arg buf:i16x128:random:370 --arg buf:f32x64:random:371:-100:100 --arg buf:f32x64:random:372:-100:100 --arg buf:f32x64:random:373:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp8_f32_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i16], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i16>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f32(<2 x i16> %v0, float %v1, float %v2, float %v3, i1 1)
%o = getelementptr [2 x i16], ptr addrspace(1) %out, i32 %id
store <2 x i16> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp8_f16_1 --block 64 --arg buf:i16x128:random:374 --arg buf:f16x128:random:375:-100:100 --arg buf:f32x64:random:376:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp8_f16_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i16], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i16>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f16(<2 x i16> %v0, <2 x half> %v1, float %v2, i1 1)
%o = getelementptr [2 x i16], ptr addrspace(1) %out, i32 %id
store <2 x i16> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_f16_fp8_1 --block 64 --arg buf:i32x64:random:377 --arg buf:f32x64:random:378:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_f16_fp8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp8(i32 %v0, float %v1, i1 1)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp8_bf16_1 --block 64 --arg buf:i16x128:random:379 --arg buf:bf16x128:random:380:-100:100 --arg buf:f32x64:random:381:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp8_bf16_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i16], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i16>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x bfloat>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.bf16(<2 x i16> %v0, <2 x bfloat> %v1, float %v2, i1 1)
%o = getelementptr [2 x i16], ptr addrspace(1) %out, i32 %id
store <2 x i16> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_bf16_fp8_1 --block 64 --arg buf:i32x64:random:382 --arg buf:f32x64:random:383:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_bf16_fp8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp8(i32 %v0, float %v1, i1 1)
%o = getelementptr [2 x bfloat], ptr addrspace(1) %out, i32 %id
store <2 x bfloat> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_f32_fp8_1 --block 64 --arg buf:i32x64:random:384 --arg buf:f32x64:random:385:0.25:8 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @pk_f32_fp8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp8(i32 %v0, float %v1, i1 1)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_fp8_f32_0 --block 64 --arg buf:i32x64:random:386 --arg buf:f32x64:random:387:-100:100 --arg buf:i32x64:random:388 --arg buf:f32x64:random:389:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_fp8_f32_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f32(i32 %v0, float %v1, i32 %v2, float %v3, i32 0)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_fp8_f16_0 --block 64 --arg buf:i32x64:random:390 --arg buf:f16x64:random:391:-100:100 --arg buf:i32x64:random:392 --arg buf:f32x64:random:393:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_fp8_f16_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load half, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f16(i32 %v0, half %v1, i32 %v2, float %v3, i32 0)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_fp8_bf16_0 --block 64 --arg buf:i32x64:random:394 --arg buf:bf16x64:random:395:-100:100 --arg buf:i32x64:random:396 --arg buf:f32x64:random:397:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_fp8_bf16_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load bfloat, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.bf16(i32 %v0, bfloat %v1, i32 %v2, float %v3, i32 0)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f32_fp8_0 --block 64 --arg buf:i32x64:random:398 --arg buf:f32x64:random:399:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @f32_fp8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call float @llvm.amdgcn.cvt.scalef32.f32.fp8(i32 %v0, float %v1, i32 0)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f16_fp8_0 --block 64 --arg buf:f16x128:random:400:-100:100 --arg buf:i32x64:random:401 --arg buf:f32x64:random:402:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @f16_fp8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.fp8(<2 x half> %v0, i32 %v1, float %v2, i32 0, i1 0)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_fp8_f32_1 --block 64 --arg buf:i32x64:random:403 --arg buf:f32x64:random:404:-100:100 --arg buf:i32x64:random:405 --arg buf:f32x64:random:406:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_fp8_f32_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f32(i32 %v0, float %v1, i32 %v2, float %v3, i32 1)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_fp8_f16_1 --block 64 --arg buf:i32x64:random:407 --arg buf:f16x64:random:408:-100:100 --arg buf:i32x64:random:409 --arg buf:f32x64:random:410:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_fp8_f16_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load half, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f16(i32 %v0, half %v1, i32 %v2, float %v3, i32 1)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_fp8_bf16_1 --block 64 --arg buf:i32x64:random:411 --arg buf:bf16x64:random:412:-100:100 --arg buf:i32x64:random:413 --arg buf:f32x64:random:414:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_fp8_bf16_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load bfloat, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.bf16(i32 %v0, bfloat %v1, i32 %v2, float %v3, i32 1)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f32_fp8_1 --block 64 --arg buf:i32x64:random:415 --arg buf:f32x64:random:416:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @f32_fp8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call float @llvm.amdgcn.cvt.scalef32.f32.fp8(i32 %v0, float %v1, i32 1)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f16_fp8_1 --block 64 --arg buf:f16x128:random:417:-100:100 --arg buf:i32x64:random:418 --arg buf:f32x64:random:419:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @f16_fp8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.fp8(<2 x half> %v0, i32 %v1, float %v2, i32 1, i1 1)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_fp8_f32_2 --block 64 --arg buf:i32x64:random:420 --arg buf:f32x64:random:421:-100:100 --arg buf:i32x64:random:422 --arg buf:f32x64:random:423:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_fp8_f32_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f32(i32 %v0, float %v1, i32 %v2, float %v3, i32 2)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_fp8_f16_2 --block 64 --arg buf:i32x64:random:424 --arg buf:f16x64:random:425:-100:100 --arg buf:i32x64:random:426 --arg buf:f32x64:random:427:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_fp8_f16_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load half, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f16(i32 %v0, half %v1, i32 %v2, float %v3, i32 2)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_fp8_bf16_2 --block 64 --arg buf:i32x64:random:428 --arg buf:bf16x64:random:429:-100:100 --arg buf:i32x64:random:430 --arg buf:f32x64:random:431:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_fp8_bf16_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load bfloat, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.bf16(i32 %v0, bfloat %v1, i32 %v2, float %v3, i32 2)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f32_fp8_2 --block 64 --arg buf:i32x64:random:432 --arg buf:f32x64:random:433:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @f32_fp8_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call float @llvm.amdgcn.cvt.scalef32.f32.fp8(i32 %v0, float %v1, i32 2)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f16_fp8_2 --block 64 --arg buf:f16x128:random:434:-100:100 --arg buf:i32x64:random:435 --arg buf:f32x64:random:436:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @f16_fp8_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.fp8(<2 x half> %v0, i32 %v1, float %v2, i32 2, i1 0)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_fp8_f32_3 --block 64 --arg buf:i32x64:random:437 --arg buf:f32x64:random:438:-100:100 --arg buf:i32x64:random:439 --arg buf:f32x64:random:440:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_fp8_f32_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f32(i32 %v0, float %v1, i32 %v2, float %v3, i32 3)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_fp8_f16_3 --block 64 --arg buf:i32x64:random:441 --arg buf:f16x64:random:442:-100:100 --arg buf:i32x64:random:443 --arg buf:f32x64:random:444:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_fp8_f16_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load half, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f16(i32 %v0, half %v1, i32 %v2, float %v3, i32 3)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_fp8_bf16_3 --block 64 --arg buf:i32x64:random:445 --arg buf:bf16x64:random:446:-100:100 --arg buf:i32x64:random:447 --arg buf:f32x64:random:448:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_fp8_bf16_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load bfloat, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.bf16(i32 %v0, bfloat %v1, i32 %v2, float %v3, i32 3)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f32_fp8_3 --block 64 --arg buf:i32x64:random:449 --arg buf:f32x64:random:450:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @f32_fp8_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call float @llvm.amdgcn.cvt.scalef32.f32.fp8(i32 %v0, float %v1, i32 3)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f16_fp8_3 --block 64 --arg buf:f16x128:random:451:-100:100 --arg buf:i32x64:random:452 --arg buf:f32x64:random:453:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @f16_fp8_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.fp8(<2 x half> %v0, i32 %v1, float %v2, i32 3, i1 1)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_bf8_f32_0 --block 64 --arg buf:i16x128:random:454 --arg buf:f32x64:random:455:-100:100 --arg buf:f32x64:random:456:-100:100 --arg buf:f32x64:random:457:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_bf8_f32_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i16], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i16>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f32(<2 x i16> %v0, float %v1, float %v2, float %v3, i1 0)
%o = getelementptr [2 x i16], ptr addrspace(1) %out, i32 %id
store <2 x i16> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_bf8_f16_0 --block 64 --arg buf:i16x128:random:458 --arg buf:f16x128:random:459:-100:100 --arg buf:f32x64:random:460:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_bf8_f16_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i16], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i16>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f16(<2 x i16> %v0, <2 x half> %v1, float %v2, i1 0)
%o = getelementptr [2 x i16], ptr addrspace(1) %out, i32 %id
store <2 x i16> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_f16_bf8_0 --block 64 --arg buf:i32x64:random:461 --arg buf:f32x64:random:462:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_f16_bf8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.bf8(i32 %v0, float %v1, i1 0)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_bf8_bf16_0 --block 64 --arg buf:i16x128:random:463 --arg buf:bf16x128:random:464:-100:100 --arg buf:f32x64:random:465:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_bf8_bf16_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i16], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i16>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x bfloat>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.bf16(<2 x i16> %v0, <2 x bfloat> %v1, float %v2, i1 0)
%o = getelementptr [2 x i16], ptr addrspace(1) %out, i32 %id
store <2 x i16> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_bf16_bf8_0 --block 64 --arg buf:i32x64:random:466 --arg buf:f32x64:random:467:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_bf16_bf8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.bf8(i32 %v0, float %v1, i1 0)
%o = getelementptr [2 x bfloat], ptr addrspace(1) %out, i32 %id
store <2 x bfloat> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_f32_bf8_0 --block 64 --arg buf:i32x64:random:468 --arg buf:f32x64:random:469:0.25:8 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @pk_f32_bf8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.bf8(i32 %v0, float %v1, i1 0)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_bf8_f32_1 --block 64 --arg buf:i16x128:random:470 --arg buf:f32x64:random:471:-100:100 --arg buf:f32x64:random:472:-100:100 --arg buf:f32x64:random:473:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_bf8_f32_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i16], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i16>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f32(<2 x i16> %v0, float %v1, float %v2, float %v3, i1 1)
%o = getelementptr [2 x i16], ptr addrspace(1) %out, i32 %id
store <2 x i16> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_bf8_f16_1 --block 64 --arg buf:i16x128:random:474 --arg buf:f16x128:random:475:-100:100 --arg buf:f32x64:random:476:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_bf8_f16_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i16], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i16>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f16(<2 x i16> %v0, <2 x half> %v1, float %v2, i1 1)
%o = getelementptr [2 x i16], ptr addrspace(1) %out, i32 %id
store <2 x i16> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_f16_bf8_1 --block 64 --arg buf:i32x64:random:477 --arg buf:f32x64:random:478:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_f16_bf8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.bf8(i32 %v0, float %v1, i1 1)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_bf8_bf16_1 --block 64 --arg buf:i16x128:random:479 --arg buf:bf16x128:random:480:-100:100 --arg buf:f32x64:random:481:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_bf8_bf16_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x i16], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x i16>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x bfloat>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.bf16(<2 x i16> %v0, <2 x bfloat> %v1, float %v2, i1 1)
%o = getelementptr [2 x i16], ptr addrspace(1) %out, i32 %id
store <2 x i16> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_bf16_bf8_1 --block 64 --arg buf:i32x64:random:482 --arg buf:f32x64:random:483:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_bf16_bf8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.bf8(i32 %v0, float %v1, i1 1)
%o = getelementptr [2 x bfloat], ptr addrspace(1) %out, i32 %id
store <2 x bfloat> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_f32_bf8_1 --block 64 --arg buf:i32x64:random:484 --arg buf:f32x64:random:485:0.25:8 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @pk_f32_bf8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.bf8(i32 %v0, float %v1, i1 1)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_bf8_f32_0 --block 64 --arg buf:i32x64:random:486 --arg buf:f32x64:random:487:-100:100 --arg buf:i32x64:random:488 --arg buf:f32x64:random:489:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_bf8_f32_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f32(i32 %v0, float %v1, i32 %v2, float %v3, i32 0)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_bf8_f16_0 --block 64 --arg buf:i32x64:random:490 --arg buf:f16x64:random:491:-100:100 --arg buf:i32x64:random:492 --arg buf:f32x64:random:493:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_bf8_f16_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load half, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f16(i32 %v0, half %v1, i32 %v2, float %v3, i32 0)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_bf8_bf16_0 --block 64 --arg buf:i32x64:random:494 --arg buf:bf16x64:random:495:-100:100 --arg buf:i32x64:random:496 --arg buf:f32x64:random:497:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_bf8_bf16_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load bfloat, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.bf16(i32 %v0, bfloat %v1, i32 %v2, float %v3, i32 0)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f32_bf8_0 --block 64 --arg buf:i32x64:random:498 --arg buf:f32x64:random:499:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @f32_bf8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call float @llvm.amdgcn.cvt.scalef32.f32.bf8(i32 %v0, float %v1, i32 0)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f16_bf8_0 --block 64 --arg buf:f16x128:random:500:-100:100 --arg buf:i32x64:random:501 --arg buf:f32x64:random:502:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @f16_bf8_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.bf8(<2 x half> %v0, i32 %v1, float %v2, i32 0, i1 0)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_bf8_f32_1 --block 64 --arg buf:i32x64:random:503 --arg buf:f32x64:random:504:-100:100 --arg buf:i32x64:random:505 --arg buf:f32x64:random:506:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_bf8_f32_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f32(i32 %v0, float %v1, i32 %v2, float %v3, i32 1)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_bf8_f16_1 --block 64 --arg buf:i32x64:random:507 --arg buf:f16x64:random:508:-100:100 --arg buf:i32x64:random:509 --arg buf:f32x64:random:510:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_bf8_f16_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load half, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f16(i32 %v0, half %v1, i32 %v2, float %v3, i32 1)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_bf8_bf16_1 --block 64 --arg buf:i32x64:random:511 --arg buf:bf16x64:random:512:-100:100 --arg buf:i32x64:random:513 --arg buf:f32x64:random:514:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_bf8_bf16_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load bfloat, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.bf16(i32 %v0, bfloat %v1, i32 %v2, float %v3, i32 1)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f32_bf8_1 --block 64 --arg buf:i32x64:random:515 --arg buf:f32x64:random:516:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @f32_bf8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call float @llvm.amdgcn.cvt.scalef32.f32.bf8(i32 %v0, float %v1, i32 1)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f16_bf8_1 --block 64 --arg buf:f16x128:random:517:-100:100 --arg buf:i32x64:random:518 --arg buf:f32x64:random:519:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @f16_bf8_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.bf8(<2 x half> %v0, i32 %v1, float %v2, i32 1, i1 1)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_bf8_f32_2 --block 64 --arg buf:i32x64:random:520 --arg buf:f32x64:random:521:-100:100 --arg buf:i32x64:random:522 --arg buf:f32x64:random:523:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_bf8_f32_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f32(i32 %v0, float %v1, i32 %v2, float %v3, i32 2)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_bf8_f16_2 --block 64 --arg buf:i32x64:random:524 --arg buf:f16x64:random:525:-100:100 --arg buf:i32x64:random:526 --arg buf:f32x64:random:527:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_bf8_f16_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load half, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f16(i32 %v0, half %v1, i32 %v2, float %v3, i32 2)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_bf8_bf16_2 --block 64 --arg buf:i32x64:random:528 --arg buf:bf16x64:random:529:-100:100 --arg buf:i32x64:random:530 --arg buf:f32x64:random:531:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_bf8_bf16_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load bfloat, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.bf16(i32 %v0, bfloat %v1, i32 %v2, float %v3, i32 2)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f32_bf8_2 --block 64 --arg buf:i32x64:random:532 --arg buf:f32x64:random:533:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @f32_bf8_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call float @llvm.amdgcn.cvt.scalef32.f32.bf8(i32 %v0, float %v1, i32 2)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f16_bf8_2 --block 64 --arg buf:f16x128:random:534:-100:100 --arg buf:i32x64:random:535 --arg buf:f32x64:random:536:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @f16_bf8_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.bf8(<2 x half> %v0, i32 %v1, float %v2, i32 2, i1 0)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_bf8_f32_3 --block 64 --arg buf:i32x64:random:537 --arg buf:f32x64:random:538:-100:100 --arg buf:i32x64:random:539 --arg buf:f32x64:random:540:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_bf8_f32_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f32(i32 %v0, float %v1, i32 %v2, float %v3, i32 3)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_bf8_f16_3 --block 64 --arg buf:i32x64:random:541 --arg buf:f16x64:random:542:-100:100 --arg buf:i32x64:random:543 --arg buf:f32x64:random:544:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_bf8_f16_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load half, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f16(i32 %v0, half %v1, i32 %v2, float %v3, i32 3)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_bf8_bf16_3 --block 64 --arg buf:i32x64:random:545 --arg buf:bf16x64:random:546:-100:100 --arg buf:i32x64:random:547 --arg buf:f32x64:random:548:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_bf8_bf16_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load bfloat, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.bf16(i32 %v0, bfloat %v1, i32 %v2, float %v3, i32 3)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f32_bf8_3 --block 64 --arg buf:i32x64:random:549 --arg buf:f32x64:random:550:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @f32_bf8_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call float @llvm.amdgcn.cvt.scalef32.f32.bf8(i32 %v0, float %v1, i32 3)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel f16_bf8_3 --block 64 --arg buf:f16x128:random:551:-100:100 --arg buf:i32x64:random:552 --arg buf:f32x64:random:553:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @f16_bf8_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.bf8(<2 x half> %v0, i32 %v1, float %v2, i32 3, i1 1)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp4_f32_0 --block 64 --arg buf:i32x64:random:554 --arg buf:f32x64:random:555:-100:100 --arg buf:f32x64:random:556:-100:100 --arg buf:f32x64:random:557:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp4_f32_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f32(i32 %v0, float %v1, float %v2, float %v3, i32 0)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp4_f16_0 --block 64 --arg buf:i32x64:random:558 --arg buf:f16x128:random:559:-100:100 --arg buf:f32x64:random:560:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp4_f16_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f16(i32 %v0, <2 x half> %v1, float %v2, i32 0)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_f16_fp4_0 --block 64 --arg buf:i32x64:random:561 --arg buf:f32x64:random:562:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_f16_fp4_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp4(i32 %v0, float %v1, i32 0)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp4_bf16_0 --block 64 --arg buf:i32x64:random:563 --arg buf:bf16x128:random:564:-100:100 --arg buf:f32x64:random:565:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp4_bf16_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x bfloat>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.bf16(i32 %v0, <2 x bfloat> %v1, float %v2, i32 0)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_bf16_fp4_0 --block 64 --arg buf:i32x64:random:566 --arg buf:f32x64:random:567:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_bf16_fp4_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp4(i32 %v0, float %v1, i32 0)
%o = getelementptr [2 x bfloat], ptr addrspace(1) %out, i32 %id
store <2 x bfloat> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_f32_fp4_0 --block 64 --arg buf:i32x64:random:568 --arg buf:f32x64:random:569:0.25:8 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @pk_f32_fp4_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp4(i32 %v0, float %v1, i32 0)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp4_f32_1 --block 64 --arg buf:i32x64:random:570 --arg buf:f32x64:random:571:-100:100 --arg buf:f32x64:random:572:-100:100 --arg buf:f32x64:random:573:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp4_f32_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f32(i32 %v0, float %v1, float %v2, float %v3, i32 1)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp4_f16_1 --block 64 --arg buf:i32x64:random:574 --arg buf:f16x128:random:575:-100:100 --arg buf:f32x64:random:576:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp4_f16_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f16(i32 %v0, <2 x half> %v1, float %v2, i32 1)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_f16_fp4_1 --block 64 --arg buf:i32x64:random:577 --arg buf:f32x64:random:578:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_f16_fp4_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp4(i32 %v0, float %v1, i32 1)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp4_bf16_1 --block 64 --arg buf:i32x64:random:579 --arg buf:bf16x128:random:580:-100:100 --arg buf:f32x64:random:581:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp4_bf16_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x bfloat>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.bf16(i32 %v0, <2 x bfloat> %v1, float %v2, i32 1)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_bf16_fp4_1 --block 64 --arg buf:i32x64:random:582 --arg buf:f32x64:random:583:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_bf16_fp4_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp4(i32 %v0, float %v1, i32 1)
%o = getelementptr [2 x bfloat], ptr addrspace(1) %out, i32 %id
store <2 x bfloat> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_f32_fp4_1 --block 64 --arg buf:i32x64:random:584 --arg buf:f32x64:random:585:0.25:8 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @pk_f32_fp4_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp4(i32 %v0, float %v1, i32 1)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp4_f32_2 --block 64 --arg buf:i32x64:random:586 --arg buf:f32x64:random:587:-100:100 --arg buf:f32x64:random:588:-100:100 --arg buf:f32x64:random:589:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp4_f32_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f32(i32 %v0, float %v1, float %v2, float %v3, i32 2)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp4_f16_2 --block 64 --arg buf:i32x64:random:590 --arg buf:f16x128:random:591:-100:100 --arg buf:f32x64:random:592:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp4_f16_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f16(i32 %v0, <2 x half> %v1, float %v2, i32 2)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_f16_fp4_2 --block 64 --arg buf:i32x64:random:593 --arg buf:f32x64:random:594:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_f16_fp4_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp4(i32 %v0, float %v1, i32 2)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp4_bf16_2 --block 64 --arg buf:i32x64:random:595 --arg buf:bf16x128:random:596:-100:100 --arg buf:f32x64:random:597:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp4_bf16_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x bfloat>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.bf16(i32 %v0, <2 x bfloat> %v1, float %v2, i32 2)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_bf16_fp4_2 --block 64 --arg buf:i32x64:random:598 --arg buf:f32x64:random:599:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_bf16_fp4_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp4(i32 %v0, float %v1, i32 2)
%o = getelementptr [2 x bfloat], ptr addrspace(1) %out, i32 %id
store <2 x bfloat> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_f32_fp4_2 --block 64 --arg buf:i32x64:random:600 --arg buf:f32x64:random:601:0.25:8 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @pk_f32_fp4_2(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp4(i32 %v0, float %v1, i32 2)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp4_f32_3 --block 64 --arg buf:i32x64:random:602 --arg buf:f32x64:random:603:-100:100 --arg buf:f32x64:random:604:-100:100 --arg buf:f32x64:random:605:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp4_f32_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias readonly %b3, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%p3 = getelementptr [1 x float], ptr addrspace(1) %b3, i32 %id
%v3 = load float, ptr addrspace(1) %p3, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f32(i32 %v0, float %v1, float %v2, float %v3, i32 3)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp4_f16_3 --block 64 --arg buf:i32x64:random:606 --arg buf:f16x128:random:607:-100:100 --arg buf:f32x64:random:608:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp4_f16_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f16(i32 %v0, <2 x half> %v1, float %v2, i32 3)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_f16_fp4_3 --block 64 --arg buf:i32x64:random:609 --arg buf:f32x64:random:610:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_f16_fp4_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp4(i32 %v0, float %v1, i32 3)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_fp4_bf16_3 --block 64 --arg buf:i32x64:random:611 --arg buf:bf16x128:random:612:-100:100 --arg buf:f32x64:random:613:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_fp4_bf16_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x bfloat>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.bf16(i32 %v0, <2 x bfloat> %v1, float %v2, i32 3)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_bf16_fp4_3 --block 64 --arg buf:i32x64:random:614 --arg buf:f32x64:random:615:0.25:8 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @pk_bf16_fp4_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp4(i32 %v0, float %v1, i32 3)
%o = getelementptr [2 x bfloat], ptr addrspace(1) %out, i32 %id
store <2 x bfloat> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk_f32_fp4_3 --block 64 --arg buf:i32x64:random:616 --arg buf:f32x64:random:617:0.25:8 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @pk_f32_fp4_3(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp4(i32 %v0, float %v1, i32 3)
%o = getelementptr [2 x float], ptr addrspace(1) %out, i32 %id
store <2 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel two_fp6 --block 64 --arg buf:f32x1024:random:618:-100:100 --arg buf:f32x1024:random:619:-100:100 --arg buf:f32x64:random:620:0.25:8 --arg out=buf:u8x1536:zeros
define amdgpu_kernel void @two_fp6(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [16 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load <16 x float>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [16 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load <16 x float>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.fp6.f32(<16 x float> %v0, <16 x float> %v1, float %v2)
%o = getelementptr [6 x i32], ptr addrspace(1) %out, i32 %id
store <6 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_pk32_fp6_f32 --block 64 --arg buf:f32x2048:random:621:-100:100 --arg buf:i32x64:random:622 --arg buf:f32x64:random:623:0.25:8 --arg out=buf:u8x1536:zeros
define amdgpu_kernel void @sr_pk32_fp6_f32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [32 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load <32 x float>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f32(<32 x float> %v0, i32 %v1, float %v2)
%o = getelementptr [6 x i32], ptr addrspace(1) %out, i32 %id
store <6 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk32_f32_fp6 --block 64 --arg buf:i32x384:random:624 --arg buf:f32x64:random:625:0.25:8 --arg out=buf:u8x8192:zeros
define amdgpu_kernel void @pk32_f32_fp6(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [6 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <6 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.fp6(<6 x i32> %v0, float %v1)
%o = getelementptr [32 x float], ptr addrspace(1) %out, i32 %id
store <32 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk32_fp6_f16 --block 64 --arg buf:f16x2048:random:626:-100:100 --arg buf:f32x64:random:627:0.25:8 --arg out=buf:u8x1536:zeros
define amdgpu_kernel void @pk32_fp6_f16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [32 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <32 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.f16(<32 x half> %v0, float %v1)
%o = getelementptr [6 x i32], ptr addrspace(1) %out, i32 %id
store <6 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_pk32_fp6_f16 --block 64 --arg buf:f16x2048:random:628:-100:100 --arg buf:i32x64:random:629 --arg buf:f32x64:random:630:0.25:8 --arg out=buf:u8x1536:zeros
define amdgpu_kernel void @sr_pk32_fp6_f16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [32 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <32 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f16(<32 x half> %v0, i32 %v1, float %v2)
%o = getelementptr [6 x i32], ptr addrspace(1) %out, i32 %id
store <6 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk32_f16_fp6 --block 64 --arg buf:i32x384:random:631 --arg buf:f32x64:random:632:0.25:8 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @pk32_f16_fp6(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [6 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <6 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.fp6(<6 x i32> %v0, float %v1)
%o = getelementptr [32 x half], ptr addrspace(1) %out, i32 %id
store <32 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk32_fp6_bf16 --block 64 --arg buf:bf16x2048:random:633:-100:100 --arg buf:f32x64:random:634:0.25:8 --arg out=buf:u8x1536:zeros
define amdgpu_kernel void @pk32_fp6_bf16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [32 x bfloat], ptr addrspace(1) %b0, i32 %id
%v0 = load <32 x bfloat>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.bf16(<32 x bfloat> %v0, float %v1)
%o = getelementptr [6 x i32], ptr addrspace(1) %out, i32 %id
store <6 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_pk32_fp6_bf16 --block 64 --arg buf:bf16x2048:random:635:-100:100 --arg buf:i32x64:random:636 --arg buf:f32x64:random:637:0.25:8 --arg out=buf:u8x1536:zeros
define amdgpu_kernel void @sr_pk32_fp6_bf16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [32 x bfloat], ptr addrspace(1) %b0, i32 %id
%v0 = load <32 x bfloat>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.bf16(<32 x bfloat> %v0, i32 %v1, float %v2)
%o = getelementptr [6 x i32], ptr addrspace(1) %out, i32 %id
store <6 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk32_bf16_fp6 --block 64 --arg buf:i32x384:random:638 --arg buf:f32x64:random:639:0.25:8 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @pk32_bf16_fp6(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [6 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <6 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.fp6(<6 x i32> %v0, float %v1)
%o = getelementptr [32 x bfloat], ptr addrspace(1) %out, i32 %id
store <32 x bfloat> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel two_bf6 --block 64 --arg buf:f32x1024:random:640:-100:100 --arg buf:f32x1024:random:641:-100:100 --arg buf:f32x64:random:642:0.25:8 --arg out=buf:u8x1536:zeros
define amdgpu_kernel void @two_bf6(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [16 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load <16 x float>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [16 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load <16 x float>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.bf6.f32(<16 x float> %v0, <16 x float> %v1, float %v2)
%o = getelementptr [6 x i32], ptr addrspace(1) %out, i32 %id
store <6 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_pk32_bf6_f32 --block 64 --arg buf:f32x2048:random:643:-100:100 --arg buf:i32x64:random:644 --arg buf:f32x64:random:645:0.25:8 --arg out=buf:u8x1536:zeros
define amdgpu_kernel void @sr_pk32_bf6_f32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [32 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load <32 x float>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f32(<32 x float> %v0, i32 %v1, float %v2)
%o = getelementptr [6 x i32], ptr addrspace(1) %out, i32 %id
store <6 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk32_f32_bf6 --block 64 --arg buf:i32x384:random:646 --arg buf:f32x64:random:647:0.25:8 --arg out=buf:u8x8192:zeros
define amdgpu_kernel void @pk32_f32_bf6(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [6 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <6 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.bf6(<6 x i32> %v0, float %v1)
%o = getelementptr [32 x float], ptr addrspace(1) %out, i32 %id
store <32 x float> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk32_bf6_f16 --block 64 --arg buf:f16x2048:random:648:-100:100 --arg buf:f32x64:random:649:0.25:8 --arg out=buf:u8x1536:zeros
define amdgpu_kernel void @pk32_bf6_f16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [32 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <32 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.f16(<32 x half> %v0, float %v1)
%o = getelementptr [6 x i32], ptr addrspace(1) %out, i32 %id
store <6 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_pk32_bf6_f16 --block 64 --arg buf:f16x2048:random:650:-100:100 --arg buf:i32x64:random:651 --arg buf:f32x64:random:652:0.25:8 --arg out=buf:u8x1536:zeros
define amdgpu_kernel void @sr_pk32_bf6_f16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [32 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <32 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f16(<32 x half> %v0, i32 %v1, float %v2)
%o = getelementptr [6 x i32], ptr addrspace(1) %out, i32 %id
store <6 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk32_f16_bf6 --block 64 --arg buf:i32x384:random:653 --arg buf:f32x64:random:654:0.25:8 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @pk32_f16_bf6(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [6 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <6 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.bf6(<6 x i32> %v0, float %v1)
%o = getelementptr [32 x half], ptr addrspace(1) %out, i32 %id
store <32 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk32_bf6_bf16 --block 64 --arg buf:bf16x2048:random:655:-100:100 --arg buf:f32x64:random:656:0.25:8 --arg out=buf:u8x1536:zeros
define amdgpu_kernel void @pk32_bf6_bf16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [32 x bfloat], ptr addrspace(1) %b0, i32 %id
%v0 = load <32 x bfloat>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.bf16(<32 x bfloat> %v0, float %v1)
%o = getelementptr [6 x i32], ptr addrspace(1) %out, i32 %id
store <6 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_pk32_bf6_bf16 --block 64 --arg buf:bf16x2048:random:657:-100:100 --arg buf:i32x64:random:658 --arg buf:f32x64:random:659:0.25:8 --arg out=buf:u8x1536:zeros
define amdgpu_kernel void @sr_pk32_bf6_bf16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [32 x bfloat], ptr addrspace(1) %b0, i32 %id
%v0 = load <32 x bfloat>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.bf16(<32 x bfloat> %v0, i32 %v1, float %v2)
%o = getelementptr [6 x i32], ptr addrspace(1) %out, i32 %id
store <6 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel pk32_bf16_bf6 --block 64 --arg buf:i32x384:random:660 --arg buf:f32x64:random:661:0.25:8 --arg out=buf:u8x4096:zeros
define amdgpu_kernel void @pk32_bf16_bf6(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [6 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <6 x i32>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%r = call <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.bf6(<6 x i32> %v0, float %v1)
%o = getelementptr [32 x bfloat], ptr addrspace(1) %out, i32 %id
store <32 x bfloat> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_f16_0 --block 64 --arg buf:f16x128:random:662:-100:100 --arg buf:f32x64:random:663:-100:100 --arg buf:i32x64:random:664 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_f16_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.sr.f16.f32(<2 x half> %v0, float %v1, i32 %v2, i1 0)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_bf16_0 --block 64 --arg buf:bf16x128:random:665:-100:100 --arg buf:f32x64:random:666:-100:100 --arg buf:i32x64:random:667 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_bf16_0(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x bfloat], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x bfloat>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call <2 x bfloat> @llvm.amdgcn.cvt.sr.bf16.f32(<2 x bfloat> %v0, float %v1, i32 %v2, i1 0)
%o = getelementptr [2 x bfloat], ptr addrspace(1) %out, i32 %id
store <2 x bfloat> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_f16_1 --block 64 --arg buf:f16x128:random:668:-100:100 --arg buf:f32x64:random:669:-100:100 --arg buf:i32x64:random:670 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_f16_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call <2 x half> @llvm.amdgcn.cvt.sr.f16.f32(<2 x half> %v0, float %v1, i32 %v2, i1 1)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel sr_bf16_1 --block 64 --arg buf:bf16x128:random:671:-100:100 --arg buf:f32x64:random:672:-100:100 --arg buf:i32x64:random:673 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @sr_bf16_1(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x bfloat], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x bfloat>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call <2 x bfloat> @llvm.amdgcn.cvt.sr.bf16.f32(<2 x bfloat> %v0, float %v1, i32 %v2, i1 1)
%o = getelementptr [2 x bfloat], ptr addrspace(1) %out, i32 %id
store <2 x bfloat> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel prng_b32 --block 64 --arg buf:i32x64:random:674 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @prng_b32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%r = call i32 @llvm.amdgcn.prng.b32(i32 %v0)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel bitop3_30 --block 64 --arg buf:i32x64:random:675 --arg buf:i32x64:random:676 --arg buf:i32x64:random:677 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @bitop3_30(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.bitop3.i32(i32 %v0, i32 %v1, i32 %v2, i32 30)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel bitop3_150 --block 64 --arg buf:i32x64:random:678 --arg buf:i32x64:random:679 --arg buf:i32x64:random:680 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @bitop3_150(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.bitop3.i32(i32 %v0, i32 %v1, i32 %v2, i32 150)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel bitop3_202 --block 64 --arg buf:i32x64:random:681 --arg buf:i32x64:random:682 --arg buf:i32x64:random:683 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @bitop3_202(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.bitop3.i32(i32 %v0, i32 %v1, i32 %v2, i32 202)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel bitop3_128 --block 64 --arg buf:i32x64:random:684 --arg buf:i32x64:random:685 --arg buf:i32x64:random:686 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @bitop3_128(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i32 @llvm.amdgcn.bitop3.i32(i32 %v0, i32 %v1, i32 %v2, i32 128)
%o = getelementptr [1 x i32], ptr addrspace(1) %out, i32 %id
store i32 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel bitop3_i16 --block 64 --arg buf:i16x64:random:687 --arg buf:i16x64:random:688 --arg buf:i16x64:random:689 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @bitop3_i16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i16], ptr addrspace(1) %b0, i32 %id
%v0 = load i16, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i16], ptr addrspace(1) %b1, i32 %id
%v1 = load i16, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i16], ptr addrspace(1) %b2, i32 %id
%v2 = load i16, ptr addrspace(1) %p2, align 1
%r = call i16 @llvm.amdgcn.bitop3.i16(i16 %v0, i16 %v1, i16 %v2, i32 106)
%o = getelementptr [1 x i16], ptr addrspace(1) %out, i32 %id
store i16 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel ashr_pk_i8_i32 --block 64 --arg buf:i32x64:random:690:-200000:200000 --arg buf:i32x64:random:691:-200000:200000 --arg buf:i32x64:random:692:0:15 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @ashr_pk_i8_i32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i16 @llvm.amdgcn.ashr.pk.i8.i32(i32 %v0, i32 %v1, i32 %v2)
%o = getelementptr [1 x i16], ptr addrspace(1) %out, i32 %id
store i16 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel ashr_pk_u8_i32 --block 64 --arg buf:i32x64:random:693:-200000:200000 --arg buf:i32x64:random:694:-200000:200000 --arg buf:i32x64:random:695:0:15 --arg out=buf:u8x128:zeros
define amdgpu_kernel void @ashr_pk_u8_i32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load i32, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x i32], ptr addrspace(1) %b1, i32 %id
%v1 = load i32, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x i32], ptr addrspace(1) %b2, i32 %id
%v2 = load i32, ptr addrspace(1) %p2, align 1
%r = call i16 @llvm.amdgcn.ashr.pk.u8.i32(i32 %v0, i32 %v1, i32 %v2)
%o = getelementptr [1 x i16], ptr addrspace(1) %out, i32 %id
store i16 %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel fdot2_f32_bf16 --block 64 --arg buf:bf16x128:random:696:-4:4 --arg buf:bf16x128:random:697:-4:4 --arg buf:f32x64:random:698:-4:4 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @fdot2_f32_bf16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x bfloat], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x bfloat>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x bfloat], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x bfloat>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%r = call float @llvm.amdgcn.fdot2.f32.bf16(<2 x bfloat> %v0, <2 x bfloat> %v1, float %v2, i1 0)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel to_bf16 --block 64 --arg buf:f32x128:random:699:-100:100 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @to_bf16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x float>, ptr addrspace(1) %p0, align 1
%r = fptrunc <2 x float> %v0 to <2 x bfloat>
%o = getelementptr [2 x bfloat], ptr addrspace(1) %out, i32 %id
store <2 x bfloat> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel to_f16 --block 64 --arg buf:f32x128:random:700:-100:100 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @to_f16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x float>, ptr addrspace(1) %p0, align 1
%r = fptrunc <2 x float> %v0 to <2 x half>
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel from_bf16 --block 64 --arg buf:bf16x64:random:701:-100:100 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @from_bf16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x bfloat], ptr addrspace(1) %b0, i32 %id
%v0 = load bfloat, ptr addrspace(1) %p0, align 1
%r = fpext bfloat %v0 to float
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel minimum3_f32 --block 64 --arg buf:f32x64:random:702:-4:4 --arg buf:f32x64:random:702:-4:4 --arg buf:f32x64:random:702:-4:4 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @minimum3_f32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%x = call float @llvm.minimum.f32(float %v0, float %v1)
%r = call float @llvm.minimum.f32(float %x, float %v2)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel minimum3_v2f16 --block 64 --arg buf:f16x128:random:703:-4:4 --arg buf:f16x128:random:703:-4:4 --arg buf:f16x128:random:703:-4:4 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @minimum3_v2f16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [2 x half], ptr addrspace(1) %b2, i32 %id
%v2 = load <2 x half>, ptr addrspace(1) %p2, align 1
%x = call <2 x half> @llvm.minimum.v2f16(<2 x half> %v0, <2 x half> %v1)
%r = call <2 x half> @llvm.minimum.v2f16(<2 x half> %x, <2 x half> %v2)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel maximum3_f32 --block 64 --arg buf:f32x64:random:704:-4:4 --arg buf:f32x64:random:704:-4:4 --arg buf:f32x64:random:704:-4:4 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @maximum3_f32(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [1 x float], ptr addrspace(1) %b0, i32 %id
%v0 = load float, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [1 x float], ptr addrspace(1) %b1, i32 %id
%v1 = load float, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [1 x float], ptr addrspace(1) %b2, i32 %id
%v2 = load float, ptr addrspace(1) %p2, align 1
%x = call float @llvm.maximum.f32(float %v0, float %v1)
%r = call float @llvm.maximum.f32(float %x, float %v2)
%o = getelementptr [1 x float], ptr addrspace(1) %out, i32 %id
store float %r, ptr addrspace(1) %o, align 1
ret void
}
; run: --kernel maximum3_v2f16 --block 64 --arg buf:f16x128:random:705:-4:4 --arg buf:f16x128:random:705:-4:4 --arg buf:f16x128:random:705:-4:4 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @maximum3_v2f16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias readonly %b1, ptr addrspace(1) noalias readonly %b2, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [2 x half], ptr addrspace(1) %b0, i32 %id
%v0 = load <2 x half>, ptr addrspace(1) %p0, align 1
%p1 = getelementptr [2 x half], ptr addrspace(1) %b1, i32 %id
%v1 = load <2 x half>, ptr addrspace(1) %p1, align 1
%p2 = getelementptr [2 x half], ptr addrspace(1) %b2, i32 %id
%v2 = load <2 x half>, ptr addrspace(1) %p2, align 1
%x = call <2 x half> @llvm.maximum.v2f16(<2 x half> %v0, <2 x half> %v1)
%r = call <2 x half> @llvm.maximum.v2f16(<2 x half> %x, <2 x half> %v2)
%o = getelementptr [2 x half], ptr addrspace(1) %out, i32 %id
store <2 x half> %r, ptr addrspace(1) %o, align 1
ret void
}
declare i16 @llvm.amdgcn.ashr.pk.i8.i32(i32, i32, i32)
declare i16 @llvm.amdgcn.ashr.pk.u8.i32(i32, i32, i32)
declare i16 @llvm.amdgcn.bitop3.i16(i16, i16, i16, i32)
declare i32 @llvm.amdgcn.bitop3.i32(i32, i32, i32, i32)
declare float @llvm.amdgcn.cvt.f32.bf8(i32, i32)
declare float @llvm.amdgcn.cvt.f32.fp8(i32, i32)
declare i32 @llvm.amdgcn.cvt.pk.bf8.f32(float, float, i32, i1)
declare <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32, i1)
declare <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32, i1)
declare i32 @llvm.amdgcn.cvt.pk.fp8.f32(float, float, i32, i1)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.bf6.f32(<16 x float>, <16 x float>, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.fp6.f32(<16 x float>, <16 x float>, float)
declare <2 x half> @llvm.amdgcn.cvt.scalef32.f16.bf8(<2 x half>, i32, float, i32, i1)
declare <2 x half> @llvm.amdgcn.cvt.scalef32.f16.fp8(<2 x half>, i32, float, i32, i1)
declare float @llvm.amdgcn.cvt.scalef32.f32.bf8(i32, float, i32)
declare float @llvm.amdgcn.cvt.scalef32.f32.fp8(i32, float, i32)
declare <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.bf8(i32, float, i1)
declare <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp4(i32, float, i32)
declare <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp8(i32, float, i1)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.bf16(<2 x i16>, <2 x bfloat>, float, i1)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f16(<2 x i16>, <2 x half>, float, i1)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f32(<2 x i16>, float, float, float, i1)
declare <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.bf8(i32, float, i1)
declare <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp4(i32, float, i32)
declare <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp8(i32, float, i1)
declare <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.bf8(i32, float, i1)
declare <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp4(i32, float, i32)
declare <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp8(i32, float, i1)
declare i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.bf16(i32, <2 x bfloat>, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f16(i32, <2 x half>, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f32(i32, float, float, float, i32)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.bf16(<2 x i16>, <2 x bfloat>, float, i1)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f16(<2 x i16>, <2 x half>, float, i1)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f32(<2 x i16>, float, float, float, i1)
declare <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.bf6(<6 x i32>, float)
declare <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.fp6(<6 x i32>, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.bf16(<32 x bfloat>, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.f16(<32 x half>, float)
declare <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.bf6(<6 x i32>, float)
declare <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.fp6(<6 x i32>, float)
declare <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.bf6(<6 x i32>, float)
declare <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.fp6(<6 x i32>, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.bf16(<32 x bfloat>, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.f16(<32 x half>, float)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.bf16(i32, bfloat, i32, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f16(i32, half, i32, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f32(i32, float, i32, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.bf16(i32, bfloat, i32, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f16(i32, half, i32, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f32(i32, float, i32, float, i32)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.bf16(<32 x bfloat>, i32, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f16(<32 x half>, i32, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f32(<32 x float>, i32, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.bf16(<32 x bfloat>, i32, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f16(<32 x half>, i32, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f32(<32 x float>, i32, float)
declare <2 x bfloat> @llvm.amdgcn.cvt.sr.bf16.f32(<2 x bfloat>, float, i32, i1)
declare i32 @llvm.amdgcn.cvt.sr.bf8.f32(float, i32, i32, i32)
declare <2 x half> @llvm.amdgcn.cvt.sr.f16.f32(<2 x half>, float, i32, i1)
declare i32 @llvm.amdgcn.cvt.sr.fp8.f32(float, i32, i32, i32)
declare <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3))
declare <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3))
declare <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3))
declare <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3))
declare <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3))
declare float @llvm.amdgcn.fdot2.f32.bf16(<2 x bfloat>, <2 x bfloat>, float, i1)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.load.to.lds.p7(ptr addrspace(7), ptr addrspace(3), i32, i32, i32)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1), i16, i64, i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf16(<8 x bfloat>, <8 x bfloat>, <4 x float>, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half>, <8 x half>, <4 x float>, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf16(<8 x bfloat>, <8 x bfloat>, <16 x float>, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half>, <8 x half>, <16 x float>, i32, i32, i32)
declare <4 x i32> @llvm.amdgcn.mfma.i32.16x16x64.i8(<4 x i32>, <4 x i32>, <4 x i32>, i32, i32, i32)
declare <16 x i32> @llvm.amdgcn.mfma.i32.32x32x32.i8(<4 x i32>, <4 x i32>, <16 x i32>, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32>, <4 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v6i32(<6 x i32>, <6 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32(<6 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v4i32(<8 x i32>, <4 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v4i32(<4 x i32>, <4 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v6i32.v6i32(<6 x i32>, <6 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v6i32.v8i32(<6 x i32>, <8 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v4i32(<8 x i32>, <4 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)
declare {i32, i32} @llvm.amdgcn.permlane16.swap(i32, i32, i1, i1)
declare {i32, i32} @llvm.amdgcn.permlane32.swap(i32, i32, i1, i1)
declare i32 @llvm.amdgcn.prng.b32(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x32.f16(<4 x half>, <8 x half>, <4 x float>, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf8.fp8(<2 x i32>, <4 x i32>, <4 x float>, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.f16(<8 x half>, <16 x half>, <4 x float>, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf16(<8 x bfloat>, <16 x bfloat>, <16 x float>, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.fp8.bf8(<4 x i32>, <8 x i32>, <16 x float>, i32, i32, i32)
declare <4 x i32> @llvm.amdgcn.smfmac.i32.16x16x128.i8(<4 x i32>, <8 x i32>, <4 x i32>, i32, i32, i32)
declare void @llvm.amdgcn.struct.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.maximum.f32(float, float)
declare <2 x half> @llvm.maximum.v2f16(<2 x half>, <2 x half>)
declare float @llvm.minimum.f32(float, float)
declare <2 x half> @llvm.minimum.v2f16(<2 x half>, <2 x half>)
attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="1,64" }
; Asynchronous loads.
; run: --kernel lds_async_16 --block 64 --arg buf:i32x512:random:132 --arg out=buf:u8x1024:zeros
define amdgpu_kernel void @lds_async_16(ptr addrspace(1) noalias readonly %b0, ptr addrspace(1) noalias %out) #0 {
%id = call i32 @llvm.amdgcn.workitem.id.x()
%p0 = getelementptr [8 x i32], ptr addrspace(1) %b0, i32 %id
%v0 = load <8 x i32>, ptr addrspace(1) %p0, align 1
%q = call i32 @llvm.amdgcn.readfirstlane.i32(i32 0)
%lds = getelementptr i8, ptr addrspace(3) @tile, i32 64
%slot = mul i32 %id, 16
%before = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%w0 = getelementptr i8, ptr addrspace(3) %before, i32 16
store i32 -1, ptr addrspace(3) %w0
%w1 = getelementptr i8, ptr addrspace(3) %before, i32 20
store i32 -1, ptr addrspace(3) %w1
%w2 = getelementptr i8, ptr addrspace(3) %before, i32 24
store i32 -1, ptr addrspace(3) %w2
%w3 = getelementptr i8, ptr addrspace(3) %before, i32 28
store i32 -1, ptr addrspace(3) %w3
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%odd = and i32 %id, 5
%some = icmp ne i32 %odd, 5
br i1 %some, label %go, label %on
go:
%far = mul i32 %id, 20
%at = getelementptr i8, ptr addrspace(1) %b0, i32 %far
call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %at, ptr addrspace(3) %lds, i32 16, i32 16, i32 0)
call void @llvm.amdgcn.asyncmark()
call void @llvm.amdgcn.wait.asyncmark(i16 0)
br label %on
on:
fence syncscope("workgroup") release
call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire
%back = getelementptr i8, ptr addrspace(3) %lds, i32 %slot
%x = getelementptr i8, ptr addrspace(3) %back, i32 16
%r = load <4 x i32>, ptr addrspace(3) %x, align 4
%o = getelementptr [4 x i32], ptr addrspace(1) %out, i32 %id
store <4 x i32> %r, ptr addrspace(1) %o, align 1
ret void
}
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.wait.asyncmark(i16)
