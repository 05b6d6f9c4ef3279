; Functions that each processor has to answer as the interpreter does: intrinsics that are only another spelling of
; instructions, and elements that are poison beside others that are not. Private memory is AMD's space 5; of others the test takes the
; space away.

define <8 x i1> @reversed_truths(<8 x i1> %v) {
  %r = call <8 x i1> @llvm.vector.reverse.v8i1(<8 x i1> %v)
  ret <8 x i1> %r
}

define <6 x i16> @inserted_part(<6 x i16> %v, <2 x i16> %p) {
  %r = call <6 x i16> @llvm.vector.insert.v6i16.v2i16(<6 x i16> %v, <2 x i16> %p, i64 4)
  ret <6 x i16> %r
}

define <2 x i1> @extracted_truths(<8 x i1> %v) {
  %r = call <2 x i1> @llvm.vector.extract.v2i1.v8i1(<8 x i1> %v, i64 6)
  ret <2 x i1> %r
}

define <4 x i32> @spliced(<4 x i32> %a, <4 x i32> %b) {
  %l = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %a, <4 x i32> %b, i32 3)
  %r = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %b, <4 x i32> %l, i32 3)
  %o = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %r, <4 x i32> %a, i32 -1)
  ret <4 x i32> %o
}

define <6 x i8> @interleaved_by_three(<2 x i8> %a, <2 x i8> %b, <2 x i8> %c) {
  %r = call <6 x i8> @llvm.vector.interleave3.v6i8(<2 x i8> %a, <2 x i8> %b, <2 x i8> %c)
  ret <6 x i8> %r
}

define <2 x i64> @every_third(<6 x i64> %v) {
  %parts = call { <2 x i64>, <2 x i64>, <2 x i64> } @llvm.vector.deinterleave3.v6i64(<6 x i64> %v)
  %b = extractvalue { <2 x i64>, <2 x i64>, <2 x i64> } %parts, 1
  %c = extractvalue { <2 x i64>, <2 x i64>, <2 x i64> } %parts, 2
  %r = sub <2 x i64> %b, %c
  ret <2 x i64> %r
}

define <5 x i32> @numbered(<5 x i32> %v) {
  %n = call <5 x i32> @llvm.stepvector.v5i32()
  %r = mul <5 x i32> %v, %n
  ret <5 x i32> %r
}

define i32 @first_that_is_set(<7 x i16> %v) {
  %low = and <7 x i16> %v, splat (i16 3)
  %r = call i32 @llvm.experimental.cttz.elts.i32.v7i16(<7 x i16> %low, i1 false)
  ret i32 %r
}

define i32 @product_with_fraction(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.sat.i32(i32 %a, i32 %b, i32 13)
  ret i32 %r
}

define <3 x i16> @unsigned_products_with_fraction(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.umul.fix.v3i16(<3 x i16> %a, <3 x i16> %b, i32 16)
  ret <3 x i16> %r
}

define i24 @quotient_with_fraction(i24 %a, i24 %b) {
  %odd = or i24 %b, 1
  %r = call i24 @llvm.sdiv.fix.sat.i24(i24 %a, i24 %odd, i32 7)
  ret i24 %r
}

define i1 @no_constant(i32 %a) {
  %r = call i1 @llvm.is.constant.i32(i32 %a)
  ret i1 %r
}

define i3 @bits_beside_poison(i15 %x) {
  %v = insertelement <3 x i15> poison, i15 %x, i32 0
  %b = bitcast <3 x i15> %v to <15 x i3>
  %r = extractelement <15 x i3> %b, i32 1
  ret i3 %r
}

define i15 @stored_beside_poison(i15 %x) {
  %place = alloca <3 x i15>, align 8, addrspace(5)
  %v = insertelement <3 x i15> poison, i15 %x, i32 1
  store <3 x i15> %v, ptr addrspace(5) %place, align 8
  %l = load volatile <3 x i15>, ptr addrspace(5) %place, align 8
  %r = extractelement <3 x i15> %l, i32 1
  ret i15 %r
}

; The byte between poison is kept also where the place becomes a value.
define i8 @byte_in_poison(i8 %x) {
  %place = alloca i32, align 4, addrspace(5)
  store i32 poison, ptr addrspace(5) %place, align 4
  %second = getelementptr i8, ptr addrspace(5) %place, i32 1
  store i8 %x, ptr addrspace(5) %second, align 1
  %r = load i8, ptr addrspace(5) %second, align 1
  ret i8 %r
}

define i96 @chosen_of_wide_ones(<3 x i96> %v, i32 %n) {
  %at = urem i32 %n, 3
  %r = extractelement <3 x i96> %v, i32 %at
  ret i96 %r
}

define <3 x i77> @put_among_wide_ones(<3 x i77> %v, i77 %x, i32 %n) {
  %at = urem i32 %n, 3
  %r = insertelement <3 x i77> %v, i77 %x, i32 %at
  ret <3 x i77> %r
}
