; Programs with one answer where the waves of a workgroup are on different compute units (`+tgsplit`).
;
; run: --kernel inside --grid 2 --block 128 --arg buf:u32x256:zeros --arg buf:u32x2:zeros --arg out=buf:u32x256:zeros
; run: --kernel meet --grid 3 --block 256 --arg buf:u32x768:zeros --arg out=buf:u32x768:zeros
target triple = "amdgcn-amd-amdhsa"

; Waves of a workgroup exchange values by global memory over a barrier, twice.
define amdgpu_kernel void @meet(ptr addrspace(1) %data, ptr addrspace(1) %out) #0 {
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %row = shl i32 %g, 8
  %at = add i32 %row, %t
  %mirror = sub i32 255, %t
  %mirror.at = add i32 %row, %mirror
  %own = getelementptr i32, ptr addrspace(1) %data, i32 %at
  %other = getelementptr i32, ptr addrspace(1) %data, i32 %mirror.at
  %before = load i32, ptr addrspace(1) %other, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %a = mul i32 %at, 5
  %b = add i32 %a, %before
  store i32 %b, ptr addrspace(1) %own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(1) %other, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %sum = add i32 %x, %t
  store i32 %sum, ptr addrspace(1) %own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %z = load i32, ptr addrspace(1) %other, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %z, ptr addrspace(1) %to, align 4
  ret void
}

; Message passing between the waves of a workgroup, without a barrier.
define amdgpu_kernel void @inside(ptr addrspace(1) %data, ptr addrspace(1) %flags, ptr addrspace(1) %out) #0 {
entry:
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %row = shl i32 %g, 7
  %at = add i32 %row, %t
  %flag = getelementptr i32, ptr addrspace(1) %flags, i32 %g
  %writes = icmp ult i32 %t, 64
  br i1 %writes, label %write, label %spin

write:
  %place = getelementptr i32, ptr addrspace(1) %data, i32 %at
  %value = add i32 %at, 7
  store i32 %value, ptr addrspace(1) %place, align 4
  %add = atomicrmw add ptr addrspace(1) %flag, i32 1 syncscope("workgroup") release, align 4
  br label %end

spin:
  %seen = load atomic i32, ptr addrspace(1) %flag syncscope("workgroup") acquire, align 4
  %done = icmp eq i32 %seen, 64
  br i1 %done, label %read, label %spin

read:
  %other = sub i32 %at, 64
  %from = getelementptr i32, ptr addrspace(1) %data, i32 %other
  %x = load i32, ptr addrspace(1) %from, align 4
  br label %end

end:
  %result = phi i32 [ %value, %write ], [ %x, %read ]
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %result, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

attributes #0 = { "target-features"="+tgsplit" }
