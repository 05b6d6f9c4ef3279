; Barriers in two halves, and the wave's number, as gfx12 has them.
; run: --kernel exchanged --grid 2 --block 128 --arg out=buf:u32x256:zeros
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x i32] poison

define amdgpu_kernel void @exchanged(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %w = call i32 @llvm.amdgcn.wave.id()
  %at = getelementptr i32, ptr addrspace(3) @lds, i32 %t
  %x = mul i32 %t, 7
  store i32 %x, ptr addrspace(3) %at
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  %y = xor i32 %x, 1234
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  %back = sub i32 127, %t
  %from = getelementptr i32, ptr addrspace(3) @lds, i32 %back
  %z = load i32, ptr addrspace(3) %from
  %s = add i32 %y, %z
  %w8 = shl i32 %w, 24
  %r = add i32 %s, %w8
  %g7 = shl i32 %g, 7
  %n = add i32 %g7, %t
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %n
  store i32 %r, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx1200" }
