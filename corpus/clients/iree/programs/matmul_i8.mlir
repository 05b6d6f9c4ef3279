// Matrix product 256 x 512 x 256, i8 to i32.
func.func @matmul(%a: tensor<256x256xi8>, %b: tensor<256x512xi8>) -> tensor<256x512xi32> {
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<256x512xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<256x512xi32>) -> tensor<256x512xi32>
  %0 = linalg.matmul ins(%a, %b : tensor<256x256xi8>, tensor<256x512xi8>) outs(%f : tensor<256x512xi32>) -> tensor<256x512xi32>
  return %0 : tensor<256x512xi32>
}
