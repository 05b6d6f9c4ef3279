!0 = !Thing(a: 1)
