/**
 * What a tool has done, for the program that started it with `--json` (bootstrap/told.mjs); without that nobody reads it.
 */
export const tellOutcome = (outcome: object): void => void process.send?.({ outcome });

/** What a tool serves from now on, until it is stopped. */
export const tellReady = (ready: object): void => void process.send?.({ ready });
