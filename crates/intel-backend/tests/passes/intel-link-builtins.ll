; passes: intel-link-builtins
target triple = "spir64"

; The library's function, and a remainder that the machine lacks.
define spir_func float @f(float %x, float %y) {
  %a = call spir_func float @_Z7degreesf(float %x)
  %b = call spir_func float @_Z4signf(float %a)
  ret float %b
}

declare spir_func float @_Z7degreesf(float)
declare spir_func float @_Z4signf(float)
