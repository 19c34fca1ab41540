import type { Sealer } from '../seal.ts';
import { isPageOpen, signPage, type SignedQuery } from './sandbox-links.ts';

/** The path of the page on which the sandbox's payer confirms a charge. */
export type ChallengeAddress = (ref: string, locale: string) => string;

/** The time in which a payer has to confirm. */
export const CHALLENGE_MINUTES = 60;
const PAGE = 'sandbox-challenge';

export const challengeAddress =
  (sealer: Sealer): ChallengeAddress =>
  (ref, locale) => {
    const { expires, signature } = signPage(sealer, PAGE, { subject: ref, minutes: CHALLENGE_MINUTES });
    const query = new URLSearchParams({ expires: `${expires}`, signature, locale });
    return `/api/sandbox/challenges/${ref}?${query.toString()}`;
  };

export const isChallengeOpen = (sealer: Sealer, ref: string, query: SignedQuery): boolean =>
  isPageOpen(sealer, PAGE, { ...query, subject: ref });
