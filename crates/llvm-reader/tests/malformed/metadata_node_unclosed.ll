!0 = !DILocation(line: 1, column: 2
