"""Where files are kept on this machine, and how they are locked."""
