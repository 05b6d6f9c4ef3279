@x = global ptr @missing
