!named = !{!7}
