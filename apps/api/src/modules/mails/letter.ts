import type { Locale } from '@barg/contract';
import { wordsIn, type Wording } from '../../shared/wording/wording.ts';

export { isolate } from '../../shared/isolate.ts';

/** What every template is given besides its own data. */
export interface LetterSite {
  siteName: string;
}

/** One of the things that a letter lists. */
export interface LetterItem {
  text: string;
  /** Somebody's words, below the text. */
  quotes: readonly string[];
  /** The page where it is seen; null where that is hidden. */
  url: string | null;
}

/** A letter's texts in one language, as plain text: the layout escapes them. */
export interface LetterWords {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** A list below the paragraphs, and what is said below it. */
  items?: readonly LetterItem[];
  more?: string;
  /** The button; its URL is repeated as text below. */
  action?: { label: string; url: string };
  /** Small print: how long the link is valid, what to do when one did not ask for it. */
  afterword?: string;
  /** Below the small print: how to get other letters, or none. */
  links?: ReadonlyArray<{ label: string; url: string }>;
}

/** A letter in the language of its reader. */
export type LetterTemplate<Data> = (data: Data & LetterSite, locale: Locale) => LetterWords;

export const letter =
  <Data>(wording: Wording<(data: Data & LetterSite) => LetterWords>): LetterTemplate<Data> =>
  (data, locale) =>
    wordsIn(wording, locale)(data);
