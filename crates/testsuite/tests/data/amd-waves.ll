; Operations over the active lanes of a wave, all of them and those of an arm of a branch, and what differs from lane to lane by them.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

; run: --kernel reduce_umin_i32 --block 64 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
; run: --kernel reduce_umin_i32 --block 41 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @reduce_umin_i32(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr i32, ptr addrspace(1) %in, i32 %tid
%v = load i32, ptr addrspace(1) %p
%q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
%all = call i32 @llvm.amdgcn.wave.reduce.umin.i32(i32 %v, i32 0)
%b = bitcast i32 %v to i32
%low = and i32 %b, 3
%some = icmp eq i32 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call i32 @llvm.amdgcn.wave.reduce.umin.i32(i32 %v, i32 1)
store i32 %few, ptr addrspace(1) %q
ret void
rest:
store i32 %all, ptr addrspace(1) %q
ret void
}
declare i32 @llvm.amdgcn.wave.reduce.umin.i32(i32, i32)

; run: --kernel reduce_min_i32 --block 64 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
; run: --kernel reduce_min_i32 --block 41 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @reduce_min_i32(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr i32, ptr addrspace(1) %in, i32 %tid
%v = load i32, ptr addrspace(1) %p
%q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
%all = call i32 @llvm.amdgcn.wave.reduce.min.i32(i32 %v, i32 0)
%b = bitcast i32 %v to i32
%low = and i32 %b, 3
%some = icmp eq i32 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call i32 @llvm.amdgcn.wave.reduce.min.i32(i32 %v, i32 1)
store i32 %few, ptr addrspace(1) %q
ret void
rest:
store i32 %all, ptr addrspace(1) %q
ret void
}
declare i32 @llvm.amdgcn.wave.reduce.min.i32(i32, i32)

; run: --kernel reduce_umax_i32 --block 64 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
; run: --kernel reduce_umax_i32 --block 41 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @reduce_umax_i32(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr i32, ptr addrspace(1) %in, i32 %tid
%v = load i32, ptr addrspace(1) %p
%q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
%all = call i32 @llvm.amdgcn.wave.reduce.umax.i32(i32 %v, i32 0)
%b = bitcast i32 %v to i32
%low = and i32 %b, 3
%some = icmp eq i32 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call i32 @llvm.amdgcn.wave.reduce.umax.i32(i32 %v, i32 1)
store i32 %few, ptr addrspace(1) %q
ret void
rest:
store i32 %all, ptr addrspace(1) %q
ret void
}
declare i32 @llvm.amdgcn.wave.reduce.umax.i32(i32, i32)

; run: --kernel reduce_max_i32 --block 64 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
; run: --kernel reduce_max_i32 --block 41 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @reduce_max_i32(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr i32, ptr addrspace(1) %in, i32 %tid
%v = load i32, ptr addrspace(1) %p
%q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
%all = call i32 @llvm.amdgcn.wave.reduce.max.i32(i32 %v, i32 0)
%b = bitcast i32 %v to i32
%low = and i32 %b, 3
%some = icmp eq i32 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call i32 @llvm.amdgcn.wave.reduce.max.i32(i32 %v, i32 1)
store i32 %few, ptr addrspace(1) %q
ret void
rest:
store i32 %all, ptr addrspace(1) %q
ret void
}
declare i32 @llvm.amdgcn.wave.reduce.max.i32(i32, i32)

; run: --kernel reduce_add_i32 --block 64 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
; run: --kernel reduce_add_i32 --block 41 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @reduce_add_i32(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr i32, ptr addrspace(1) %in, i32 %tid
%v = load i32, ptr addrspace(1) %p
%q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
%all = call i32 @llvm.amdgcn.wave.reduce.add.i32(i32 %v, i32 0)
%b = bitcast i32 %v to i32
%low = and i32 %b, 3
%some = icmp eq i32 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call i32 @llvm.amdgcn.wave.reduce.add.i32(i32 %v, i32 1)
store i32 %few, ptr addrspace(1) %q
ret void
rest:
store i32 %all, ptr addrspace(1) %q
ret void
}
declare i32 @llvm.amdgcn.wave.reduce.add.i32(i32, i32)

; run: --kernel reduce_sub_i32 --block 64 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
; run: --kernel reduce_sub_i32 --block 41 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @reduce_sub_i32(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr i32, ptr addrspace(1) %in, i32 %tid
%v = load i32, ptr addrspace(1) %p
%q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
%all = call i32 @llvm.amdgcn.wave.reduce.sub.i32(i32 %v, i32 0)
%b = bitcast i32 %v to i32
%low = and i32 %b, 3
%some = icmp eq i32 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call i32 @llvm.amdgcn.wave.reduce.sub.i32(i32 %v, i32 1)
store i32 %few, ptr addrspace(1) %q
ret void
rest:
store i32 %all, ptr addrspace(1) %q
ret void
}
declare i32 @llvm.amdgcn.wave.reduce.sub.i32(i32, i32)

; run: --kernel reduce_and_i32 --block 64 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
; run: --kernel reduce_and_i32 --block 41 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @reduce_and_i32(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr i32, ptr addrspace(1) %in, i32 %tid
%v = load i32, ptr addrspace(1) %p
%q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
%all = call i32 @llvm.amdgcn.wave.reduce.and.i32(i32 %v, i32 0)
%b = bitcast i32 %v to i32
%low = and i32 %b, 3
%some = icmp eq i32 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call i32 @llvm.amdgcn.wave.reduce.and.i32(i32 %v, i32 1)
store i32 %few, ptr addrspace(1) %q
ret void
rest:
store i32 %all, ptr addrspace(1) %q
ret void
}
declare i32 @llvm.amdgcn.wave.reduce.and.i32(i32, i32)

; run: --kernel reduce_or_i32 --block 64 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
; run: --kernel reduce_or_i32 --block 41 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @reduce_or_i32(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr i32, ptr addrspace(1) %in, i32 %tid
%v = load i32, ptr addrspace(1) %p
%q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
%all = call i32 @llvm.amdgcn.wave.reduce.or.i32(i32 %v, i32 0)
%b = bitcast i32 %v to i32
%low = and i32 %b, 3
%some = icmp eq i32 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call i32 @llvm.amdgcn.wave.reduce.or.i32(i32 %v, i32 1)
store i32 %few, ptr addrspace(1) %q
ret void
rest:
store i32 %all, ptr addrspace(1) %q
ret void
}
declare i32 @llvm.amdgcn.wave.reduce.or.i32(i32, i32)

; run: --kernel reduce_xor_i32 --block 64 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
; run: --kernel reduce_xor_i32 --block 41 --arg buf:u8x256:random:11 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @reduce_xor_i32(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr i32, ptr addrspace(1) %in, i32 %tid
%v = load i32, ptr addrspace(1) %p
%q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
%all = call i32 @llvm.amdgcn.wave.reduce.xor.i32(i32 %v, i32 0)
%b = bitcast i32 %v to i32
%low = and i32 %b, 3
%some = icmp eq i32 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call i32 @llvm.amdgcn.wave.reduce.xor.i32(i32 %v, i32 1)
store i32 %few, ptr addrspace(1) %q
ret void
rest:
store i32 %all, ptr addrspace(1) %q
ret void
}
declare i32 @llvm.amdgcn.wave.reduce.xor.i32(i32, i32)

; run: --kernel reduce_umin_i64 --block 64 --arg buf:u8x512:random:11 --arg out=buf:u8x512:zeros
; run: --kernel reduce_umin_i64 --block 41 --arg buf:u8x512:random:11 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @reduce_umin_i64(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr i64, ptr addrspace(1) %in, i32 %tid
%v = load i64, ptr addrspace(1) %p
%q = getelementptr i64, ptr addrspace(1) %out, i32 %tid
%all = call i64 @llvm.amdgcn.wave.reduce.umin.i64(i64 %v, i32 0)
%b = bitcast i64 %v to i64
%low = and i64 %b, 3
%some = icmp eq i64 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call i64 @llvm.amdgcn.wave.reduce.umin.i64(i64 %v, i32 1)
store i64 %few, ptr addrspace(1) %q
ret void
rest:
store i64 %all, ptr addrspace(1) %q
ret void
}
declare i64 @llvm.amdgcn.wave.reduce.umin.i64(i64, i32)

; run: --kernel reduce_max_i64 --block 64 --arg buf:u8x512:random:11 --arg out=buf:u8x512:zeros
; run: --kernel reduce_max_i64 --block 41 --arg buf:u8x512:random:11 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @reduce_max_i64(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr i64, ptr addrspace(1) %in, i32 %tid
%v = load i64, ptr addrspace(1) %p
%q = getelementptr i64, ptr addrspace(1) %out, i32 %tid
%all = call i64 @llvm.amdgcn.wave.reduce.max.i64(i64 %v, i32 0)
%b = bitcast i64 %v to i64
%low = and i64 %b, 3
%some = icmp eq i64 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call i64 @llvm.amdgcn.wave.reduce.max.i64(i64 %v, i32 1)
store i64 %few, ptr addrspace(1) %q
ret void
rest:
store i64 %all, ptr addrspace(1) %q
ret void
}
declare i64 @llvm.amdgcn.wave.reduce.max.i64(i64, i32)

; run: --kernel reduce_add_i64 --block 64 --arg buf:u8x512:random:11 --arg out=buf:u8x512:zeros
; run: --kernel reduce_add_i64 --block 41 --arg buf:u8x512:random:11 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @reduce_add_i64(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr i64, ptr addrspace(1) %in, i32 %tid
%v = load i64, ptr addrspace(1) %p
%q = getelementptr i64, ptr addrspace(1) %out, i32 %tid
%all = call i64 @llvm.amdgcn.wave.reduce.add.i64(i64 %v, i32 0)
%b = bitcast i64 %v to i64
%low = and i64 %b, 3
%some = icmp eq i64 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call i64 @llvm.amdgcn.wave.reduce.add.i64(i64 %v, i32 1)
store i64 %few, ptr addrspace(1) %q
ret void
rest:
store i64 %all, ptr addrspace(1) %q
ret void
}
declare i64 @llvm.amdgcn.wave.reduce.add.i64(i64, i32)

; run: --kernel reduce_sub_i64 --block 64 --arg buf:u8x512:random:11 --arg out=buf:u8x512:zeros
; run: --kernel reduce_sub_i64 --block 41 --arg buf:u8x512:random:11 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @reduce_sub_i64(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr i64, ptr addrspace(1) %in, i32 %tid
%v = load i64, ptr addrspace(1) %p
%q = getelementptr i64, ptr addrspace(1) %out, i32 %tid
%all = call i64 @llvm.amdgcn.wave.reduce.sub.i64(i64 %v, i32 0)
%b = bitcast i64 %v to i64
%low = and i64 %b, 3
%some = icmp eq i64 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call i64 @llvm.amdgcn.wave.reduce.sub.i64(i64 %v, i32 1)
store i64 %few, ptr addrspace(1) %q
ret void
rest:
store i64 %all, ptr addrspace(1) %q
ret void
}
declare i64 @llvm.amdgcn.wave.reduce.sub.i64(i64, i32)

; run: --kernel reduce_xor_i64 --block 64 --arg buf:u8x512:random:11 --arg out=buf:u8x512:zeros
; run: --kernel reduce_xor_i64 --block 41 --arg buf:u8x512:random:11 --arg out=buf:u8x512:zeros
define amdgpu_kernel void @reduce_xor_i64(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr i64, ptr addrspace(1) %in, i32 %tid
%v = load i64, ptr addrspace(1) %p
%q = getelementptr i64, ptr addrspace(1) %out, i32 %tid
%all = call i64 @llvm.amdgcn.wave.reduce.xor.i64(i64 %v, i32 0)
%b = bitcast i64 %v to i64
%low = and i64 %b, 3
%some = icmp eq i64 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call i64 @llvm.amdgcn.wave.reduce.xor.i64(i64 %v, i32 1)
store i64 %few, ptr addrspace(1) %q
ret void
rest:
store i64 %all, ptr addrspace(1) %q
ret void
}
declare i64 @llvm.amdgcn.wave.reduce.xor.i64(i64, i32)

; run: --kernel reduce_fadd_float --block 64 --arg buf:f32x64:random:3:-9:9 --arg out=buf:u8x256:zeros
; run: --kernel reduce_fadd_float --block 41 --arg buf:f32x64:random:3:-9:9 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @reduce_fadd_float(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr float, ptr addrspace(1) %in, i32 %tid
%v = load float, ptr addrspace(1) %p
%q = getelementptr float, ptr addrspace(1) %out, i32 %tid
%all = call float @llvm.amdgcn.wave.reduce.fadd.f32(float %v, i32 0)
%b = bitcast float %v to i32
%low = and i32 %b, 3
%some = icmp eq i32 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call float @llvm.amdgcn.wave.reduce.fadd.f32(float %v, i32 1)
store float %few, ptr addrspace(1) %q
ret void
rest:
store float %all, ptr addrspace(1) %q
ret void
}
declare float @llvm.amdgcn.wave.reduce.fadd.f32(float, i32)

; run: --kernel reduce_fsub_float --block 64 --arg buf:f32x64:random:3:-9:9 --arg out=buf:u8x256:zeros
; run: --kernel reduce_fsub_float --block 41 --arg buf:f32x64:random:3:-9:9 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @reduce_fsub_float(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr float, ptr addrspace(1) %in, i32 %tid
%v = load float, ptr addrspace(1) %p
%q = getelementptr float, ptr addrspace(1) %out, i32 %tid
%all = call float @llvm.amdgcn.wave.reduce.fsub.f32(float %v, i32 0)
%b = bitcast float %v to i32
%low = and i32 %b, 3
%some = icmp eq i32 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call float @llvm.amdgcn.wave.reduce.fsub.f32(float %v, i32 1)
store float %few, ptr addrspace(1) %q
ret void
rest:
store float %all, ptr addrspace(1) %q
ret void
}
declare float @llvm.amdgcn.wave.reduce.fsub.f32(float, i32)

; run: --kernel reduce_fmin_float --block 64 --arg buf:f32x64:random:3:-9:9 --arg out=buf:u8x256:zeros
; run: --kernel reduce_fmin_float --block 41 --arg buf:f32x64:random:3:-9:9 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @reduce_fmin_float(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr float, ptr addrspace(1) %in, i32 %tid
%v = load float, ptr addrspace(1) %p
%q = getelementptr float, ptr addrspace(1) %out, i32 %tid
%all = call float @llvm.amdgcn.wave.reduce.fmin.f32(float %v, i32 0)
%b = bitcast float %v to i32
%low = and i32 %b, 3
%some = icmp eq i32 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call float @llvm.amdgcn.wave.reduce.fmin.f32(float %v, i32 1)
store float %few, ptr addrspace(1) %q
ret void
rest:
store float %all, ptr addrspace(1) %q
ret void
}
declare float @llvm.amdgcn.wave.reduce.fmin.f32(float, i32)

; run: --kernel reduce_fmax_float --block 64 --arg buf:f32x64:random:3:-9:9 --arg out=buf:u8x256:zeros
; run: --kernel reduce_fmax_float --block 41 --arg buf:f32x64:random:3:-9:9 --arg out=buf:u8x256:zeros
define amdgpu_kernel void @reduce_fmax_float(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%p = getelementptr float, ptr addrspace(1) %in, i32 %tid
%v = load float, ptr addrspace(1) %p
%q = getelementptr float, ptr addrspace(1) %out, i32 %tid
%all = call float @llvm.amdgcn.wave.reduce.fmax.f32(float %v, i32 0)
%b = bitcast float %v to i32
%low = and i32 %b, 3
%some = icmp eq i32 %low, 1
br i1 %some, label %arm, label %rest
arm:
%few = call float @llvm.amdgcn.wave.reduce.fmax.f32(float %v, i32 1)
store float %few, ptr addrspace(1) %q
ret void
rest:
store float %all, ptr addrspace(1) %q
ret void
}
declare float @llvm.amdgcn.wave.reduce.fmax.f32(float, i32)
attributes #0 = { "target-cpu"="gfx1100" "amdgpu-flat-work-group-size"="1,256" }
