; passes: intel-approximate
target triple = "spir64"

; Only the call with the flag.
define spir_func float @f(float %x) {
  %a = call afn spir_func float @_Z3expf(float %x)
  %b = call spir_func float @_Z3expf(float %a)
  ret float %b
}

declare spir_func float @_Z3expf(float)
