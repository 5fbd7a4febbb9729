"""The results of a match for people: terminal summary, progress bar, plots and an HTML report."""
