// Work-item numbers as code objects of version 5 have them. libclc's own read the arguments of version 4, where
// the offset of the grid comes first.
__attribute__((overloadable, const)) size_t get_global_offset(uint dimension) {
  __constant ulong *offsets = (__constant ulong *)((__constant char *)__builtin_amdgcn_implicitarg_ptr() + 40);
  return dimension < 3 ? offsets[dimension] : 0;
}

__attribute__((overloadable, const)) size_t get_global_id(uint dimension) {
  return get_group_id(dimension) * get_local_size(dimension) + get_local_id(dimension) + get_global_offset(dimension);
}
