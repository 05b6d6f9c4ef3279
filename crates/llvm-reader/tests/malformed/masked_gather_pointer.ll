declare <4 x i32> @llvm.masked.gather.v4i32.v2p0(<2 x ptr>, <4 x i1>, <4 x i32>)
define <4 x i32> @f(<2 x ptr> %p, <4 x i1> %m, <4 x i32> %v) {
  %r = call <4 x i32> @llvm.masked.gather.v4i32.v2p0(<2 x ptr> %p, <4 x i1> %m, <4 x i32> %v)
  ret <4 x i32> %r
}
