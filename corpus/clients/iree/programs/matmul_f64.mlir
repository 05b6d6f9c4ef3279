// Matrix product 128 x 128 x 128, f64 to f64.
func.func @matmul(%a: tensor<128x128xf64>, %b: tensor<128x128xf64>) -> tensor<128x128xf64> {
  %z = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<128x128xf64>
  %f = linalg.fill ins(%z : f64) outs(%e : tensor<128x128xf64>) -> tensor<128x128xf64>
  %0 = linalg.matmul ins(%a, %b : tensor<128x128xf64>, tensor<128x128xf64>) outs(%f : tensor<128x128xf64>) -> tensor<128x128xf64>
  return %0 : tensor<128x128xf64>
}
