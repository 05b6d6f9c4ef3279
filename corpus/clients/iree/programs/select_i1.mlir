// Truth values in memory.
func.func @select(%c: tensor<3000xi1>, %x: tensor<3000xf32>, %y: tensor<3000xf32>) -> (tensor<3000xf32>, tensor<3000xi1>) {
  %0 = arith.select %c, %x, %y : tensor<3000xi1>, tensor<3000xf32>
  %1 = arith.cmpf olt, %x, %y : tensor<3000xf32>
  %2 = arith.xori %1, %c : tensor<3000xi1>
  return %0, %2 : tensor<3000xf32>, tensor<3000xi1>
}
