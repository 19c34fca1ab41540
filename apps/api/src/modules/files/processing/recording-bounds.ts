/** Longer recordings are streams, and would occupy the machine too long. */
export const MAX_HOURS = 6;
