/** Longer recordings are streams, and would occupy the machine too long. */
export const MAX_HOURS = 6;

/** Recorders stop a little after the bound: what is over it by no more is within it. */
export const VOICE_GRACE_MS = 2000;
