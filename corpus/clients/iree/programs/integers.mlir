// Integer operations of several widths.
func.func @integers(%x: tensor<2048xi32>, %y: tensor<2048xi32>, %z: tensor<2048xi8>) -> tensor<2048xi64> {
  %c1 = arith.constant dense<1> : tensor<2048xi32>
  %o = arith.ori %y, %c1 : tensor<2048xi32>
  %d = arith.divsi %x, %o : tensor<2048xi32>
  %r = arith.remui %x, %o : tensor<2048xi32>
  %w = arith.extsi %z : tensor<2048xi8> to tensor<2048xi32>
  %m = arith.maxsi %d, %w : tensor<2048xi32>
  %a = arith.xori %m, %r : tensor<2048xi32>
  %p = math.ctpop %a : tensor<2048xi32>
  %l = math.ctlz %a : tensor<2048xi32>
  %s = arith.addi %p, %l : tensor<2048xi32>
  %e = arith.extsi %s : tensor<2048xi32> to tensor<2048xi64>
  %f = arith.extui %a : tensor<2048xi32> to tensor<2048xi64>
  %g = arith.muli %e, %f : tensor<2048xi64>
  return %g : tensor<2048xi64>
}
