import { timingSafeEqual } from 'node:crypto';
import type { Sealer } from '../seal.ts';

/** The path of the page on which the sandbox's bank asks the payer of a charge. */
export type ChallengeAddress = (ref: string, locale: string) => string;

/** What stands behind the question mark of that path. */
export interface ChallengeQuery {
  /** Until when the page can be opened, in seconds since 1970. */
  expires: number;
  signature: string;
}

/** How long a payer may take. */
export const CHALLENGE_MINUTES = 60;

const signatureOf = (sealer: Sealer, ref: string, expires: number): Buffer =>
  sealer.digest(`${ref} ${expires}`, 'sandbox-challenge');

/** Whoever has the address may answer, so it is signed and ends. */
export const challengeAddress =
  (sealer: Sealer): ChallengeAddress =>
  (ref, locale) => {
    const expires = Math.floor(Date.now() / 1000) + CHALLENGE_MINUTES * 60;
    const signature = signatureOf(sealer, ref, expires).toString('base64url');
    const query = new URLSearchParams({ expires: `${expires}`, signature, locale });
    return `/api/sandbox/challenges/${ref}?${query.toString()}`;
  };

export const isChallengeOpen = (sealer: Sealer, ref: string, { expires, signature }: ChallengeQuery): boolean => {
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(sealer, ref, expires);
  return given.length === right.length && timingSafeEqual(given, right) && expires * 1000 > Date.now();
};
