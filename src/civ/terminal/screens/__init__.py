"""The full-screen terminal program, one module per screen."""
