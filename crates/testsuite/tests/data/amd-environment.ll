; The floating-point environment as programs read and write it, and what must not be moved over its changes.
target triple = "amdgcn-amd-amdhsa"

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.set.rounding(i32)
declare i32 @llvm.get.rounding()
declare i32 @llvm.get.fpmode.i32()
declare void @llvm.set.fpmode.i32(i32)
declare void @llvm.reset.fpmode()
declare i64 @llvm.get.fpenv.i64()
declare void @llvm.set.fpenv.i64(i64)
declare void @llvm.reset.fpenv()
declare void @llvm.amdgcn.s.setreg(i32, i32)
declare i32 @llvm.amdgcn.s.getreg(i32)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata)
declare half @llvm.fptrunc.round.f16.f32(float, metadata)

; By a number that the compiler does not know.
; run: --kernel by_number --block 4 --arg u32:0 --arg out=buf:u64x4:zeros
; run: --kernel by_number --block 4 --arg u32:1 --arg out=buf:u64x4:zeros
; run: --kernel by_number --block 4 --arg u32:2 --arg out=buf:u64x4:zeros
; run: --kernel by_number --block 4 --arg u32:3 --arg out=buf:u64x4:zeros
; run: --kernel by_number --block 4 --arg u32:8 --arg out=buf:u64x4:zeros
; run: --kernel by_number --block 4 --arg u32:9 --arg out=buf:u64x4:zeros
; run: --kernel by_number --block 4 --arg u32:10 --arg out=buf:u64x4:zeros
; run: --kernel by_number --block 4 --arg u32:11 --arg out=buf:u64x4:zeros
; run: --kernel by_number --block 4 --arg u32:12 --arg out=buf:u64x4:zeros
; run: --kernel by_number --block 4 --arg u32:13 --arg out=buf:u64x4:zeros
; run: --kernel by_number --block 4 --arg u32:14 --arg out=buf:u64x4:zeros
; run: --kernel by_number --block 4 --arg u32:15 --arg out=buf:u64x4:zeros
; run: --kernel by_number --block 4 --arg u32:16 --arg out=buf:u64x4:zeros
; run: --kernel by_number --block 4 --arg u32:17 --arg out=buf:u64x4:zeros
; run: --kernel by_number --block 4 --arg u32:18 --arg out=buf:u64x4:zeros
; run: --kernel by_number --block 4 --arg u32:19 --arg out=buf:u64x4:zeros
define amdgpu_kernel void @by_number(i32 %n, ptr addrspace(1) %out) #0 {
  call void @llvm.set.rounding(i32 %n) #0
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %id to float
  %d = uitofp i32 %id to double
  %x = call float @llvm.experimental.constrained.fadd.f32(float %f, float 0x3F80000000000000, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  %s = call float @llvm.experimental.constrained.fadd.f32(float %x, float 0x3E00000000000000, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  %y = call double @llvm.experimental.constrained.fadd.f64(double %d, double 0xBF00000000000001, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  %g = call i32 @llvm.get.rounding() #0
  %sb = bitcast float %s to i32
  %sw = zext i32 %sb to i64
  %yb = bitcast double %y to i64
  %gw = zext i32 %g to i64
  %gs = shl i64 %gw, 32
  %a = xor i64 %sw, %yb
  %b = add i64 %a, %gs
  %q = getelementptr i64, ptr addrspace(1) %out, i32 %id
  store i64 %b, ptr addrspace(1) %q
  ret void
}

; By a number in vector registers.
; run: --kernel by_lane --block 32 --arg buf:u32x32:fill:2 --arg out=buf:f32x32:zeros
; run: --kernel by_lane --block 32 --arg buf:u32x32:fill:13 --arg out=buf:f32x32:zeros
define amdgpu_kernel void @by_lane(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %n = load i32, ptr addrspace(1) %p
  call void @llvm.set.rounding(i32 %n) #0
  %f = uitofp i32 %id to float
  %s = call float @llvm.experimental.constrained.fdiv.f32(float %f, float 7.0, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  %q = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %s, ptr addrspace(1) %q
  ret void
}

; The mode as it was found is put back.
; run: --kernel put_back --block 32 --arg out=buf:f32x64:zeros
define amdgpu_kernel void @put_back(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %id to float
  %mode = call i32 @llvm.get.fpmode.i32() #0
  call void @llvm.set.rounding(i32 2) #0
  %a = call float @llvm.experimental.constrained.fdiv.f32(float %f, float 7.0, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  call void @llvm.set.fpmode.i32(i32 %mode) #0
  %b = call float @llvm.experimental.constrained.fdiv.f32(float %f, float 7.0, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  %q = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %a, ptr addrspace(1) %q
  %q1 = getelementptr float, ptr addrspace(1) %q, i32 32
  store float %b, ptr addrspace(1) %q1
  ret void
}

; run: --kernel put_back_all --block 32 --arg out=buf:f32x96:zeros
define amdgpu_kernel void @put_back_all(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %id to float
  call void @llvm.set.rounding(i32 3) #0
  %env = call i64 @llvm.get.fpenv.i64() #0
  call void @llvm.reset.fpenv() #0
  %a = call float @llvm.experimental.constrained.fdiv.f32(float %f, float 7.0, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  call void @llvm.set.fpenv.i64(i64 %env) #0
  %b = call float @llvm.experimental.constrained.fdiv.f32(float %f, float 7.0, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  call void @llvm.reset.fpmode() #0
  %c = call float @llvm.experimental.constrained.fdiv.f32(float %f, float 7.0, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  %q = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %a, ptr addrspace(1) %q
  %q1 = getelementptr float, ptr addrspace(1) %q, i32 32
  store float %b, ptr addrspace(1) %q1
  %q2 = getelementptr float, ptr addrspace(1) %q, i32 64
  store float %c, ptr addrspace(1) %q2
  ret void
}

; Fields by their own numbers: f32's rounding upward, then that of the others toward zero.
; run: --kernel by_field --block 32 --arg u32:3 --arg out=buf:u64x64:zeros
define amdgpu_kernel void @by_field(i32 %n, ptr addrspace(1) %out) #0 {
  call void @llvm.amdgcn.s.setreg(i32 2049, i32 1) #0
  call void @llvm.amdgcn.s.setreg(i32 2177, i32 %n) #0
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %id to float
  %d = uitofp i32 %id to double
  %s = call float @llvm.experimental.constrained.fadd.f32(float %f, float 0x3E00000000000000, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  %y = call double @llvm.experimental.constrained.fadd.f64(double %d, double 0xBF00000000000001, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  %m = call i32 @llvm.amdgcn.s.getreg(i32 6145) #0
  %sb = bitcast float %s to i32
  %mb = shl i32 %m, 28
  %sm = xor i32 %sb, %mb
  %sw = zext i32 %sm to i64
  %q = getelementptr i64, ptr addrspace(1) %out, i32 %id
  store i64 %sw, ptr addrspace(1) %q
  %q1 = getelementptr i64, ptr addrspace(1) %q, i32 32
  store double %y, ptr addrspace(1) %q1
  ret void
}

; Equal operations with a change between them are not one.
; run: --kernel twice --block 32 --arg out=buf:f32x96:zeros
define amdgpu_kernel void @twice(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %id to float
  %a = call float @llvm.experimental.constrained.fadd.f32(float %f, float 0x3E00000000000000, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  call void @llvm.set.rounding(i32 2) #0
  %b = call float @llvm.experimental.constrained.fadd.f32(float %f, float 0x3E00000000000000, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  call void @llvm.amdgcn.s.setreg(i32 6145, i32 0) #0
  %c = call float @llvm.experimental.constrained.fadd.f32(float %f, float 0x3E00000000000000, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  %q = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %a, ptr addrspace(1) %q
  %q1 = getelementptr float, ptr addrspace(1) %q, i32 32
  store float %b, ptr addrspace(1) %q1
  %q2 = getelementptr float, ptr addrspace(1) %q, i32 64
  store float %c, ptr addrspace(1) %q2
  ret void
}

; Nor is one moved out of a loop that changes the mode, or to its only use behind a change.
; run: --kernel around --block 32 --arg u32:5 --arg out=buf:f32x64:zeros
define amdgpu_kernel void @around(i32 %n, ptr addrspace(1) %out) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %id to float
  %early = call float @llvm.experimental.constrained.fdiv.f32(float %f, float 3.0, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %next, %loop ]
  %way = and i32 %k, 3
  call void @llvm.set.rounding(i32 %way) #0
  %third = call float @llvm.experimental.constrained.fdiv.f32(float %f, float 3.0, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  %next = call float @llvm.experimental.constrained.fadd.f32(float %sum, float %third, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %loop, label %end
end:
  %q = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %next, ptr addrspace(1) %q
  %q1 = getelementptr float, ptr addrspace(1) %q, i32 32
  store float %early, ptr addrspace(1) %q1
  ret void
}

; What is only done on one side of a branch has the mode that is set there.
; run: --kernel one_side --block 32 --arg out=buf:f32x64:zeros
define amdgpu_kernel void @one_side(ptr addrspace(1) %out) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %id to float
  %odd = and i32 %id, 1
  %is = icmp eq i32 %odd, 0
  call void @llvm.set.rounding(i32 2) #0
  br i1 %is, label %then, label %end
then:
  %t = call float @llvm.experimental.constrained.fadd.f32(float %f, float 0x3E00000000000000, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  br label %end
end:
  %r = phi float [ %t, %then ], [ %f, %entry ]
  call void @llvm.set.rounding(i32 1) #0
  %s = call float @llvm.experimental.constrained.fadd.f32(float %r, float 0x3E00000000000000, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  %q = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %r, ptr addrspace(1) %q
  %q1 = getelementptr float, ptr addrspace(1) %q, i32 32
  store float %s, ptr addrspace(1) %q1
  ret void
}

; Callees that treat denormals otherwise.
; run: --kernel keeps --block 32 --arg buf:u32x32:random:3:0:8388608 --arg out=buf:f32x128:zeros
define float @flushing(float %x) #1 {
  %r = fmul float %x, 0.5
  ret float %r
}
define float @keeping(float %x) #3 {
  %r = fmul float %x, 0.5
  ret float %r
}
define float @either(float %x) #4 {
  %r = fmul float %x, 0.5
  ret float %r
}
define amdgpu_kernel void @keeps(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %id
  %x = load float, ptr addrspace(1) %p
  %a = call float @flushing(float %x)
  %b = fmul float %x, 0.5
  %c = call float @flushing(float %b)
  %d = call float @either(float %x)
  %q = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %a, ptr addrspace(1) %q
  %q1 = getelementptr float, ptr addrspace(1) %q, i32 32
  store float %b, ptr addrspace(1) %q1
  %q2 = getelementptr float, ptr addrspace(1) %q, i32 64
  store float %c, ptr addrspace(1) %q2
  %q3 = getelementptr float, ptr addrspace(1) %q, i32 96
  store float %d, ptr addrspace(1) %q3
  ret void
}
; run: --kernel flushes --block 32 --arg buf:u32x32:random:3:0:8388608 --arg out=buf:f32x96:zeros
define amdgpu_kernel void @flushes(ptr addrspace(1) %in, ptr addrspace(1) %out) #2 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %id
  %x = load float, ptr addrspace(1) %p
  %a = call float @keeping(float %x)
  %b = fdiv float %x, 3.0
  %c = call float @either(float %x)
  %q = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %a, ptr addrspace(1) %q
  %q1 = getelementptr float, ptr addrspace(1) %q, i32 32
  store float %b, ptr addrspace(1) %q1
  %q2 = getelementptr float, ptr addrspace(1) %q, i32 64
  store float %c, ptr addrspace(1) %q2
  ret void
}

attributes #0 = { strictfp }
attributes #1 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
attributes #2 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
attributes #3 = { noinline }
attributes #4 = { "denormal-fp-math-f32"="dynamic,dynamic" }
