// Sum of two arrays.
func.func @add(%a: tensor<1000xf32>, %b: tensor<1000xf32>) -> tensor<1000xf32> {
  %0 = arith.addf %a, %b : tensor<1000xf32>
  return %0 : tensor<1000xf32>
}
