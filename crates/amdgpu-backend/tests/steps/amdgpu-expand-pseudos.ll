; cpu: gfx1100
; No pseudo instruction is left.
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp slt i32 %t, %n
  br i1 %c, label %then, label %end
then:
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %x = load i32, ptr addrspace(1) %a
  %y = mul i32 %x, %n
  store i32 %y, ptr addrspace(1) %a
  br label %end
end:
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
