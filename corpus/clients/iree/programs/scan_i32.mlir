// Cumulative sums of rows.
func.func @scan(%x: tensor<32x100xi32>) -> tensor<32x100xi32> {
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<32x100xi32>
  %a = tensor.empty() : tensor<32xi32>
  %f = linalg.fill ins(%z : i32) outs(%a : tensor<32xi32>) -> tensor<32xi32>
  %0:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%x : tensor<32x100xi32>) outs(%e, %f : tensor<32x100xi32>, tensor<32xi32>) {
  ^bb0(%p: i32, %q: i32):
    %s = arith.addi %p, %q : i32
    iree_linalg_ext.yield %s : i32
  } -> tensor<32x100xi32>, tensor<32xi32>
  return %0#0 : tensor<32x100xi32>
}
