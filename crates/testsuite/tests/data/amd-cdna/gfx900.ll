; gfx900: kernels of our own for intrinsics of the simulator's and the interpreter's common tables, one for each.
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [4096 x i8] poison, align 16
; run: --kernel lds_global_1 --block 64 --arg buf:i32x512:random:809 --arg out=buf:u8x256:zeros
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
; run: --kernel lds_global_2 --block 64 --arg buf:i32x512:random:810 --arg out=buf:u8x256:zeros
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
; run: --kernel lds_global_4 --block 64 --arg buf:i32x512:random:811 --arg out=buf:u8x256:zeros
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
; run: --kernel lds_buffer_1 --block 64 --arg buf:i32x512:random:812 --arg out=buf:u8x256:zeros
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
; run: --kernel lds_buffer_2 --block 64 --arg buf:i32x512:random:813 --arg out=buf:u8x256:zeros
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
; run: --kernel lds_buffer_4 --block 64 --arg buf:i32x512:random:814 --arg out=buf:u8x256:zeros
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
; run: --kernel lds_struct_4 --block 64 --arg buf:i32x512:random:815 --arg out=buf:u8x256:zeros
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
; run: --kernel lds_fat_4 --block 64 --arg buf:i32x512:random:817 --arg out=buf:u8x256:zeros
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
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.load.to.lds.p7(ptr addrspace(7), ptr addrspace(3), i32, i32, i32)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1), i16, i64, i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.struct.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx900" "amdgpu-flat-work-group-size"="1,64" }
; Asynchronous loads.
; run: --kernel lds_async_4 --block 64 --arg buf:i32x512:random:816 --arg out=buf:u8x256:zeros
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
