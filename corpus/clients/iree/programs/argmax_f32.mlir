// Greatest elements of rows and their places.
func.func @argmax(%x: tensor<128x1000xf32>) -> (tensor<128xf32>, tensor<128xi32>) {
  %m = arith.constant 0xFF800000 : f32
  %c0 = arith.constant 0 : i32
  %ev = tensor.empty() : tensor<128xf32>
  %ei = tensor.empty() : tensor<128xi32>
  %fv = linalg.fill ins(%m : f32) outs(%ev : tensor<128xf32>) -> tensor<128xf32>
  %fi = linalg.fill ins(%c0 : i32) outs(%ei : tensor<128xi32>) -> tensor<128xi32>
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]} ins(%x : tensor<128x1000xf32>) outs(%fv, %fi : tensor<128xf32>, tensor<128xi32>) {
  ^bb0(%a: f32, %v: f32, %i: i32):
    %j = linalg.index 1 : index
    %k = arith.index_cast %j : index to i32
    %g = arith.cmpf ogt, %a, %v : f32
    %nv = arith.select %g, %a, %v : f32
    %ni = arith.select %g, %k, %i : i32
    linalg.yield %nv, %ni : f32, i32
  } -> (tensor<128xf32>, tensor<128xi32>)
  return %0#0, %0#1 : tensor<128xf32>, tensor<128xi32>
}
