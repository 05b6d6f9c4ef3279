// Product of 8-bit operands with zero points.
func.func @quantised(%a: tensor<128x256xi8>, %b: tensor<256x512xi8>, %za: i32, %zb: i32) -> tensor<128x512xi32> {
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<128x512xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<128x512xi32>) -> tensor<128x512xi32>
  %0 = linalg.quantized_matmul ins(%a, %b, %za, %zb : tensor<128x256xi8>, tensor<256x512xi8>, i32, i32) outs(%f : tensor<128x512xi32>) -> tensor<128x512xi32>
  return %0 : tensor<128x512xi32>
}
