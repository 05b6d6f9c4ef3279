$x = comdat any
$x = comdat any
