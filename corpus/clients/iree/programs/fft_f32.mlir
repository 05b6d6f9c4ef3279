// One step of a Fourier transform of 1024 points.
func.func @fft(%re: tensor<1024xf32>, %im: tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>) {
  %s = arith.constant 3 : index
  %0:2 = iree_linalg_ext.fft ins(%s : index) outs(%re, %im : tensor<1024xf32>, tensor<1024xf32>) : tensor<1024xf32>, tensor<1024xf32>
  return %0#0, %0#1 : tensor<1024xf32>, tensor<1024xf32>
}
