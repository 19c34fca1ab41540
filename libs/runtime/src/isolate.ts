const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';
const LETTER = /\p{L}/u;
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;
const MARKS = /[\u2066-\u2069]/g;
/** A figure, a date or a clock as `Intl` writes it, which keeps its order everywhere; also a span, or a date and its clock. */
const FIGURES = /^(?:[\p{Nd}\p{Sc}\u00A0\u200E\u200F\u061C\u202F.,:/%٪٫٬'’+\-−–×]|[ \u2009][–-][ \u2009]|[,،] )*$/u;

/**
 * Groups of digits with a hyphen between them, as the number of a receipt. Behind a letter of Arabic script the hyphen does
 * not hold them together, and the last group would come first. A span between dates has a longer stroke.
 */
const JOINED = /\p{Nd}-\p{Nd}/u;

/** Whether the sentence around it would turn a value: `12!` into `!12`, a phone number into its groups from the end. */
const isTurned = (value: string): boolean => {
  if (JOINED.test(value)) return true;
  // What is put together of isolated values, as a list of names, has the direction of the sentence.
  if (value.startsWith(FIRST_STRONG_ISOLATE)) return false;
  const outside = value.replace(ISOLATED, '');
  return outside === value ? !FIGURES.test(value) : LETTER.test(outside);
};

/** A text without its own marks, where they do not come in pairs: one that ends the isolation would let the rest out. */
function paired(value: string): string {
  let open = 0;
  const isPaired = (mark: string): boolean => (open += mark === POP_DIRECTIONAL_ISOLATE ? -1 : 1) >= 0;
  return (value.match(MARKS) ?? []).every(isPaired) && open === 0 ? value : value.replace(MARKS, '');
}

/**
 * Isolates the direction of a value in a sentence: a Latin name in a Persian sentence would otherwise reorder the
 * punctuation and numbers beside it. By characters, because sentences are also labels, titles and notices, where
 * elements are impossible.
 */
export const isolate = (value: string): string => {
  const whole = paired(value);
  return isTurned(whole) ? `${FIRST_STRONG_ISOLATE}${whole}${POP_DIRECTIONAL_ISOLATE}` : whole;
};
