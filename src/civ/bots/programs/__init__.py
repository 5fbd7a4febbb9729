"""Programs in any language as bots: one line of JSON in, one line out."""
