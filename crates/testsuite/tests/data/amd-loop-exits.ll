; Lanes that leave a loop in different iterations each keep what they had in their last one. The operands of what is
; read behind the loop are the same for all lanes inside, and no instruction behind it reads them: only the rules of
; selection that look through definitions do.
target triple = "amdgcn-amd-amdhsa"

; run: --kernel tested_bit --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @tested_bit(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %m = and i32 %i, 4
  %c = icmp eq i32 %m, 0
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %r = select i1 %c, i32 0, i32 %tid
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel masked_bit --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @masked_bit(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %m = and i32 %i, 4
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %c = icmp eq i32 %m, 0
  %r = select i1 %c, i32 0, i32 %tid
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel compared --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @compared(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %c = icmp eq i32 %i, 5
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %r = select i1 %c, i32 77, i32 %tid
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel extended_half --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @extended_half(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %h = trunc i32 %i to i16
  %w = sext i16 %h to i32
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %t = trunc i32 %tid to i16
  %u = sext i16 %t to i32
  %r = mul i32 %w, %u
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel long_factor --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @long_factor(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %w = zext i32 %i to i64
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %u = zext i32 %tid to i64
  %r = mul i64 %w, %u
  %at = getelementptr i64, ptr addrspace(1) %out, i32 %tid
  store i64 %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel long_sum --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @long_sum(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %w = shl i32 %i, 3
  %x = add i32 %w, 5
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %r = add i32 %x, %tid
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel shifted_long --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @shifted_long(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %w = sext i32 %i to i64
  %s = shl i64 %w, 3
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %u = zext i32 %tid to i64
  %r = add i64 %s, %u
  %at = getelementptr i64, ptr addrspace(1) %out, i32 %tid
  store i64 %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel negated --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @negated(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %x = load float, ptr addrspace(1) %p
  %y = fneg float %x
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %f = uitofp i32 %tid to float
  %r = fadd float %y, %f
  %at = getelementptr float, ptr addrspace(1) %out, i32 %tid
  store float %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel absolute --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @absolute(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %x = load float, ptr addrspace(1) %p
  %y = call float @llvm.fabs.f32(float %x)
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %f = uitofp i32 %tid to float
  %r = fmul float %y, %f
  %at = getelementptr float, ptr addrspace(1) %out, i32 %tid
  store float %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel negated_pair --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @negated_pair(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %p = getelementptr <2 x half>, ptr addrspace(1) %in, i32 %i
  %x = load <2 x half>, ptr addrspace(1) %p
  %y = fneg <2 x half> %x
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %f = uitofp i32 %tid to half
  %g = insertelement <2 x half> <half 1.0, half 2.0>, half %f, i32 0
  %r = fadd <2 x half> %y, %g
  %at = getelementptr <2 x half>, ptr addrspace(1) %out, i32 %tid
  store <2 x half> %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel address --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @address(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %r = load i32, ptr addrspace(1) %p
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel extended_index --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @extended_index(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %x = zext i32 %i to i64
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %p = getelementptr i32, ptr addrspace(1) %in, i64 %x
  %r = load i32, ptr addrspace(1) %p
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel sum_as_index --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @sum_as_index(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %j = add nsw i32 %i, 3
  %x = sext i32 %j to i64
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %p = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %x
  %r = load i32, ptr addrspace(1) %p
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel offset_of_address --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @offset_of_address(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %q = getelementptr i8, ptr addrspace(1) %p, i32 4
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %r = load i32, ptr addrspace(1) %q
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel vector_in_loop --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @vector_in_loop(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %v = insertelement <2 x i32> poison, i32 %i, i32 0
  %w = insertelement <2 x i32> %v, i32 %next, i32 1
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %a = extractelement <2 x i32> %w, i32 0
  %b = extractelement <2 x i32> %w, i32 1
  %ab = mul i32 %a, %b
  %r = add i32 %ab, %tid
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel truncated --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @truncated(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %w = mul i32 %i, 77
  %b = trunc i32 %w to i8
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %z = zext i8 %b to i32
  %r = add i32 %z, %tid
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel frozen --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @frozen(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %w = freeze i32 %i
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %r = mul i32 %w, %tid
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel byte_of --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @byte_of(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %w = lshr i32 %i, 1
  %b = and i32 %w, 255
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %f = uitofp i32 %b to float
  %g = uitofp i32 %tid to float
  %r = fadd float %f, %g
  %at = getelementptr float, ptr addrspace(1) %out, i32 %tid
  store float %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel sum_of_three --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @sum_of_three(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %w = add i32 %i, %n
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %r = add i32 %w, %tid
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel inverted --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @inverted(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %w = xor i32 %i, -1
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %r = and i32 %w, %tid
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel inverted_condition --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @inverted_condition(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %c = icmp ult i32 %i, 9
  %d = xor i1 %c, true
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %r = select i1 %d, i32 %tid, i32 7
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %r, ptr addrspace(1) %at
  ret void
}

; run: --kernel rotated --block 64 --arg out=buf:u64x64:zeros --arg buf:f32x128:random:3:-2:2 --arg i32:0
define amdgpu_kernel void @rotated(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias readonly %in, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %h = shl i32 %i, 5
  %l = lshr i32 %i, 27
  %done = icmp ugt i32 %next, %tid
  br i1 %done, label %exit, label %loop
exit:
  %o = or i32 %h, %l
  %r = xor i32 %o, %tid
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %r, ptr addrspace(1) %at
  ret void
}

; A comparison behind the inner loop, which all lanes leave together, of what they left the outer one with.
; run: --kernel two_loops --block 64 --arg out=buf:u32x64:zeros --arg i32:5
define amdgpu_kernel void @two_loops(ptr addrspace(1) noalias %out, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %j.next = add i32 %j, 1
  %product = mul i32 %j, %i
  %masked = and i32 %product, 2
  %inner.done = icmp eq i32 %j, %n
  br i1 %inner.done, label %latch, label %inner
latch:
  %i.next = add i32 %i, 1
  %bit = icmp ne i32 %masked, 0
  %done = icmp ugt i32 %i.next, %tid
  br i1 %done, label %exit, label %outer
exit:
  br i1 %bit, label %set, label %clear
set:
  %w = add i32 %product, 1000
  br label %join
clear:
  br label %join
join:
  %r = phi i32 [ %w, %set ], [ %product, %clear ]
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %r, ptr addrspace(1) %at
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.fabs.f32(float)
attributes #0 = { "amdgpu-flat-work-group-size"="1,256" }

; A loop without an end, which no lane enters here: had one, the function would not return before it.
define internal i32 @parted(i32 %x, ptr addrspace(1) %p) noinline {
  %c = icmp ult i32 %x, 3
  br i1 %c, label %first, label %a
first:
  store volatile i32 9, ptr addrspace(1) %p
  br label %out
a:
  %d = icmp ult i32 %x, 1000
  br i1 %d, label %more, label %forever
forever:
  %w = load volatile i32, ptr addrspace(1) %p
  br label %forever
more:
  store volatile i32 7, ptr addrspace(1) %p
  br label %out
out:
  %y = phi i32 [ 5, %first ], [ %x, %more ]
  br label %l
l:
  %k = phi i32 [ 0, %out ], [ %k1, %l ]
  store volatile i32 %k, ptr addrspace(1) %p
  %k1 = add i32 %k, 1
  %e = icmp ult i32 %k1, 5
  br i1 %e, label %l, label %end
end:
  ret i32 %y
}

; run: --kernel never_entered --block 40 --arg out=buf:u32x80:zeros
define amdgpu_kernel void @never_entered(ptr addrspace(1) %out) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  %y = call i32 @parted(i32 %tid, ptr addrspace(1) %at)
  %behind = getelementptr i32, ptr addrspace(1) %at, i32 40
  store i32 %y, ptr addrspace(1) %behind
  ret void
}
