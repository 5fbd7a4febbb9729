// Highlights the actions that lead on in a lesson and dims the others. A style sheet does it, so that it also applies
// to elements that are rendered later.
const sheet = new CSSStyleSheet();
const HIGHLIGHT =
  "animation: pulse 900ms ease-in-out infinite alternate; outline: 4px solid var(--glow); outline-offset: 3px;";
const DIMMED = "filter: saturate(0.45) brightness(0.9);";

/** Highlight the elements that choose one of these tokens; pass none to end it. */
export function highlightTokens(tokens: readonly string[]): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const matching = `:is(${tokens.map((token) => `[data-token="${CSS.escape(token)}"]`).join(", ")})`;
  const rules = `${matching} { ${HIGHLIGHT} } [data-token]:not(${matching}) { ${DIMMED} }`;
  sheet.replaceSync(tokens.length ? rules : "");
}
