// Normalisation of rows by their mean square.
func.func @norm(%x: tensor<32x4096xf16>, %w: tensor<4096xf16>) -> tensor<32x4096xf16> {
  %z = arith.constant 0.0 : f32
  %n = arith.constant 4096.0 : f32
  %eps = arith.constant 1.0e-5 : f32
  %e = tensor.empty() : tensor<32xf32>
  %o = tensor.empty() : tensor<32x4096xf16>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<32xf32>) -> tensor<32xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<32x4096xf16>) outs(%f : tensor<32xf32>) {
  ^bb0(%a: f16, %t: f32):
    %w0 = arith.extf %a : f16 to f32
    %m = arith.mulf %w0, %w0 : f32
    %r = arith.addf %m, %t : f32
    linalg.yield %r : f32
  } -> tensor<32xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%x, %s, %w : tensor<32x4096xf16>, tensor<32xf32>, tensor<4096xf16>) outs(%o : tensor<32x4096xf16>) {
  ^bb0(%a: f16, %q: f32, %g: f16, %t: f16):
    %d = arith.divf %q, %n : f32
    %p = arith.addf %d, %eps : f32
    %r = math.rsqrt %p : f32
    %v = arith.extf %a : f16 to f32
    %u = arith.mulf %v, %r : f32
    %k = arith.truncf %u : f32 to f16
    %y = arith.mulf %k, %g : f16
    linalg.yield %y : f16
  } -> tensor<32x4096xf16>
  return %0 : tensor<32x4096xf16>
}
