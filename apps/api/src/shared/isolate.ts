/** Isolates a name inside a sentence, so that its direction does not reorder the text around it (U+2068, U+2069). */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
