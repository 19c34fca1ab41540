import type { Notification } from '@barg/contract';
import type { Context } from '../../context.ts';
import { siteUrl } from '../../platform/site-url.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { findNotified } from '../accounts/find-owner.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { notify } from '../notifications/notify.ts';
import type { PayoutRow } from './payouts.repository.ts';

const PAGE = '/creator/payouts';

type PayoutNotice = Extract<Notification['kind'], `payout-${'approved' | 'sent' | 'refused' | 'returned'}`>;

/** Notifies a performer about a request, and has her windows read it again; of its end, which is about her money, there is a letter too. */
export const notifyOfRequest = (unit: UnitOfWork, kind: PayoutNotice, row: PayoutRow): Promise<void> => {
  const { id: about, performer_id: userId, amount } = row;
  tellAccount(unit, userId, 'payouts');
  return notify(unit, { userId, kind, actorId: null, about, amount, link: `${PAGE}/${about}` });
};

/**
 * Notifies a performer that her payout method was changed. Somebody who took the account over may have changed its
 * e-mail address first, so it is also sent to the addresses of the last weeks.
 */
export const notifyOfNewDetails = async (
  { config }: Pick<Context, 'config'>,
  unit: UnitOfWork,
  { performerId, account }: { performerId: string; account: string },
): Promise<void> => {
  await notify(unit, { userId: performerId, kind: 'payout-details-changed', actorId: null, link: PAGE });
  const { name, locale } = await unit.db
    .selectFrom('users')
    .select(['name', 'locale'])
    .where('id', '=', performerId)
    .executeTakeFirstOrThrow();
  const data = { name, account, url: siteUrl(config, '/user/account/security') };
  const present = await findNotified(unit.db, performerId);
  const former = await findFormerEmails(unit, performerId);
  for (const to of new Set([...(present ? [present.email] : []), ...former])) {
    await queueMail(unit, { to, userId: performerId, locale, template: 'payout-details-changed', data });
  }
};

/** The recipients of e-mails about changed addresses, which are kept for some weeks. */
const findFormerEmails = async ({ db }: UnitOfWork, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('mails')
    .select('recipient')
    .distinct()
    .where('user_id', '=', userId)
    .where('template', '=', 'email-changed')
    .execute();
  return rows.map(({ recipient }) => recipient);
};
