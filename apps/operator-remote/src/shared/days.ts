/** The bounds of days as an operator picks them, in the browser's time zone. */
export const dayStart = (day: string): string => new Date(`${day}T00:00:00`).toISOString();
export const dayEnd = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();
