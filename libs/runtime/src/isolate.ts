const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';
const LETTER = /\p{L}/u;

/**
 * Isolates the direction of a value in a sentence: a Latin name in a Persian sentence would otherwise reorder the
 * punctuation and numbers beside it. By characters, because sentences are also labels, titles and notices, where
 * elements are impossible.
 */
export const isolate = (value: string): string =>
  LETTER.test(value) && !value.startsWith(FIRST_STRONG_ISOLATE)
    ? `${FIRST_STRONG_ISOLATE}${value}${POP_DIRECTIONAL_ISOLATE}`
    : value;
