/** Whether a card has expired. It is valid until the end of its month; `soon` means this month or the next. */
export const expiryOf = (year: number, month: number, now = new Date()): 'good' | 'soon' | 'past' => {
  const left = year * 12 + month - (now.getUTCFullYear() * 12 + now.getUTCMonth() + 1);
  if (left < 0) return 'past';
  return left < 2 ? 'soon' : 'good';
};
