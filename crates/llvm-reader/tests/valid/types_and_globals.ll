; ModuleID = 'types'
source_filename = "types and \22quotes\22.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

module asm ".globl thing"
module asm "// second line \5C"

%struct.Pair = type { i32, %struct.Node }
%struct.Node = type { ptr, [2 x %struct.Leaf], <4 x float> }
%struct.Leaf = type <{ i8, i64 }>
%"quoted name" = type { %0, %1 }
%0 = type { i1, i128 }
%1 = type opaque
%word = type i32

$inline = comdat any
$"odd $name" = comdat nodeduplicate

@0 = private unnamed_addr constant [3 x i8] c"a\00\FF", align 1
@1 = internal global %struct.Node zeroinitializer
@zero = global i32 0
@wide = global i200 -123456789012345678901234567890123456789012345678901234567890
@hexwide = global i256 u0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF
@flag = global i1 true
@half = global half 0xH3C01
@brain = global bfloat 0xR3F80
@single = global float 0x3FB99999A0000000
@double = global double 1.0e-300
@nan = global float 0x7FF4000000000000
@quad = global fp128 0xL00000000000000003FFF000000000000
@extended = global x86_fp80 0xK3FFF8000000000000000
@vector = global <4 x i32> <i32 1, i32 poison, i32 undef, i32 -4>
@splat = global <4 x float> splat (float 1.000000e+00)
@packed = global %struct.Leaf <{ i8 1, i64 2 }>
@nested = global { [2 x i16], { ptr, ptr } } { [2 x i16] [i16 1, i16 2], { ptr, ptr } { ptr @zero, ptr null } }
@self = global ptr @self
@late = global ptr @defined_later
@shared = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@constant = internal addrspace(4) externally_initialized constant [4 x i32] zeroinitializer, align 16
@cast = global ptr addrspacecast (ptr addrspace(3) @shared to ptr)
@element = global ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @constant to ptr), i64 8)
@inside = global ptr getelementptr inrange(-16, 16) ({ [3 x ptr] }, ptr @zero, i32 0, i32 0, i32 2)
@difference = global i64 sub (i64 ptrtoint (ptr @zero to i64), i64 ptrtoint (ptr @late to i64))
@external = external local_unnamed_addr global i32
@weak = extern_weak global i32
@placed = dso_local global i32 1, section ".mine", partition "part", comdat($"odd $name"), align 8, !note !0
@threads = thread_local(localexec) global i32 0
@inline = linkonce_odr protected global i32 7, comdat
@alias = internal alias i32, ptr @zero
@resolved = ifunc void (), ptr @resolver
@equivalent = global ptr dso_local_equivalent @resolver
@unchecked = global ptr no_cfi @resolver
@block = global ptr blockaddress(@resolver, %somewhere)
@numbered_block = global ptr blockaddress(@resolver, %2)
@llvm.used = appending global [1 x ptr] [ptr @zero], section "llvm.metadata"
@attributed = global i32 0 #0
@"name with spaces \22" = global %word 3

@defined_later = global i32 9

define ptr @resolver(i1 %0) {
  br i1 %0, label %2, label %somewhere

2:
  br label %somewhere

somewhere:
  ret ptr null
}

declare void @uses(ptr, ...) #1

declare extern_weak void @maybe()

declare !note !0 target("spirv.Image", void, 1, 0) @image(<vscale x 4 x i32>)

attributes #0 = { "only" }
attributes #1 = { nounwind "key"="value with \22quotes\22" memory(argmem: read, inaccessiblemem: none) alignstack=16 }

!named = !{!0, !2}
!empty = !{}
!qu\20oted = !{!1}
!0 = !{!"text", i32 5, null, ptr @zero, !2}
!1 = distinct !{!1, !{!"inline"}}
!2 = !{float 1.000000e+00, i64 -1}
