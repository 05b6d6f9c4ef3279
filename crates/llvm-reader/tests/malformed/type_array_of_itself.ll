%a = type { [2 x %a] }
