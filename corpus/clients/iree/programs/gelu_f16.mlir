// A chain of elementwise operations, in half precision.
func.func @gelu(%x: tensor<64x768xf16>, %bias: tensor<768xf16>) -> tensor<64x768xf16> {
  %e = tensor.empty() : tensor<64x768xf16>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%x, %bias : tensor<64x768xf16>, tensor<768xf16>) outs(%e : tensor<64x768xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %s = arith.addf %a, %b : f16
    %w = arith.extf %s : f16 to f32
    %c = arith.constant 0.70710678 : f32
    %h = arith.constant 0.5 : f32
    %one = arith.constant 1.0 : f32
    %m = arith.mulf %w, %c : f32
    %f = math.erf %m : f32
    %p = arith.addf %f, %one : f32
    %q = arith.mulf %p, %h : f32
    %r = arith.mulf %q, %w : f32
    %t = arith.truncf %r : f32 to f16
    linalg.yield %t : f16
  } -> tensor<64x768xf16>
  return %0 : tensor<64x768xf16>
}
