// Wiring follows.
