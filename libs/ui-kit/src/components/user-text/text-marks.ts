import { createContext, useContext } from 'react';

/** A kind of link within the site, given by the product: mentions, topics. */
export interface TextMark {
  /** With the flag `g`; matches only at the start of a word. */
  pattern: RegExp;
  /** The path that a match links to. */
  hrefOf: (words: string) => string;
  /** Whether it determines the direction of a line that has no other text: a topic does, a Latin username does not. */
  isWord?: boolean;
}

export const TextMarksContext = createContext<readonly TextMark[]>([]);

export const useTextMarks = (): readonly TextMark[] => useContext(TextMarksContext);
