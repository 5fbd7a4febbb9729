"""Folders and locks of files on this machine."""
