"""How bots decide, as kernels: the evaluation of areas, the values of actions, rollouts, and the tree search."""
