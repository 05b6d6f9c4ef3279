; passes: expand-large-operations
; A comparison of vectors of large integers is one of each element.
define <2 x i1> @compare(<2 x i96> %a, <2 x i96> %b) {
  %c = icmp ult <2 x i96> %a, %b
  ret <2 x i1> %c
}

; A three-way comparison is the difference of two.
define i72 @order(i72 %a, i72 %b) {
  %c = call i72 @llvm.scmp.i72.i72(i72 %a, i72 %b)
  ret i72 %c
}

; What is over of one bit is seen in a byte.
define i1 @over(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.sadd.with.overflow.i1(i1 %a, i1 %b)
  %o = extractvalue { i1, i1 } %p, 1
  ret i1 %o
}

; A float's fraction is moved by its exponent.
define i80 @convert(float %x) {
  %c = fptoui float %x to i80
  ret i80 %c
}

; Integers of the machine stay.
define <2 x i32> @small(<2 x i32> %a, <2 x i32> %b) {
  %s = add <2 x i32> %a, %b
  ret <2 x i32> %s
}
declare i72 @llvm.scmp.i72.i72(i72, i72)
declare { i1, i1 } @llvm.sadd.with.overflow.i1(i1, i1)
; A minimum and a count are left to the selector; all numbers of 16 bits fit in 32.
define i128 @selected(i128 %a, i128 %b) {
  %m = call i128 @llvm.umin.i128(i128 %a, i128 %b)
  %n = call i128 @llvm.ctlz.i128(i128 %m, i1 false)
  ret i128 %n
}
define i128 @of_half(half %x) {
  %r = fptosi half %x to i128
  ret i128 %r
}
declare i128 @llvm.umin.i128(i128, i128)
declare i128 @llvm.ctlz.i128(i128, i1)
