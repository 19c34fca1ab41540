import { tabStore } from '@barg/runtime/browser-stores';

/** The key of a visit's referral code, kept in this tab until the registration. */
const KEY = 'referralCode';
const PARAMETER = 'ref';
const MAX_LENGTH = 40;

/** The `?ref=` of the URL that this page was loaded with. */
const codeOfVisit = (): string | null => {
  const [visit] = performance.getEntriesByType('navigation');
  const query = visit ? new URL(visit.name, location.origin).searchParams : new URLSearchParams(location.search);
  return query.get(PARAMETER)?.trim().slice(0, MAX_LENGTH) || null;
};

/** Stores the visit's referral code, so that it survives reloads before the registration. */
export function keepReferralCode(): void {
  const code = codeOfVisit();
  // Without a storage the code is still in the URL of this visit.
  if (code) tabStore.setItem(KEY, code);
}

/** The code for the field `referralCode` of a registration; undefined without one. */
export const readReferralCode = (): string | undefined => tabStore.getItem(KEY) ?? codeOfVisit() ?? undefined;
