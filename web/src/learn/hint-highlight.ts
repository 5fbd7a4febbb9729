// What leads on glows, and whatever else could be chosen steps back: everything on the page that chooses one of these
// actions, however often the page is drawn anew.
const sheet = new CSSStyleSheet();
const HIGHLIGHT =
  "animation: way 900ms ease-in-out infinite alternate; outline: 4px solid var(--glow); outline-offset: 3px;";
const DIMMED = "filter: saturate(0.45) brightness(0.9);";

/** Light what chooses one of these actions, and nothing else. */
export function highlightTokens(tokens: readonly string[]): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const lit = `:is(${tokens.map((token) => `[data-token="${CSS.escape(token)}"]`).join(", ")})`;
  sheet.replaceSync(tokens.length ? `${lit} { ${HIGHLIGHT} } [data-token]:not(${lit}) { ${DIMMED} }` : "");
}
