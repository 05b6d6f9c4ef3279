
define void @h(ptr dead_on_return %p, ptr captures(ret: address_is_null) %q) {
  ret void
}

; Function Attrs: allockind("realloc,zeroed") allocsize(1) memory(read, argmem: write, errnomem: none, target_mem0: write) alignstack(16) uwtable vscale_range(2,8)
define float @m(float nofpclass(qnan pinf) %x, i64 range(i64 -5, 9) %r, ptr initializes((0, 4), (8, 12)) %i, float nofpclass(nan zero nsub) %z, ptr captures(none) %e, ptr captures(address, provenance) %y, ptr captures(address_is_null, read_provenance) %c) #0 {
  ret float 0.000000e+00
}

; Function Attrs: memory(target_mem1: read) uwtable(sync)
define void @u() #1 {
  ret void
}

; Function Attrs: memory(none)
define void @v() #2 {
  ret void
}

; Function Attrs: memory(inaccessiblemem: write)
define void @w() #3 {
  ret void
}

attributes #0 = { allockind("realloc,zeroed") allocsize(1) memory(read, argmem: write, errnomem: none, target_mem0: write) alignstack=16 uwtable vscale_range(2,8) }
attributes #1 = { memory(target_mem1: read) uwtable(sync) }
attributes #2 = { memory(none) }
attributes #3 = { memory(inaccessiblemem: write) }
