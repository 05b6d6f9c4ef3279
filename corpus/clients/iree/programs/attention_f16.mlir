// Attention of 8 heads.
func.func @attention(%q: tensor<8x256x64xf16>, %k: tensor<8x256x64xf16>, %v: tensor<8x256x64xf16>) -> tensor<8x256x64xf16> {
  %s = arith.constant 0.125 : f16
  %e = tensor.empty() : tensor<8x256x64xf16>
  %0 = iree_linalg_ext.attention <{indexing_maps = [affine_map<(b, m, n, k, l) -> (b, m, k)>, affine_map<(b, m, n, k, l) -> (b, l, k)>,
      affine_map<(b, m, n, k, l) -> (b, l, n)>, affine_map<(b, m, n, k, l) -> ()>, affine_map<(b, m, n, k, l) -> (b, m, n)>]}>
      ins(%q, %k, %v, %s : tensor<8x256x64xf16>, tensor<8x256x64xf16>, tensor<8x256x64xf16>, f16) outs(%e : tensor<8x256x64xf16>) {
  ^bb0(%x: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<8x256x64xf16>
  return %0 : tensor<8x256x64xf16>
}
