// Rows sorted, with the places the elements come from.
func.func @sort(%x: tensor<16x128xf32>, %i: tensor<16x128xi32>) -> (tensor<16x128xf32>, tensor<16x128xi32>) {
  %0:2 = iree_linalg_ext.sort dimension(1) outs(%x, %i : tensor<16x128xf32>, tensor<16x128xi32>) {
  ^bb0(%a: f32, %b: f32, %p: i32, %q: i32):
    %c = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<16x128xf32>, tensor<16x128xi32>
  return %0#0, %0#1 : tensor<16x128xf32>, tensor<16x128xi32>
}
