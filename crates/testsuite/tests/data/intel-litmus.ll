; Programs that have one answer only because of their fences and barriers.
;
; The first work-group passes a message to the second.
; run: --kernel message --grid 2 --block 1 --arg data=buf:u32x64:zeros --arg flags=buf:u32x64:zeros --arg out=buf:u32x64:zeros
; run: --kernel exchange --grid 2 --block 64 --arg out=buf:u32x128:zeros
; run: --kernel exchange_global --grid 1 --block 64 --arg data=buf:u32x64:zeros --arg out=buf:u32x64:zeros
; run: --kernel locked --grid 4 --block 1 --arg lock=buf:u32x16:zeros --arg sums=buf:u32x64:zeros
; run: --kernel image --grid 2 --block 64 --arg im=image:1d:r:u32:128:iota --arg out=buf:u32x128:zeros
target triple = "spir64"
@near = internal addrspace(3) global [64 x i32] undef, align 4

define spir_kernel void @message(ptr addrspace(1) %data, ptr addrspace(1) %flags, ptr addrspace(1) %out) {
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %item = call spir_func i64 @_Z12get_local_idj(i32 0)
  %first = icmp eq i64 %group, 0
  %mine = getelementptr i32, ptr addrspace(1) %data, i64 %item
  %flag = getelementptr i32, ptr addrspace(1) %flags, i64 %item
  br i1 %first, label %writer, label %reader
writer:
  store i32 7, ptr addrspace(1) %mine
  store atomic i32 1, ptr addrspace(1) %flag release, align 4
  br label %end
reader:
  %seen = load atomic i32, ptr addrspace(1) %flag acquire, align 4
  %there = icmp ne i32 %seen, 0
  br i1 %there, label %read, label %reader
read:
  %value = load i32, ptr addrspace(1) %mine
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %item
  store i32 %value, ptr addrspace(1) %to
  br label %end
end:
  ret void
}

define spir_kernel void @exchange(ptr addrspace(1) %out) {
  %item = call spir_func i64 @_Z12get_local_idj(i32 0)
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %mine = getelementptr i32, ptr addrspace(3) @near, i64 %item
  %number = trunc i64 %id to i32
  store i32 %number, ptr addrspace(3) %mine
  call spir_func void @_Z7barrierj(i32 1)
  %across = xor i64 %item, 33
  %other = getelementptr i32, ptr addrspace(3) @near, i64 %across
  %value = load i32, ptr addrspace(3) %other
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %value, ptr addrspace(1) %to
  ret void
}

define spir_kernel void @exchange_global(ptr addrspace(1) %data, ptr addrspace(1) %out) {
  %item = call spir_func i64 @_Z12get_local_idj(i32 0)
  %mine = getelementptr i32, ptr addrspace(1) %data, i64 %item
  %number = trunc i64 %item to i32
  store i32 %number, ptr addrspace(1) %mine
  call spir_func void @_Z7barrierj(i32 2)
  %across = xor i64 %item, 33
  %other = getelementptr i32, ptr addrspace(1) %data, i64 %across
  %value = load i32, ptr addrspace(1) %other
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %item
  store i32 %value, ptr addrspace(1) %to
  ret void
}

define spir_kernel void @locked(ptr addrspace(1) %lock, ptr addrspace(1) %sums) {
entry:
  br label %try
try:
  %pair = cmpxchg ptr addrspace(1) %lock, i32 0, i32 1 acquire monotonic
  %got = extractvalue { i32, i1 } %pair, 1
  br i1 %got, label %inside, label %try
inside:
  %b = getelementptr i32, ptr addrspace(1) %sums, i64 32
  %x = load i32, ptr addrspace(1) %sums
  %y = load i32, ptr addrspace(1) %b
  %x1 = add i32 %x, 1
  %y1 = add i32 %y, %x1
  store i32 %x1, ptr addrspace(1) %sums
  store i32 %y1, ptr addrspace(1) %b
  store atomic i32 0, ptr addrspace(1) %lock release, align 4
  ret void
}

define spir_kernel void @image(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %im, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %mine = trunc i64 %id to i32
  %old = call spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %im, i32 %mine)
  %new = mul <4 x i32> %old, <i32 3, i32 3, i32 3, i32 3>
  call spir_func void @_Z13write_imageui14ocl_image1d_rwiDv4_j(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %im, i32 %mine, <4 x i32> %new)
  call spir_func void @_Z7barrierj(i32 4)
  %other = xor i32 %mine, 33
  %there = call spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2) %im, i32 %other)
  %value = extractelement <4 x i32> %there, i64 0
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %value, ptr addrspace(1) %to
  ret void
}

declare spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_rwi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32)
declare spir_func void @_Z13write_imageui14ocl_image1d_rwiDv4_j(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 2), i32, <4 x i32>)
declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func void @_Z7barrierj(i32)
