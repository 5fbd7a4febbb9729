// Full-text search that ignores case and accents.

/** A piece of a text; `match` where it is a search term. */
export interface TextPiece {
  text: string;
  match: boolean;
}

const fold = (letter: string): string => letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The terms of a query, without case and accents. */
export const searchTerms = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether a text contains all terms. */
export const containsAll = (text: string, terms: readonly string[]): boolean => {
  const folded = fold(text);
  return terms.every((term) => folded.includes(term));
};

/** Split a text into pieces that match a term and pieces that do not. */
export function splitAtMatches(text: string, terms: readonly string[]): TextPiece[] {
  const letters = [...text];
  const mask = matchMask(letters, terms);
  const pieces: TextPiece[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.match === mask[index]) last.text += letter;
    else pieces.push({ text: letter, match: mask[index] ?? false });
  });
  return pieces;
}

function matchMask(letters: readonly string[], terms: readonly string[]): boolean[] {
  // A letter may fold to none or to several; each folded one keeps the index of its origin.
  const folded = letters.flatMap((letter, index) => [...fold(letter)].map((char) => ({ char, index })));
  const text = folded.map(({ char }) => char).join("");
  const mask = letters.map(() => false);
  for (const term of terms) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
      for (const { index } of folded.slice(at, at + term.length)) mask[index] = true;
    }
  }
  return mask;
}
