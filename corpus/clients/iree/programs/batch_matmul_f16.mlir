// A batch of matrix products.
func.func @batch(%a: tensor<16x128x64xf16>, %b: tensor<16x64x256xf16>) -> tensor<16x128x256xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x128x256xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x128x256xf32>) -> tensor<16x128x256xf32>
  %0 = linalg.batch_matmul ins(%a, %b : tensor<16x128x64xf16>, tensor<16x64x256xf16>) outs(%f : tensor<16x128x256xf32>) -> tensor<16x128x256xf32>
  return %0 : tensor<16x128x256xf32>
}
