"""The pages that the server draws itself: about, API reference, shuffle check, and errors."""
