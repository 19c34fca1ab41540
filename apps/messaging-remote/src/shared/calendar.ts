/** The day of a moment in the reader's time zone, as `2026-11-21`. */
export const dayOf = (iso: string): string => {
  const date = new Date(iso);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
};
