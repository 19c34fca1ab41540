import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { toSearchText } from '../../shared/search-text.ts';
import { insertUnlessTaken } from '../accounts/accounts.repository.ts';
import type { Identity } from './identities.repository.ts';
import { insertIdentity } from './identities.repository.ts';
import type { SocialProfile } from './providers/profile.ts';
import { AlreadyLinkedError, LinkRequiredError } from './social.errors.ts';

export interface NewSocialAccount extends Identity {
  profile: SocialProfile;
  role: 'user' | 'performer';
  /** The language of the page, for later letters. */
  locale: string;
}

/**
 * Creates an account for a social login: without password and username, with an e-mail only when the provider has
 * verified it.
 *
 * @throws LinkRequiredError when an account has that e-mail: a mailbox at a provider must not open an account whose
 * owner did not link it
 */
export const createSocialAccount = async (
  unit: UnitOfWork,
  { provider, subject, profile, role, locale }: NewSocialAccount,
): Promise<string> => {
  const { name, verifiedEmail } = profile;
  const id = newId();
  const isInserted = await insertUnlessTaken(unit.db, {
    id,
    role,
    name,
    email: verifiedEmail,
    email_verified_at: verifiedEmail ? new Date() : null,
    password_hash: null,
    search_text: toSearchText(name),
    locale,
  });
  if (!isInserted) throw new LinkRequiredError();
  // A performer completes her profile later, and is verified like every other.
  await unit.callHook('onRegistered', { userId: id, role });
  if (!(await insertIdentity(unit.db, { provider, subject, userId: id }))) throw new AlreadyLinkedError();
  return id;
};
