; passes: scalarize-masked-mem-intrin
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Known bits: straight accesses. A lane that is undefined is off.
define void @constant(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = call <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1) align 16 %p, <4 x i1> <i1 true, i1 true, i1 false, i1 undef>, <4 x float> zeroinitializer)
  call void @llvm.masked.store.v4f32.p1(<4 x float> %v, ptr addrspace(1) align 16 %q, <4 x i1> splat (i1 true))
  ret void
}

; A bit for every lane, and one bit for all of them.
define void @varying(<3 x i16> %v, ptr addrspace(1) %p, <3 x i1> %m, i1 %c) {
  call void @llvm.masked.store.v3i16.p1(<3 x i16> %v, ptr addrspace(1) align 8 %p, <3 x i1> %m), !tbaa !0
  %i = insertelement <3 x i1> poison, i1 %c, i32 0
  %s = shufflevector <3 x i1> %i, <3 x i1> poison, <3 x i32> zeroinitializer
  call void @llvm.masked.store.v3i16.p1(<3 x i16> %v, ptr addrspace(1) align 8 %p, <3 x i1> %s)
  ret void
}

define <2 x i32> @scattered(<2 x ptr addrspace(1)> %p, <2 x i1> %m, <2 x i32> %rest, <2 x i32> %v) {
  %r = call <2 x i32> @llvm.masked.gather.v2i32.v2p1(<2 x ptr addrspace(1)> align 4 %p, <2 x i1> %m, <2 x i32> %rest)
  call void @llvm.masked.scatter.v2i32.v2p1(<2 x i32> %v, <2 x ptr addrspace(1)> align 4 %p, <2 x i1> <i1 false, i1 true>)
  ret <2 x i32> %r
}

; The second lane lies where the first left off, if it is on.
define <2 x i64> @packed(ptr addrspace(1) %p, <2 x i1> %m, <2 x i64> %rest) {
  %r = call <2 x i64> @llvm.masked.expandload.v2i64(ptr addrspace(1) align 16 %p, <2 x i1> %m, <2 x i64> %rest)
  ret <2 x i64> %r
}

define void @packed_constant(ptr addrspace(1) %p, <4 x i8> %v) {
  call void @llvm.masked.compressstore.v4i8(<4 x i8> %v, ptr addrspace(1) align 4 %p, <4 x i1> <i1 true, i1 false, i1 true, i1 true>)
  ret void
}

declare <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1), <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p1(<4 x float>, ptr addrspace(1), <4 x i1>)
declare void @llvm.masked.store.v3i16.p1(<3 x i16>, ptr addrspace(1), <3 x i1>)
declare <2 x i32> @llvm.masked.gather.v2i32.v2p1(<2 x ptr addrspace(1)>, <2 x i1>, <2 x i32>)
declare void @llvm.masked.scatter.v2i32.v2p1(<2 x i32>, <2 x ptr addrspace(1)>, <2 x i1>)
declare <2 x i64> @llvm.masked.expandload.v2i64(ptr addrspace(1), <2 x i1>, <2 x i64>)
declare void @llvm.masked.compressstore.v4i8(<4 x i8>, ptr addrspace(1), <4 x i1>)

!0 = !{!1, !1, i64 0}
!1 = !{!"short", !2}
!2 = !{!"root"}
