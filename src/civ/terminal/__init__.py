"""The game in a terminal: one session of the game, and its faces: the screen, plain lines, and the replay."""
