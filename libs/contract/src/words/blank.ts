/** Joiners, selectors, tags of flags and marks of direction: not seen, but what is beside them is seen otherwise. */
const ACTING =
  '\\uFE00-\\uFE0F\\u180B-\\u180F\\u200B-\\u200F\\u061C\\u202A-\\u202E\\u2066-\\u2069\\u{E0020}-\\u{E01EF}';
const NOTHING = new RegExp(`(?![${ACTING}])\\p{Default_Ignorable_Code_Point}|[\\uFFF9-\\uFFFC]`, 'gu');

const EUROPEAN = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Nd}]';
/** The same where they change nothing of what is beside them. */
const IDLE = new RegExp(
  [
    // Joiners at the beginning of a word, at its end (but where a Persian letter keeps its joined form), and repeated.
    '(?<![^\\s\\u200B-\\u200D])[\\u200C\\u200D]+',
    '\\u200C+(?=\\s|$)',
    '(?<!\\p{Script=Arabic})\\u200D+(?=\\s|$)',
    // Letters of these scripts are not joined.
    `(?<=${EUROPEAN})[\\u200C\\u200D]+(?=${EUROPEAN})`,
    '(?<![\\p{Emoji}\\p{S}\\p{P}\\p{Script=Han}\\p{Script=Myanmar}\\p{Script=Phags_Pa}])[\\uFE00-\\uFE0F]',
    '(?<!\\p{Script=Mongolian})[\\u180B-\\u180F]',
    '(?<!\\u{1F3F4}[\\u{E0020}-\\u{E007F}]{0,8})[\\u{E0020}-\\u{E00FF}]',
    '(?<!\\p{Script=Han})[\\u{E0100}-\\u{E01EF}]',
  ].join('|'),
  'gu',
);
const SPACES = /\u2800|\u{1D159}|\u{13441}|\u{13442}/gu;

/** A text without the signs that show nothing and change nothing; those that take room are a space. */
export const withoutBlanks = (text: string): string => text.replace(NOTHING, '').replace(SPACES, ' ').replace(IDLE, '');
