uselistorder ptr @x, { 1, 0
