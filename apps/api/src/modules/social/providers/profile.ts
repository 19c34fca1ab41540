import { cleanLine } from '../../../shared/user-text.ts';

/** Who somebody is at another site, once that was verified. */
export interface SocialProfile {
  /** Never changes there, unlike names and addresses. */
  subject: string;
  name: string;
  /** Lower case; only when the other site has verified it, else null. */
  verifiedEmail: string | null;
}

const NAME_MAX = 120;

/** A name that an account may have, whatever the other site allows. */
export const toName = (...candidates: Array<string | undefined | null>): string =>
  candidates.map((candidate) => cleanLine((candidate ?? '').slice(0, NAME_MAX)).slice(0, NAME_MAX)).find(Boolean) ??
  '—';
