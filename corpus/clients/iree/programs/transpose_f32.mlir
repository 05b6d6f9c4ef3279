// Transposition.
func.func @transpose(%x: tensor<512x1024xf32>) -> tensor<1024x512xf32> {
  %e = tensor.empty() : tensor<1024x512xf32>
  %0 = linalg.transpose ins(%x : tensor<512x1024xf32>) outs(%e : tensor<1024x512xf32>) permutation = [1, 0]
  return %0 : tensor<1024x512xf32>
}
