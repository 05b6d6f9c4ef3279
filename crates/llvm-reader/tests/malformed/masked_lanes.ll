declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <8 x i1>, <4 x i32>)
define <4 x i32> @f(ptr %p, <8 x i1> %m, <4 x i32> %v) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, <8 x i1> %m, <4 x i32> %v)
  ret <4 x i32> %r
}
