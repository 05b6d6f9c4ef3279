declare signext float @f()
