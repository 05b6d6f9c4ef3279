; What modules of others contain and was once refused or wrong, a kernel for each, with the launches that compare them.
target triple = "amdgcn-amd-amdhsa"

@dynamic = external addrspace(3) global [0 x i32], align 4

; The size of shared memory comes with the launch; addresses step over an array of no elements.
; run: --kernel of_no_size --block 32 --shared 256 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @of_no_size(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %t to i64
  %p = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 0, i64 %wide
  %square = mul i32 %t, %t
  store i32 %square, ptr %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = sub i32 31, %t
  %q = getelementptr inbounds [0 x i32], ptr addrspace(3) @dynamic, i32 0, i32 %other
  %v = load i32, ptr addrspace(3) %q
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; Libraries ask for the active lanes by the name of the register.
; run: --kernel active --block 32 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @active(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %few = icmp ult i32 %t, 5
  br i1 %few, label %some, label %end
some:
  %mask = call i64 @llvm.read_register.i64(metadata !0)
  %o = getelementptr i64, ptr addrspace(1) %out, i32 %t
  store i64 %mask, ptr addrspace(1) %o
  br label %end
end:
  ret void
}

; A message to the host, as printf sends it.
; run: --kernel message --block 32 --arg buf:u32x32:iota:7 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @message(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %p
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %v)
  call void @llvm.amdgcn.s.sendmsg(i32 1, i32 %first)
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; Of a kernel's two bodies, the one that is called is visible from outside, but protected.
; run: --kernel twice --block 32 --arg out=buf:u32x32:zeros
define protected amdgpu_kernel void @twice(ptr addrspace(1) %out) #0 {
  call void @__clang_ocl_kern_imp_twice(ptr addrspace(1) %out)
  ret void
}
define protected void @__clang_ocl_kern_imp_twice(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %t, ptr addrspace(1) %o
  ret void
}

; The length of a string, as a difference of addresses; null pointers of memory that begins at zero.
; run: --kernel differences --block 32 --arg out=buf:u64x32:zeros
@text = internal unnamed_addr addrspace(4) constant [12 x i8] c"some letters"
define amdgpu_kernel void @differences(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = trunc i32 %t to i1
  br i1 %odd, label %one, label %other
one:
  br label %end
other:
  %null = zext i32 ptrtoint (ptr addrspace(3) addrspacecast (ptr null to ptr addrspace(3)) to i32) to i64
  br label %end
end:
  %v = phi i64 [ add (i64 ptrtoint (ptr addrspacecast (ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @text, i64 8) to ptr) to i64), i64 add (i64 sub (i64 0, i64 ptrtoint (ptr addrspacecast (ptr addrspace(4) @text to ptr) to i64)), i64 1)), %one ], [ %null, %other ]
  %o = getelementptr i64, ptr addrspace(1) %out, i32 %t
  store i64 %v, ptr addrspace(1) %o
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.sendmsg(i32, i32)
declare i64 @llvm.read_register.i64(metadata)

attributes #0 = { "target-cpu"="gfx1100" "amdgpu-flat-work-group-size"="1,256" }
!0 = !{!"exec"}
