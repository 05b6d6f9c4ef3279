// Convolution, channels last, i8 to i32, step 1.
func.func @conv(%x: tensor<2x18x18x32xi8>, %w: tensor<3x3x32x64xi8>) -> tensor<2x16x16x64xi32> {
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2x16x16x64xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<2x16x16x64xi32>) -> tensor<2x16x16x64xi32>
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<2x18x18x32xi8>, tensor<3x3x32x64xi8>) outs(%f : tensor<2x16x16x64xi32>) -> tensor<2x16x16x64xi32>
  return %0 : tensor<2x16x16x64xi32>
}
