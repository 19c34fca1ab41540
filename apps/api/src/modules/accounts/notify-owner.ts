import type { Context } from '../../context.ts';
import { siteUrl } from '../../platform/site-url.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { findNotified } from './find-owner.ts';
import { queueMail, type Mail } from '../mails/queue-mail.ts';
import type { TemplateName } from '../mails/templates/index.ts';
import type { NoticeData } from '../mails/templates/security/notice.ts';

type Notice<Name extends TemplateName> = Pick<Mail<Name>, 'template' | 'data'>;

/**
 * Sends the account's owner a letter about a change of its credentials, in the unit that makes it, so that somebody at
 * an open tab cannot prevent it. An account without an e-mail gets none, and an unconfirmed address few.
 */
export const notifyOwner = async <Name extends TemplateName>(
  { config }: Pick<Context, 'config'>,
  unit: UnitOfWork,
  userId: string,
  compose: (owner: NoticeData) => Notice<Name>,
): Promise<void> => {
  const owner = await findNotified(unit.db, userId);
  if (!owner) return;
  const { name, email: to, locale } = owner;
  const url = siteUrl(config, '/user/account/security');
  await queueMail(unit, { to, userId, locale, ...compose({ name, url }) });
};
