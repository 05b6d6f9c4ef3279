// Conversions between element types.
func.func @casts(%x: tensor<4096xf32>, %b: tensor<4096xbf16>, %i: tensor<4096xi8>) -> (tensor<4096xbf16>, tensor<4096xf16>, tensor<4096xi8>) {
  %0 = arith.extf %b : tensor<4096xbf16> to tensor<4096xf32>
  %1 = arith.sitofp %i : tensor<4096xi8> to tensor<4096xf32>
  %2 = arith.addf %0, %1 : tensor<4096xf32>
  %3 = arith.mulf %2, %x : tensor<4096xf32>
  %4 = arith.truncf %3 : tensor<4096xf32> to tensor<4096xbf16>
  %5 = arith.truncf %3 : tensor<4096xf32> to tensor<4096xf16>
  %6 = arith.fptosi %3 : tensor<4096xf32> to tensor<4096xi8>
  return %4, %5, %6 : tensor<4096xbf16>, tensor<4096xf16>, tensor<4096xi8>
}
