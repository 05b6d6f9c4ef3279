// Matrix product 512 x 1024 x 256, bf16 to f32.
func.func @matmul(%a: tensor<512x256xbf16>, %b: tensor<256x1024xbf16>) -> tensor<512x1024xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<512x1024xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<512x1024xf32>) -> tensor<512x1024xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<512x256xbf16>, tensor<256x1024xbf16>) outs(%f : tensor<512x1024xf32>) -> tensor<512x1024xf32>
  return %0 : tensor<512x1024xf32>
}
