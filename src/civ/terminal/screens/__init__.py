"""The full-screen program of a local game and of a replay: screens, dialogs and the widgets in them."""
