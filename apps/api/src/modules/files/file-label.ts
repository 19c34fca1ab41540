const LONGEST = 200;
/** Control characters, and those that turn the direction of the text around them: `photo\u202egpj.exe`. */
const UNSEEN = /[\p{Cc}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu;

/** A sender's name for a file as a label: its last segment in one line, never a path and never used as one. */
export const fileLabel = (name: string): string => {
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  return [...last.replace(UNSEEN, '').toWellFormed().trim()].slice(0, LONGEST).join('');
};
