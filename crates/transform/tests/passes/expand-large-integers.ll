; passes: expand-large-integers
; Pieces of 64 bits, through a loop's parameters and memory; what the function takes and gives keeps its type.
define void @sum(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %total = phi i128 [ 0, %entry ], [ %next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i128, ptr %p, i64 %i
  %x = load i128, ptr %q, align 16
  %next = add i128 %total, %x
  %j = add i64 %i, 1
  %again = icmp ult i64 %j, %n
  br i1 %again, label %loop, label %exit
exit:
  store i128 %next, ptr %p, align 16
  ret void
}
define i64 @high(i64 %a, i64 %b) {
  %x = sext i64 %a to i128
  %y = sext i64 %b to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}
define void @constant(ptr %p) {
  store i128 36893488147419103233, ptr %p, align 16
  ret void
}
define i1 @less(i64 %a, i96 %b) {
  %x = sext i64 %a to i96
  %r = icmp slt i96 %x, %b
  ret i1 %r
}
define i128 @shifted(i128 %x, i128 %by) {
  %a = shl i128 %x, 68
  %b = ashr i128 %a, %by
  %c = call i128 @llvm.smax.i128(i128 %b, i128 -3)
  ret i128 %c
}
define float @as_float(i64 %a, i128 %b) {
  %x = zext i64 %a to i128
  %y = xor i128 %x, %b
  %r = sitofp i128 %y to float
  ret float %r
}
define i64 @of_double(double %x, i64 %n) {
  %a = fptosi double %x to i128
  %s = zext i64 %n to i128
  %b = call i128 @llvm.fshl.i128(i128 %a, i128 %a, i128 %s)
  %c = call i128 @llvm.ctlz.i128(i128 %b, i1 false)
  %r = trunc i128 %c to i64
  ret i64 %r
}
define <4 x i32> @bits(<4 x i32> %v) {
  %x = bitcast <4 x i32> %v to i128
  %y = call i128 @llvm.bswap.i128(i128 %x)
  %r = bitcast i128 %y to <4 x i32>
  ret <4 x i32> %r
}
declare i128 @llvm.smax.i128(i128, i128)
declare i128 @llvm.fshl.i128(i128, i128, i128)
declare i128 @llvm.ctlz.i128(i128, i1)
declare i128 @llvm.bswap.i128(i128)
