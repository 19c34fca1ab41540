import { toSearchText } from '../../shared/search-text.ts';

/** The words of a text as the search compares them, one space between two and one at each end. */
const wordsOf = (text: string): string =>
  ` ${toSearchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')} `;

/** Whether a text has one of the words or phrases, whole, however its letters are written. */
export const hasFilteredWord = (text: string, filtered: readonly string[]): boolean => {
  if (filtered.length === 0) return false;
  const words = wordsOf(text);
  return filtered.map(wordsOf).some((phrase) => phrase.trim() !== '' && words.includes(phrase));
};
