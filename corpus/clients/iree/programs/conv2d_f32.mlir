// Convolution, channels last, f32 to f32, step 2.
func.func @conv(%x: tensor<2x33x33x3xf32>, %w: tensor<3x3x3x32xf32>) -> tensor<2x16x16x32xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x16x16x32xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x16x16x32xf32>) -> tensor<2x16x16x32xf32>
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%x, %w : tensor<2x33x33x3xf32>, tensor<3x3x3x32xf32>) outs(%f : tensor<2x16x16x32xf32>) -> tensor<2x16x16x32xf32>
  return %0 : tensor<2x16x16x32xf32>
}
