// Product of complex numbers.
func.func @complex(%a: tensor<500xcomplex<f32>>, %b: tensor<500xcomplex<f32>>) -> tensor<500xf32> {
  %0 = stablehlo.multiply %a, %b : tensor<500xcomplex<f32>>
  %1 = stablehlo.abs %0 : (tensor<500xcomplex<f32>>) -> tensor<500xf32>
  return %1 : tensor<500xf32>
}
