import type { QuickReply } from '@barg/api-client/models';

/** What begins a search for a quick reply, at the beginning of a message. */
const SIGN = '/';

/** The words that a quick reply is sought by; null when what is written is no search. */
export const soughtIn = (written: string): string | null =>
  written.startsWith(SIGN) && !written.includes('\n') ? written.slice(SIGN.length).trim().toLocaleLowerCase() : null;

/** Those with the words in their title, then those with them in their text. */
export const findReplies = (replies: readonly QuickReply[], sought: string): QuickReply[] => {
  const has = (words: string) => words.toLocaleLowerCase().includes(sought);
  const titled = replies.filter(({ title }) => has(title));
  return [...titled, ...replies.filter(({ title, text }) => !has(title) && has(text))];
};

/** The text as it is written to a fan. */
export const fillName = (text: string, name: string): string => text.replaceAll('{name}', () => name);
