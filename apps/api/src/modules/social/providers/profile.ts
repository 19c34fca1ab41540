import { cleanLine } from '../../../shared/user-text.ts';

/** A verified profile at a provider. */
export interface SocialProfile {
  /** Constant, unlike names and addresses. */
  subject: string;
  name: string;
  /** Lower case; null unless the provider has verified it. */
  verifiedEmail: string | null;
}

const NAME_MAX = 120;

/** A name that is valid for an account, from those that the provider gives. */
export const toName = (...candidates: Array<string | undefined | null>): string =>
  candidates.map((candidate) => cleanLine((candidate ?? '').slice(0, NAME_MAX)).slice(0, NAME_MAX)).find(Boolean) ??
  '—';
