// Sums of rows.
func.func @sum(%x: tensor<512x3000xf32>) -> tensor<512xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<512xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<512xf32>) -> tensor<512xf32>
  %0 = linalg.reduce {arith.addf} ins(%x : tensor<512x3000xf32>) outs(%f : tensor<512xf32>) dimensions = [1]
  return %0 : tensor<512xf32>
}
