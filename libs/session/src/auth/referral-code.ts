import { tabStore } from '@barg/runtime/browser-stores';

/** Where a visit's referral code waits for the registration: in this tab, until it is used. */
const KEY = 'referralCode';
const PARAMETER = 'ref';
const MAX_LENGTH = 40;

/** The `?ref=` of the address this page was opened with, whatever has been navigated to since. */
const codeOfVisit = (): string | null => {
  const [visit] = performance.getEntriesByType('navigation');
  const query = visit ? new URL(visit.name, location.origin).searchParams : new URLSearchParams(location.search);
  return query.get(PARAMETER)?.trim().slice(0, MAX_LENGTH) || null;
};

/** Keeps the code that a visitor came with, so that it survives reloads on the way to the registration. */
export function keepReferralCode(): void {
  const code = codeOfVisit();
  // Without a storage the code still stands in the address of this visit.
  if (code) tabStore.setItem(KEY, code);
}

/** The code for the field `referralCode` of a registration; undefined for who came by themselves. */
export const readReferralCode = (): string | undefined => tabStore.getItem(KEY) ?? codeOfVisit() ?? undefined;
