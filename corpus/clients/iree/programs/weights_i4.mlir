// Weights of 4 bits with a scale and a zero point for each group, multiplied by a vector.
func.func @weights(%w: tensor<1024x16x128xi4>, %s: tensor<1024x16xf16>, %p: tensor<1024x16xf16>, %x: tensor<16x128xf16>) -> tensor<1024xf16> {
  %z = arith.constant 0.0 : f16
  %d = tensor.empty() : tensor<1024x16x128xf16>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, g, k) -> (i, g, k)>, affine_map<(i, g, k) -> (i, g)>, affine_map<(i, g, k) -> (i, g)>, affine_map<(i, g, k) -> (i, g, k)>],
      iterator_types = ["parallel", "parallel", "parallel"]} ins(%w, %s, %p : tensor<1024x16x128xi4>, tensor<1024x16xf16>, tensor<1024x16xf16>) outs(%d : tensor<1024x16x128xf16>) {
  ^bb0(%q: i4, %sc: f16, %zp: f16, %o: f16):
    %i = arith.extui %q : i4 to i32
    %f = arith.uitofp %i : i32 to f16
    %u = arith.subf %f, %zp : f16
    %v = arith.mulf %u, %sc : f16
    linalg.yield %v : f16
  } -> tensor<1024x16x128xf16>
  %e = tensor.empty() : tensor<1024xf16>
  %f0 = linalg.fill ins(%z : f16) outs(%e : tensor<1024xf16>) -> tensor<1024xf16>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, g, k) -> (g, k)>, affine_map<(i, g, k) -> (i, g, k)>, affine_map<(i, g, k) -> (i)>],
      iterator_types = ["parallel", "reduction", "reduction"]} ins(%x, %wide : tensor<16x128xf16>, tensor<1024x16x128xf16>) outs(%f0 : tensor<1024xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %m = arith.mulf %a, %b : f16
    %s2 = arith.addf %m, %o : f16
    linalg.yield %s2 : f16
  } -> tensor<1024xf16>
  return %0 : tensor<1024xf16>
}
