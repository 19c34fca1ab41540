import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { findReaderOfWaiting, markTold, takeWaiting } from '../notifications/deliveries.repository.ts';
import { isUnreadSql } from '../notifications/message-notices.ts';
import { TELL_BY_PUSH } from '../notifications/outlets.ts';
import { deleteGone, findTarget, listSubscriptionIds, noteFailure, noteTaken } from './push.repository.ts';
import { sendPush, subjectOf, type PushOutcome } from './push-sender.ts';
import { siteKeys } from './push.service.ts';

export const SEND_PUSH = 'send-push';

/** Of a burst so many groups are told, the newest; the rest is in the list. */
const MOST_AT_ONCE = 4;
const MOST_ATTEMPTS = 6;
const FIRST_WAIT_SECONDS = 15;
/** A service that asks for more patience than that has the push outlive its use. */
const LONGEST_WAIT_SECONDS = 6 * 3600;
const HOUR = 3600;
/** What a service did not take stands behind what none was asked about yet. */
const AGAIN = { priority: 1 };

const tellPayload = z.object({ notificationId: z.uuid() });
const sendPayload = z.object({ subscriptionId: z.uuid(), notificationId: z.uuid(), attempt: z.int().min(1) });

/**
 * Tells the browsers of a notice's reader what waits for them, one push for each group. Marking it told and queueing
 * what is sent are one transaction, so that nothing is lost or told twice.
 */
const tell: JobHandler = ({ work }, payload) =>
  work(async (unit) => {
    const reader = await findReaderOfWaiting(unit.db, 'push', tellPayload.parse(payload).notificationId);
    if (!reader) return;
    const notices = await takeWaiting(unit.db, 'push', reader);
    const subscriptions = await listSubscriptionIds(unit.db, reader.id);
    const newest = [...new Map(notices.map(({ entry_key: group, id }) => [group, id])).values()].slice(-MOST_AT_ONCE);
    for (const subscriptionId of subscriptions)
      for (const notificationId of newest) await unit.addJob(SEND_PUSH, { subscriptionId, notificationId, attempt: 1 });
    await markTold(unit.db, 'push', notices);
  });

const findUnread = ({ db }: Context, id: string) =>
  db
    .selectFrom('notifications as n')
    .select(['user_id', 'kind', 'entry_key'])
    .where('id', '=', id)
    .where(isUnreadSql('n'))
    .executeTakeFirst();

/** What replaces an older push that has not arrived; nobody can tell from it what it is about. */
const topicOf = (group: string): string => createHash('sha256').update(group).digest('base64url').slice(0, 32);

/** Sends one push: the kind and the id of a notice, nothing of what it says. What was read meanwhile is not sent. */
const send: JobHandler = async (context, payload) => {
  const job = sendPayload.parse(payload);
  const [target, notice] = await Promise.all([
    findTarget(context.db, job.subscriptionId),
    findUnread(context, job.notificationId),
  ]);
  // The browser may be another account's by now.
  if (!target || !notice || target.user_id !== notice.user_id) return;
  const { kind, entry_key: group } = notice;
  const isLive = kind === 'stream-started' || kind === 'stream-soon';
  // Who asks for a private stream waits for the answer, and who is accepted is waited for.
  const isAsked = kind === 'private-request' || kind === 'private-accepted';
  const outcome = await sendPush(
    target,
    {
      payload: JSON.stringify({ kind, id: job.notificationId }),
      topic: topicOf(group),
      ttl: isLive || isAsked ? HOUR : 48 * HOUR,
      urgency: kind === 'message' || isLive || isAsked ? 'high' : 'normal',
    },
    { keys: await siteKeys(context.db), subject: subjectOf(context.config), origins: context.config.pushOrigins },
  );
  await settle(context, { ...job, endpoint: target.endpoint }, outcome);
};

const settle = async (
  { db, work }: Context,
  { endpoint, ...job }: z.output<typeof sendPayload> & { endpoint: string },
  outcome: PushOutcome,
): Promise<void> => {
  const { subscriptionId, attempt } = job;
  if (outcome.state === 'taken') return noteTaken(db, subscriptionId);
  if (outcome.state === 'gone') return deleteGone(db, subscriptionId, endpoint);
  const wait = outcome.state === 'later' ? Math.max(outcome.after ?? 0, FIRST_WAIT_SECONDS * 4 ** (attempt - 1)) : null;
  if (wait === null || attempt >= MOST_ATTEMPTS || wait > LONGEST_WAIT_SECONDS) return noteFailure(db, subscriptionId);
  await work((unit) =>
    unit.addJob(SEND_PUSH, { ...job, attempt: attempt + 1 }, { ...AGAIN, runAt: new Date(Date.now() + wait * 1000) }),
  );
};

export const pushJobs = { [TELL_BY_PUSH]: tell, [SEND_PUSH]: send } satisfies Record<string, JobHandler>;
