// Softmax of rows, half precision.
func.func @softmax(%x: tensor<12x128x128xf16>) -> tensor<12x128x128xf16> {
  %e = tensor.empty() : tensor<12x128x128xf16>
  %0 = linalg.softmax dimension(2) ins(%x : tensor<12x128x128xf16>) outs(%e : tensor<12x128x128xf16>) -> tensor<12x128x128xf16>
  return %0 : tensor<12x128x128xf16>
}
