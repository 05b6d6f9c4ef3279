// Matrix by vector.
func.func @matvec(%a: tensor<4096x2048xf16>, %x: tensor<2048xf16>) -> tensor<4096xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4096xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4096xf32>) -> tensor<4096xf32>
  %0 = linalg.matvec ins(%a, %x : tensor<4096x2048xf16>, tensor<2048xf16>) outs(%f : tensor<4096xf32>) -> tensor<4096xf32>
  return %0 : tensor<4096xf32>
}
