import type { MessageLocale } from '../../errors/localized-message.ts';

export { isolate } from '../../shared/isolate.ts';

/** What every template is given besides its own data. */
export interface LetterSite {
  siteName: string;
}

/** A letter's texts in one language, as plain text: the layout escapes them. */
export interface LetterWords {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** The button; its URL is repeated as text below. */
  action?: { label: string; url: string };
  /** Small print: how long the link is valid, what to do when one did not ask for it. */
  afterword?: string;
}

/** A letter in every complete language. */
export type LetterTemplate<Data> = Record<MessageLocale, (data: Data & LetterSite) => LetterWords>;
