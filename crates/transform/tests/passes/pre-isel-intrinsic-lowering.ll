; passes: pre-isel-intrinsic-lowering
; A part of a vector, and a vector with another part.
define <4 x i32> @parts(<4 x i32> %v) {
  %half = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %v, i64 2)
  %r = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %v, <2 x i32> %half, i64 0)
  ret <4 x i32> %r
}
define <4 x i8> @turned(<4 x i8> %v) {
  %r = call <4 x i8> @llvm.vector.reverse.v4i8(<4 x i8> %v)
  ret <4 x i8> %r
}
define <4 x i16> @numbers() {
  %r = call <4 x i16> @llvm.stepvector.v4i16()
  ret <4 x i16> %r
}
; Elements that alternate, and back.
define { <2 x i32>, <2 x i32> } @alternating(<2 x i32> %a, <2 x i32> %b) {
  %w = call <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32> %a, <2 x i32> %b)
  %r = call { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32> %w)
  ret { <2 x i32>, <2 x i32> } %r
}
define i32 @first(<3 x i8> %v) {
  %r = call i32 @llvm.experimental.cttz.elts.i32.v3i8(<3 x i8> %v, i1 true)
  ret i32 %r
}
; Twice the width holds the product; what the type does not have becomes its end.
define i16 @product(i16 %a, i16 %b) {
  %r = call i16 @llvm.smul.fix.sat.i16(i16 %a, i16 %b, i32 4)
  ret i16 %r
}
define i64 @unknown(ptr %p, i32 %x) {
  %c = call i1 @llvm.is.constant.i32(i32 %x)
  %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  %r = select i1 %c, i64 0, i64 %s
  ret i64 %r
}
declare <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32>, i64)
declare <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32>, <2 x i32>, i64)
declare <4 x i8> @llvm.vector.reverse.v4i8(<4 x i8>)
declare <4 x i16> @llvm.stepvector.v4i16()
declare <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32>, <2 x i32>)
declare { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32>)
declare i32 @llvm.experimental.cttz.elts.i32.v3i8(<3 x i8>, i1)
declare i16 @llvm.smul.fix.sat.i16(i16, i16, i32)
declare i1 @llvm.is.constant.i32(i32)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
