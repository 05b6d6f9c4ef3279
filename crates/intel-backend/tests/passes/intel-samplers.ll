; passes: intel-samplers
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-A5"
target triple = "spir64"

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)
declare spir_func i32 @_Z24lanelift_sampler_address11ocl_sampler(target("spirv.Sampler"))
declare spir_func i32 @_Z27lanelift_sampler_normalized11ocl_sampler(target("spirv.Sampler"))
declare spir_func i32 @_Z22lanelift_sampler_snaps11ocl_sampler(target("spirv.Sampler"))

; CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST
define spir_kernel void @of_the_program(ptr addrspace(1) %out) {
  %s = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 21)
  %a = call spir_func i32 @_Z24lanelift_sampler_address11ocl_sampler(target("spirv.Sampler") %s)
  %n = call spir_func i32 @_Z27lanelift_sampler_normalized11ocl_sampler(target("spirv.Sampler") %s)
  %w = call spir_func i32 @_Z22lanelift_sampler_snaps11ocl_sampler(target("spirv.Sampler") %s)
  %an = add i32 %a, %n
  %anw = add i32 %an, %w
  store i32 %anw, ptr addrspace(1) %out
  ret void
}

; The driver says what a parameter is.
define spir_kernel void @of_the_host(target("spirv.Sampler") %s, ptr addrspace(1) %out) {
  %a = call spir_func i32 @_Z24lanelift_sampler_address11ocl_sampler(target("spirv.Sampler") %s)
  store i32 %a, ptr addrspace(1) %out
  ret void
}
