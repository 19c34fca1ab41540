import { createContext, useContext } from 'react';

/** Something in a text that leads somewhere within the site, as the product has it: a name, a topic. */
export interface TextMark {
  /** Global. It finds no mark inside of a word. */
  pattern: RegExp;
  /** The path for a mark as it is written. */
  hrefOf: (words: string) => string;
  /** Whether its words say in which direction a line without others runs: a topic does, a name in Latin letters not. */
  isWord?: boolean;
}

export const TextMarksContext = createContext<readonly TextMark[]>([]);

export const useTextMarks = (): readonly TextMark[] => useContext(TextMarksContext);
