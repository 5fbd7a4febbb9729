/** The attributes of a picture: an image with a label, or decoration that screen readers skip. */
export function svgLabel(label: string | undefined) {
  return label ? { role: "img", "aria-label": label } : { "aria-hidden": true as const };
}
