/** Bars of a bubble: fewer than the server measures would not show speech, more do not fit. */
const BARS = 48;
/** Silence shows as dots. */
const LOWEST = 6;

/** The loudest of each of at most 48 parts; without measured ones a line of dots. */
export const barsOf = (peaks: readonly number[] | null): number[] => {
  if (!peaks || peaks.length === 0) return Array<number>(BARS).fill(LOWEST);
  const count = Math.min(BARS, peaks.length);
  return Array.from({ length: count }, (_, bar) => {
    const [from, to] = [bar, bar + 1].map((edge) => Math.floor((edge * peaks.length) / count));
    return Math.max(LOWEST, ...peaks.slice(from, to));
  });
};
