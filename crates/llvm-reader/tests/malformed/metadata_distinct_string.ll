!0 = distinct !"x"
