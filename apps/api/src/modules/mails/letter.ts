import type { MessageLocale } from '../../errors/localized-message.ts';

/** What every template knows besides its own data. */
export interface LetterSite {
  siteName: string;
}

/** A letter's words in one language. Values are plain text: the layout escapes them. */
export interface LetterWords {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** The one thing to do, as a button; its address is repeated in words below it. */
  action?: { label: string; url: string };
  /** Small print: how long the link holds, what to do when one did not ask for it. */
  afterword?: string;
}

/** A letter in every complete language. */
export type LetterTemplate<Data> = Record<MessageLocale, (data: Data & LetterSite) => LetterWords>;

/** Isolates a name inside a sentence, so that its direction does not reorder what stands around it (U+2068, U+2069). */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
