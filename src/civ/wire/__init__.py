"""Messages that cross a process boundary, and their encoders."""
