; Intrinsics that are an instruction by themselves: counters in local memory, the program counter, masks, trace data.
; run: --kernel counters --grid 1 --block 32 --arg i=buf:i32x64:random:3 --arg o=buf:i32x128:zeros
target triple = "amdgcn-amd-amdhsa"
@count = internal addrspace(3) global [4 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1)
declare i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3), i1)
declare i64 @llvm.amdgcn.s.getpc()
declare i64 @llvm.amdgcn.s.bitreplicate(i32)
declare i64 @llvm.amdgcn.s.wqm.i64(i64)
declare i32 @llvm.amdgcn.s.wqm.i32(i32)
declare i32 @llvm.amdgcn.s.quadmask.i32(i32)
declare i64 @llvm.amdgcn.s.quadmask.i64(i64)
declare void @llvm.amdgcn.s.ttracedata(i32)
declare void @llvm.amdgcn.endpgm()
declare <4 x i32> @llvm.amdgcn.mqsad.u32.u8(i64, i32, <4 x i32>)
declare float @llvm.amdgcn.fdiv.fast(float, float)

; Lanes count themselves, in branches too.
define amdgpu_kernel void @counters(ptr addrspace(1) %i, ptr addrspace(1) %o) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %i, i32 %t
  %v = load i32, ptr addrspace(1) %p
  store i32 100, ptr addrspace(3) getelementptr inbounds ([4 x i32], ptr addrspace(3) @count, i32 0, i32 2)
  %first = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) getelementptr inbounds ([4 x i32], ptr addrspace(3) @count, i32 0, i32 2), i1 false)
  %c = icmp slt i32 %v, 0
  br i1 %c, label %neg, label %join
neg:
  %second = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) getelementptr inbounds ([4 x i32], ptr addrspace(3) @count, i32 0, i32 2), i1 true)
  br label %join
join:
  %a = phi i32 [ %first, %entry ], [ %second, %neg ]
  %odd = trunc i32 %v to i1
  br i1 %odd, label %take, label %end
take:
  %third = call i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3) getelementptr inbounds ([4 x i32], ptr addrspace(3) @count, i32 0, i32 2), i1 false)
  br label %end
end:
  %b = phi i32 [ 7, %join ], [ %third, %take ]
  %last = load volatile i32, ptr addrspace(3) getelementptr inbounds ([4 x i32], ptr addrspace(3) @count, i32 0, i32 2)
  %q = getelementptr [4 x i32], ptr addrspace(1) %o, i32 %t
  store i32 %a, ptr addrspace(1) %q
  %q1 = getelementptr i32, ptr addrspace(1) %q, i32 1
  store i32 %b, ptr addrspace(1) %q1
  %q2 = getelementptr i32, ptr addrspace(1) %q, i32 2
  store i32 %last, ptr addrspace(1) %q2
  ret void
}

define amdgpu_kernel void @scalars(ptr addrspace(1) %o, i32 %n, i64 %m, <4 x i32> %s, float %x, float %y) #0 {
  %pc = call i64 @llvm.amdgcn.s.getpc()
  %b = call i64 @llvm.amdgcn.s.bitreplicate(i32 %n)
  %w = call i64 @llvm.amdgcn.s.wqm.i64(i64 %m)
  %w4 = call i32 @llvm.amdgcn.s.wqm.i32(i32 %n)
  %q = call i32 @llvm.amdgcn.s.quadmask.i32(i32 %w4)
  %r = call i64 @llvm.amdgcn.s.quadmask.i64(i64 %b)
  %q64 = zext i32 %q to i64
  %x0 = xor i64 %pc, %w
  %x1 = xor i64 %x0, %r
  %x2 = xor i64 %x1, %q64
  call void @llvm.amdgcn.s.ttracedata(i32 %n)
  store i64 %x2, ptr addrspace(1) %o
  %d = call <4 x i32> @llvm.amdgcn.mqsad.u32.u8(i64 %m, i32 %n, <4 x i32> %s)
  %od = getelementptr i8, ptr addrspace(1) %o, i64 16
  store <4 x i32> %d, ptr addrspace(1) %od
  %f = call float @llvm.amdgcn.fdiv.fast(float %x, float %y)
  %of = getelementptr i8, ptr addrspace(1) %o, i64 32
  store float %f, ptr addrspace(1) %of
  %c = icmp eq i32 %n, 0
  br i1 %c, label %stop, label %end
stop:
  call void @llvm.amdgcn.endpgm()
  unreachable
end:
  store i32 1, ptr addrspace(1) %o
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="1,256" }
