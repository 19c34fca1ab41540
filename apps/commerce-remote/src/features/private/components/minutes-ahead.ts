import { inHundredths } from '../../../shared/hundredths.ts';

/** The server reserves one minute more whenever two or less are left (its `WARN_AT_MS`): three from the first second on. */
const KEPT_AHEAD = 3;

interface Wanted {
  /** A minute's, in tokens. */
  price: number;
  leastMinutes: number;
  mostMinutes: number;
  /** The wallet's, in tokens. */
  balance: number;
}

/** The most minutes that are reserved at one time: those ahead, as far as the wallet covers them, and the least ones. */
export const minutesAhead = ({ price, leastMinutes, mostMinutes, balance }: Wanted): number => {
  const covered = Math.floor(inHundredths(balance) / inHundredths(price));
  return Math.max(leastMinutes, Math.min(KEPT_AHEAD, mostMinutes, covered));
};
