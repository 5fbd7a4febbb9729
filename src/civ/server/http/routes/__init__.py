"""The routes: each reads a struct, calls one function of the service and answers a struct."""
