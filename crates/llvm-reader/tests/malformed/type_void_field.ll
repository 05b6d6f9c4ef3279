%a = type { void }
