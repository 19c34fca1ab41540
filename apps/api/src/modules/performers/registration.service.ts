import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import { toSearchText } from '../../shared/search-text.ts';
import { insertAccount } from '../accounts/accounts.repository.ts';
import { UsernameReservedError } from '../accounts/accounts.errors.ts';
import { storedPasswordOf } from '../accounts/credentials.ts';
import { sendFirstVerification } from '../accounts/email-verification.ts';
import { isReservedUsername } from '../accounts/reserved-usernames.ts';
import { claimUsername } from '../accounts/usernames.ts';
import { changePerformer } from './performer-changes.ts';
import { isAdult } from './birth-date.ts';
import { TooYoungError } from './performers.errors.ts';
import type { PerformerRegistration } from './performers.schema.ts';

/**
 * Creates a performer's account, and the letter that confirms its address. She is not verified yet: see
 * verification.service.ts. Returns the account's id.
 * @throws TooYoungError, UsernameReservedError, UsernameTakenError, or a violated unique index
 */
export const createPerformer = async (
  context: Context,
  registration: PerformerRegistration,
  locale: string,
): Promise<string> => {
  const { name, username, email, password, languages, birthDate: birth_date, craft, country } = registration;
  if (!isAdult(birth_date)) throw new TooYoungError();
  if (await isReservedUsername(context.db, username)) throw new UsernameReservedError();
  const id = newId();
  const stored = await storedPasswordOf(context, password, { email, username });
  const search_text = toSearchText(name, username, craft);
  await context.work(async (unit) => {
    await claimUsername(unit.db, username, null);
    const account = { id, name, username, email, languages, birth_date, search_text, locale, ...stored };
    await insertAccount(unit.db, { ...account, role: 'performer' });
    await unit.callHook('onRegistered', { userId: id, role: 'performer', referralCode: registration.referralCode });
    await changePerformer(unit.db, id, { craft, country });
    await sendFirstVerification(context, unit, { id, name, email, locale });
  });
  return id;
};
