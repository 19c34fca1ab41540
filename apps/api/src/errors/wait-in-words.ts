const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * The time to wait, as a part of a sentence: "in 22 minutes", "۲۲ دقیقه بعد". Rounded up, so that a retry after it is
 * not refused.
 *
 * @param seconds how long to wait
 */
export const waitInWords = (seconds: number, culture: string): string => {
  const format = new Intl.RelativeTimeFormat(culture, { numeric: 'always' });
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < MINUTE) return format.format(whole, 'second');
  const minutes = Math.ceil(whole / MINUTE);
  return minutes < 60 ? format.format(minutes, 'minute') : format.format(Math.ceil(whole / HOUR), 'hour');
};
