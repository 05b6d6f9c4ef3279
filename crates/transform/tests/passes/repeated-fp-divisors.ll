; passes: repeated-fp-divisors
target triple = "nvptx64-nvidia-cuda"

; One reciprocal for both, as precise as the stricter of the two.
define float @two(float %a, float %b, float %c) {
  %x = fdiv arcp afn float %a, %c
  %y = fdiv arcp nnan float %b, %c
  %r = fadd float %x, %y
  ret float %r
}

; A reciprocal that is there anyway serves; the other divisor has one division only.
define <2 x double> @vectors(<2 x double> %a, <2 x double> %b, <2 x double> %c) {
  %x = fdiv arcp <2 x double> splat (double 1.0), %c
  %y = fdiv arcp <2 x double> %a, %c
  %z = fdiv arcp <2 x double> %y, %b
  %r = fadd <2 x double> %x, %z
  ret <2 x double> %r
}

; The first division dominates the second; the third and fourth are on ways of their own.
define float @blocks(float %a, float %c, float %d, i1 %p) {
entry:
  %x = fdiv fast float %a, %c
  br i1 %p, label %then, label %else
then:
  %y = fdiv fast float %d, %c
  %u = fdiv fast float %y, %d
  br label %end
else:
  %v = fdiv fast float %c, %d
  br label %end
end:
  %w = phi float [ %u, %then ], [ %v, %else ]
  %r = fadd float %w, %x
  ret float %r
}

; Not without arcp, not in half precision.
define float @no(float %a, float %b, float %c, half %h) {
  %x = fdiv afn float %a, %c
  %y = fdiv afn float %b, %c
  %f = fptrunc float %x to half
  %g = fdiv arcp half %f, %h
  %i = fdiv arcp half %g, %h
  %j = fpext half %i to float
  %r = fadd float %y, %j
  ret float %r
}
