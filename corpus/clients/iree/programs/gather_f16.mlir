// Rows of a table by index.
func.func @gather(%t: tensor<1000x256xf16>, %i: tensor<64xi64>) -> tensor<64x256xf16> {
  %e = tensor.empty() : tensor<64x256xf16>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%i : tensor<64xi64>) outs(%e : tensor<64x256xf16>) {
  ^bb0(%a: i64, %o: f16):
    %r = arith.index_cast %a : i64 to index
    %c = linalg.index 1 : index
    %v = tensor.extract %t[%r, %c] : tensor<1000x256xf16>
    linalg.yield %v : f16
  } -> tensor<64x256xf16>
  return %0 : tensor<64x256xf16>
}
