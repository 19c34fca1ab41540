import type { Context } from '../../context.ts';
import { siteUrl } from '../../platform/site-url.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { queueMail } from '../mails/queue-mail.ts';

type Config = Pick<Context, 'config'>;

/**
 * The owner of an account, where its address is known to be hers: what an operator writes about somebody must not reach
 * whoever has an address that was only typed.
 */
const findOwner = async (unit: UnitOfWork, userId: string) => {
  const { name, email, locale, email_verified_at } = await unit.db
    .selectFrom('users')
    .select(['name', 'email', 'locale', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email === null || email_verified_at === null ? null : { name, email, locale };
};

/** Sends the owner of a suspended account the operator's reason, since she cannot see notices any more. */
export const notifyOfSuspension = async (
  { config }: Config,
  unit: UnitOfWork,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> => {
  const owner = await findOwner(unit, userId);
  if (!owner) return;
  const { name, email: to, locale } = owner;
  const data = { name, reason, url: siteUrl(config, '/contact') };
  await queueMail(unit, { to, userId, locale, template: 'account-suspended', data });
};

export const notifyOfReinstatement = async ({ config }: Config, unit: UnitOfWork, userId: string): Promise<void> => {
  const owner = await findOwner(unit, userId);
  if (!owner) return;
  const { name, email: to, locale } = owner;
  const data = { name, url: siteUrl(config, '/login') };
  await queueMail(unit, { to, userId, locale, template: 'account-reinstated', data });
};
