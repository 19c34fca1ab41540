const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';
const LETTER = /\p{L}/u;

/**
 * What is filled into a sentence, in a direction of its own: a Latin name in a Persian sentence would else pull the
 * signs and numbers beside it to its side. Sentences are also labels, titles and notices, where no element could do it.
 */
export const isolate = (value: string): string =>
  LETTER.test(value) && !value.startsWith(FIRST_STRONG_ISOLATE)
    ? `${FIRST_STRONG_ISOLATE}${value}${POP_DIRECTIONAL_ISOLATE}`
    : value;
