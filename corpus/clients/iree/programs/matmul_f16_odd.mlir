// Matrix product 127 x 250 x 96, f16 to f32.
func.func @matmul(%a: tensor<127x96xf16>, %b: tensor<96x250xf16>) -> tensor<127x250xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<127x250xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<127x250xf32>) -> tensor<127x250xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<127x96xf16>, tensor<96x250xf16>) outs(%f : tensor<127x250xf32>) -> tensor<127x250xf32>
  return %0 : tensor<127x250xf32>
}
