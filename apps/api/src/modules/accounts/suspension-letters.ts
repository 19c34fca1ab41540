import type { Context } from '../../context.ts';
import { siteUrl } from '../../platform/site-url.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { findOwner } from './find-owner.ts';

type Config = Pick<Context, 'config'>;

/** Sends the owner of a suspended account the operator's reason, since she cannot see notices any more. */
export const notifyOfSuspension = async (
  { config }: Config,
  unit: UnitOfWork,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> => {
  const owner = await findOwner(unit.db, userId);
  if (!owner) return;
  const { name, email: to, locale } = owner;
  const data = { name, reason, url: siteUrl(config, '/contact') };
  await queueMail(unit, { to, userId, locale, template: 'account-suspended', data });
};

export const notifyOfReinstatement = async ({ config }: Config, unit: UnitOfWork, userId: string): Promise<void> => {
  const owner = await findOwner(unit.db, userId);
  if (!owner) return;
  const { name, email: to, locale } = owner;
  const data = { name, url: siteUrl(config, '/auth/login') };
  await queueMail(unit, { to, userId, locale, template: 'account-reinstated', data });
};
