// A sparse matrix times a vector: a sub-group for each row, and the dominant entry of each row.
__kernel void spmv(__global const int *rows, __global const int *columns, __global const float *values, __global const float *x,
                   __global float *y, __global int *dominant, int count) {
  int groups = get_num_groups(0) * get_num_sub_groups();
  for (int row = get_group_id(0) * get_num_sub_groups() + get_sub_group_id(); row < count; row += groups) {
    float sum = 0.0f, most = 0.0f;
    for (int k = rows[row] + get_sub_group_local_id(); k < rows[row + 1]; k += get_sub_group_size()) {
      sum += values[k] * x[columns[k]];
      most = fmax(most, fabs(values[k]));
    }
    sum = sub_group_reduce_add(sum);
    most = sub_group_reduce_max(most);
    int place = INT_MAX;
    for (int k = rows[row] + get_sub_group_local_id(); k < rows[row + 1]; k += get_sub_group_size())
      if (fabs(values[k]) == most) place = min(place, columns[k]);
    place = sub_group_reduce_min(place);
    if (get_sub_group_local_id() == 0) {
      y[row] = sum;
      dominant[row] = place;
    }
  }
}
