import type { Direction } from '../../theme/ui-context.ts';

/** The first letter or direction mark; right-to-left scripts are captured apart. */
const STRONG = /[\p{L}\u200E\u200F\u061C]/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Hanifi_Rohingya}\u200F\u061C]/u;

/** An isolated part of a sentence, as an interpolated name: it does not determine the sentence's direction. */
const ISOLATED = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;

/** The direction of a sentence, by its first letter; undefined when it has none. */
export const directionOfWords = (words: string): Direction | undefined => {
  const [letter] = STRONG.exec(words.replace(ISOLATED, ' ')) ?? STRONG.exec(words) ?? [];
  if (letter === undefined) return undefined;
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
};
