import { newId } from '../../platform/ids.ts';
import { toHundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { toSearchText } from '../../shared/search-text.ts';
import { settingsOf } from '../settings/settings.service.ts';
import type { Identity } from './identities.repository.ts';
import { insertIdentity } from './identities.repository.ts';
import type { SocialProfile } from './providers/profile.ts';
import { AlreadyLinkedError, LinkRequiredError } from './social.errors.ts';

export interface NewSocialAccount extends Identity {
  profile: SocialProfile;
  role: 'user' | 'performer';
  /** The language that the page was in, for letters to come. */
  locale: string;
}

/**
 * Makes an account for somebody who came from another site: without a password, without a username, with an e-mail
 * only when that site has verified it.
 *
 * @throws LinkRequiredError when the verified e-mail is that of an account: whoever holds a mailbox at another site is
 * not let into an account that did not ask for it
 */
export const createSocialAccount = async (
  unit: UnitOfWork,
  { provider, subject, profile, role, locale }: NewSocialAccount,
): Promise<string> => {
  const { name, verifiedEmail } = profile;
  const id = newId();
  const inserted = await unit.db
    .insertInto('users')
    .values({
      id,
      role,
      name,
      email: verifiedEmail,
      email_verified_at: verifiedEmail ? new Date() : null,
      password_hash: null,
      search_text: toSearchText(name),
      locale,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw new LinkRequiredError();
  await (role === 'performer' ? addPerformer(unit, id) : addWallet(unit, id));
  if (!(await insertIdentity(unit.db, { provider, subject, userId: id }))) throw new AlreadyLinkedError();
  return id;
};

const addWallet = async ({ db }: UnitOfWork, userId: string): Promise<void> => {
  await db.insertInto('ledger_accounts').values({ id: newId(), owner_id: userId, kind: 'wallet' }).execute();
};

/** She completes her profile and is verified like everybody else. */
const addPerformer = async (unit: UnitOfWork, userId: string): Promise<void> => {
  const { minimumSubscriptionPrice } = await settingsOf(unit);
  await unit.db
    .insertInto('performers')
    .values({ user_id: userId, monthly_price: toHundredths(minimumSubscriptionPrice) })
    .execute();
};
