// The input transform of Winograd's convolution.
func.func @winograd(%x: tensor<1x10x10x64xf32>) -> tensor<8x8x1x2x2x64xf32> {
  %e = tensor.empty() : tensor<8x8x1x2x2x64xf32>
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3) image_dimensions([1, 2])
      ins(%x : tensor<1x10x10x64xf32>) outs(%e : tensor<8x8x1x2x2x64xf32>) -> tensor<8x8x1x2x2x64xf32>
  return %0 : tensor<8x8x1x2x2x64xf32>
}
