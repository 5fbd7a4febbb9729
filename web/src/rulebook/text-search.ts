// Looking for words in a text as people type them: no matter which case, with accents or without.

/** A piece of a text; `hit` where it is what was looked for. */
export interface TextPiece {
  words: string;
  hit: boolean;
}

const fold = (letter: string): string => letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words of a query, without what does not count. */
export const searchTerms = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether a text has all these words, or beginnings of them. */
export const containsAll = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
};

/** A text cut where the words are found in it. */
export function splitAtMatches(text: string, words: readonly string[]): TextPiece[] {
  const letters = [...text];
  const hits = matchMask(letters, words);
  const found: TextPiece[] = [];
  letters.forEach((letter, index) => {
    const last = found.at(-1);
    if (last && last.hit === hits[index]) last.words += letter;
    else found.push({ words: letter, hit: hits[index] ?? false });
  });
  return found;
}

function matchMask(letters: readonly string[], words: readonly string[]): boolean[] {
  // A letter may fold to none or to several: each folded one remembers where it came from.
  const folded = letters.flatMap((letter, index) => [...fold(letter)].map((one) => ({ one, index })));
  const line = folded.map(({ one }) => one).join("");
  const hits = letters.map(() => false);
  for (const word of words) {
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length)) {
      for (const { index } of folded.slice(at, at + word.length)) hits[index] = true;
    }
  }
  return hits;
}
