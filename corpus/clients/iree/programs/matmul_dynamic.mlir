// Matrix product with extents that are known at run time only, and an epilogue.
func.func @matmul(%a: tensor<?x256xf16>, %b: tensor<512x256xf16>, %c: tensor<512xf32>) -> tensor<?x512xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %a, %c0 : tensor<?x256xf16>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%m) : tensor<?x512xf32>
  %g = tensor.empty(%m) : tensor<?x512xf16>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x512xf32>) -> tensor<?x512xf32>
  %0 = linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>]
      ins(%a, %b : tensor<?x256xf16>, tensor<512x256xf16>) outs(%f : tensor<?x512xf32>) -> tensor<?x512xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%0, %c : tensor<?x512xf32>, tensor<512xf32>) outs(%g : tensor<?x512xf16>) {
  ^bb0(%x: f32, %y: f32, %o: f16):
    %s = arith.addf %x, %y : f32
    %r = arith.maximumf %s, %z : f32
    %t = arith.truncf %r : f32 to f16
    linalg.yield %t : f16
  } -> tensor<?x512xf16>
  return %1 : tensor<?x512xf16>
}
