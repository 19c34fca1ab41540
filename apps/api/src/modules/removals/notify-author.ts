import type { AccountArea, Notification } from '@barg/contract';
import type { Config } from '../../platform/config.ts';
import { siteUrl } from '../../platform/site-url.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { findOwner } from '../accounts/find-owner.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { notify } from '../notifications/notify.ts';
import type { RemovalRow } from './removals.repository.ts';

/** What open windows of the author read anew. Profiles, messages and streams have events of their own. */
const AREA_OF: Partial<Record<RemovalRow['target_type'], AccountArea>> = {
  feed: 'works',
  gallery: 'works',
  photo: 'works',
  video: 'works',
  product: 'works',
  comment: 'comments',
};

/** The page where an account sees its removals and objects. */
const REMOVALS_PAGE = '/user/account/removals';

export type Mailing = { config: Config };

type RemovalNotice = Extract<Notification['kind'], 'content-removed' | 'content-restored' | 'objection-upheld'>;

/**
 * Tells the author by a notice and, if her e-mail is confirmed, by a letter: what was removed, why, and how to object. Open
 * windows read anew what they show of it.
 */
export const notifyAuthor = async (
  { config }: Mailing,
  unit: UnitOfWork,
  kind: RemovalNotice,
  row: RemovalRow,
): Promise<void> => {
  const { owner_id: userId, target_type: type, title, reason } = row;
  const area = AREA_OF[type];
  if (area) tellAccount(unit, userId, area);
  await notify(unit, { userId, kind, actorId: null, link: REMOVALS_PAGE, removal: { type, title, reason } });
  const owner = await findOwner(unit.db, userId);
  if (!owner) return;
  const { name, email: to, locale } = owner;
  const text = kind === 'content-removed' ? row.text : row.decision_text;
  const data = { name, type, title, reason, text, until: row.undoable_until, url: siteUrl(config, REMOVALS_PAGE) };
  await queueMail(unit, { to, userId, locale, template: kind, data });
};
