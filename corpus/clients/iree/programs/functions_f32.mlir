// Elementary functions.
func.func @functions(%x: tensor<4096xf32>) -> tensor<4096xf32> {
  %0 = math.tanh %x : tensor<4096xf32>
  %1 = math.exp %x : tensor<4096xf32>
  %2 = math.absf %x : tensor<4096xf32>
  %3 = math.log1p %2 : tensor<4096xf32>
  %4 = math.sin %x : tensor<4096xf32>
  %5 = math.rsqrt %1 : tensor<4096xf32>
  %6 = math.powf %2, %5 : tensor<4096xf32>
  %7 = arith.addf %0, %3 : tensor<4096xf32>
  %8 = arith.addf %4, %6 : tensor<4096xf32>
  %9 = arith.mulf %7, %8 : tensor<4096xf32>
  return %9 : tensor<4096xf32>
}
