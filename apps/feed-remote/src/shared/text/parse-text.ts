/** A piece of what somebody wrote. `words` is what is shown of it. */
export type TextPart =
  | { kind: 'words'; words: string }
  | { kind: 'link'; words: string; href: string }
  | { kind: 'mention'; words: string; username: string }
  | { kind: 'hashtag'; words: string };

/**
 * Addresses, @names and #tags. A name or tag begins a word, so that those in e-mail and web addresses are none; Persian
 * tags hold the joiner that is written inside of words.
 */
const MARKS =
  /https?:\/\/[^\s<>"'«»]+|(?<![\p{L}\p{N}_@/.])@[a-z0-9][a-z0-9._]{1,29}|(?<![\p{L}\p{N}_#&/])#[\p{L}\p{M}\p{N}_\u200c]{1,60}/giu;

/** Ends the sentence rather than the address. */
const TRAILING = /[.,;:!?…،؛؟)\]]+$/u;

/** The address when it is one of the web; anything else stays words. */
const webAddress = (text: string): string | null => {
  const url = URL.parse(text);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.') ? url.href : null;
};

const partOf = (mark: string): TextPart => {
  if (mark.startsWith('@')) return { kind: 'mention', words: mark, username: mark.slice(1).toLowerCase() };
  // "#1" is a number.
  if (mark.startsWith('#')) return { kind: /\p{L}/u.test(mark) ? 'hashtag' : 'words', words: mark };
  const href = webAddress(mark);
  return href ? { kind: 'link', words: mark, href } : { kind: 'words', words: mark };
};

/** Cuts a text into words and what leads somewhere. Nothing is lost: the words of all parts are the text. */
export const parseText = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(MARKS)) {
    const mark = found.replace(TRAILING, '');
    parts.push({ kind: 'words', words: text.slice(end, index) }, partOf(mark));
    end = index + mark.length;
  }
  parts.push({ kind: 'words', words: text.slice(end) });
  return parts.filter(({ words }) => words !== '');
};
