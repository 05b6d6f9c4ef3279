; passes: expand-bfloat
; A sum is one of floats, rounded to the upper half; of a NaN the upper half is kept.
define bfloat @sum(bfloat %a, bfloat %b) {
  %s = fadd bfloat %a, %b
  ret bfloat %s
}
; What only looks at bits does so.
define bfloat @sign(bfloat %a, bfloat %b) {
  %n = fneg bfloat %a
  %m = call bfloat @llvm.fabs.bf16(bfloat %n)
  %s = call bfloat @llvm.copysign.bf16(bfloat %m, bfloat %b)
  ret bfloat %s
}
define i1 @less(bfloat %a, bfloat %b) {
  %c = fcmp olt bfloat %a, %b
  ret i1 %c
}
; A float has all numbers of 24 bits; of others the highest bits, the last of which says whether there are more.
define bfloat @of_short(i24 %x) {
  %f = uitofp i24 %x to bfloat
  ret bfloat %f
}
define bfloat @of_long(i64 %x) {
  %f = sitofp i64 %x to bfloat
  ret bfloat %f
}
define <2 x bfloat> @of_doubles(<2 x double> %x) {
  %f = fptrunc <2 x double> %x to <2 x bfloat>
  ret <2 x bfloat> %f
}
define bfloat @scaled(bfloat %x, i32 %by) {
  %f = call bfloat @llvm.ldexp.bf16.i32(bfloat %x, i32 %by)
  ret bfloat %f
}
define bfloat @total(<3 x bfloat> %v) {
  %s = call bfloat @llvm.vector.reduce.fadd.v3bf16(bfloat 0.0, <3 x bfloat> %v)
  ret bfloat %s
}
; Values stay.
define bfloat @stays(ptr %p, i1 %c, bfloat %x) {
  %y = load bfloat, ptr %p, align 2
  %z = select i1 %c, bfloat %x, bfloat %y
  ret bfloat %z
}
declare bfloat @llvm.fabs.bf16(bfloat)
declare bfloat @llvm.copysign.bf16(bfloat, bfloat)
declare bfloat @llvm.ldexp.bf16.i32(bfloat, i32)
declare bfloat @llvm.vector.reduce.fadd.v3bf16(bfloat, <3 x bfloat>)
