/** Longer recordings are streams, and would keep the machine busy for as long. */
export const MAX_HOURS = 6;
