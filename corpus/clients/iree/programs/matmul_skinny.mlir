// Matrix product 4 x 1024 x 2048, f16 to f32.
func.func @matmul(%a: tensor<4x2048xf16>, %b: tensor<2048x1024xf16>) -> tensor<4x1024xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x1024xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x1024xf32>) -> tensor<4x1024xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x2048xf16>, tensor<2048x1024xf16>) outs(%f : tensor<4x1024xf32>) -> tensor<4x1024xf32>
  return %0 : tensor<4x1024xf32>
}
