// Two layers in TOSA with a clamp between them.
func.func @mlp(%x: tensor<1x64x128xf32>, %a: tensor<1x128x256xf32>, %b: tensor<1x256x32xf32>) -> tensor<1x64x32xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.matmul %x, %a, %z, %z : (tensor<1x64x128xf32>, tensor<1x128x256xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x64x256xf32>
  %1 = "tosa.clamp"(%0) <{min_val = 0.0 : f32, max_val = 6.0 : f32}> : (tensor<1x64x256xf32>) -> tensor<1x64x256xf32>
  %2 = tosa.matmul %1, %b, %z, %z : (tensor<1x64x256xf32>, tensor<1x256x32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x64x32xf32>
  return %2 : tensor<1x64x32xf32>
}
