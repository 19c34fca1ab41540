import { directionOf, DEFAULT_LOCALE, messagesLocaleOf } from '@barg/contract';
import webPush from 'web-push';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { loadAuthors } from '../../viewing/author.ts';
import type { Account } from '../../viewing/caller.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { noticeSentence } from '../mails/templates/notices/sentence.ts';
import { getLetterChoice } from '../notice-letters/letter-settings.service.ts';
import { linkOfGroup } from '../notifications/notification-groups.ts';
import { failureOf, momentOf, nameOf } from '../notifications/notifications.presenter.ts';
import { findNotificationGroup } from '../notifications/notifications.repository.ts';
import { readSettings } from '../settings/settings.service.ts';
import { siteNameIn } from '../settings/site-name.ts';
import { readVapidKeys, type VapidKeys } from '../settings/vapid-keys.ts';
import { isAllowedEndpoint } from '../../platform/outside/public-endpoint.ts';
import { PushEndpointError } from './push.errors.ts';
import { saveSubscription } from './push.repository.ts';
import type { PushSubscriptionBody, PushWords } from './push.schema.ts';

/** The page of a notice that leads nowhere else. */
const NOTICES_PAGE = '/notifications';

export const siteKeys = (db: Queryable): Promise<VapidKeys> => readVapidKeys(db, webPush.generateVAPIDKeys);

/** Has a browser of the session told by push. @throws PushEndpointError for a service that the site does not call */
export const subscribe = async (
  { config, work }: Context,
  { id: userId, sessionId }: Account,
  { endpoint, keys }: PushSubscriptionBody,
): Promise<void> => {
  if (!isAllowedEndpoint(endpoint, config.pushOrigins)) throw new PushEndpointError();
  await work(({ db }) => saveSubscription(db, { userId, sessionId, endpoint, ...keys }));
};

/** What a browser shows of a notice of its reader's own. @throws NotFoundError */
export const wordsOf = async ({ db }: Context, member: Member, id: string): Promise<PushWords> => {
  const group = await findNotificationGroup(db, member, id);
  if (!group) throw new NotFoundError();
  const [authors, settings, { timeZone }, reader] = await Promise.all([
    loadAuthors(db, [group.actor_id]),
    readSettings(db),
    getLetterChoice(db, member.account.id),
    db.selectFrom('users').select('locale').where('id', '=', member.account.id).executeTakeFirst(),
  ]);
  const culture = reader?.locale ?? DEFAULT_LOCALE;
  const language = messagesLocaleOf(culture);
  const actor = group.actor_id === null ? undefined : authors.get(group.actor_id);
  const { kind, count, people } = group;
  return {
    text: noticeSentence(language, {
      ...{ kind, count, failure: failureOf(group) },
      at: momentOf(group, timeZone),
      actor: actor?.name ?? nameOf(group),
      others: Math.max(0, people - 1),
    }),
    title: siteNameIn(language, settings.siteName),
    locale: culture,
    direction: directionOf(culture),
    link: linkOfGroup(group, actor?.username) ?? NOTICES_PAGE,
    group: group.group_key,
    isRead: group.read_at !== null,
  };
};
