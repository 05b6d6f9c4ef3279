// The greatest elements of rows with their places.
func.func @topk(%x: tensor<8x1000xf32>, %v: tensor<8x5xf32>, %i: tensor<8x5xi32>) -> (tensor<8x5xf32>, tensor<8x5xi32>) {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%x : tensor<8x1000xf32>) outs(%v, %i : tensor<8x5xf32>, tensor<8x5xi32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<8x5xf32>, tensor<8x5xi32>
  return %0#0, %0#1 : tensor<8x5xf32>, tensor<8x5xi32>
}
