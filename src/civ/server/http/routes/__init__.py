"""The routes: each reads a struct, calls one function of the service and returns a struct."""
