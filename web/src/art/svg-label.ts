// Pictures are ornament unless they are given a name.

export function svgLabel(label: string | undefined) {
  return label ? { role: "img", "aria-label": label } : { "aria-hidden": true as const };
}
