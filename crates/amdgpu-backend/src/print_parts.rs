//! print_parts
