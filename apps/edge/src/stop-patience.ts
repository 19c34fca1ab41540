/** Longer than any request should take; then running ones are aborted. Whoever stops a process waits longer. */
export const STOP_PATIENCE_MS = 15_000;
