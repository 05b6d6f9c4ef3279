// Transposition of bytes in three dimensions.
func.func @transpose(%x: tensor<8x100x260xi8>) -> tensor<260x8x100xi8> {
  %e = tensor.empty() : tensor<260x8x100xi8>
  %0 = linalg.transpose ins(%x : tensor<8x100x260xi8>) outs(%e : tensor<260x8x100xi8>) permutation = [2, 0, 1]
  return %0 : tensor<260x8x100xi8>
}
