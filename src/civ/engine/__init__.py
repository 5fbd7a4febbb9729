"""The compiled core: rules, hidden information, simulation, and how they are compiled and loaded."""
