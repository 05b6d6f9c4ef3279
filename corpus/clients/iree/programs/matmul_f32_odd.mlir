// Matrix product 101 x 67 x 53, f32 to f32.
func.func @matmul(%a: tensor<101x53xf32>, %b: tensor<53x67xf32>) -> tensor<101x67xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<101x67xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<101x67xf32>) -> tensor<101x67xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<101x53xf32>, tensor<53x67xf32>) outs(%f : tensor<101x67xf32>) -> tensor<101x67xf32>
  return %0 : tensor<101x67xf32>
}
