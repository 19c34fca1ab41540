const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** A value inside a sentence, as `<bdi>` would hold it: a Latin name must not reorder a Persian line. */
export const isolate = (value: string): string => `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}`;
