// Updates added at places that repeat.
func.func @scatter(%o: tensor<500x16xf32>, %i: tensor<64x1xi32>, %u: tensor<64x16xf32>) -> tensor<500x16xf32> {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false)
      ins(%u, %i : tensor<64x16xf32>, tensor<64x1xi32>) outs(%o : tensor<500x16xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    iree_linalg_ext.yield %s : f32
  } -> tensor<500x16xf32>
  return %0 : tensor<500x16xf32>
}
