import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/tables.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Viewer } from '../../viewing/access.policy.ts';
import { isRunningSql } from '../../viewing/running-subscription.ts';
import { AwaitingAnswerError, FilteredWordsError, TooManyNewConversationsError } from './conversations.errors.ts';
import { hasFilteredWord } from './filtered-words.ts';

/** A stranger's messages before an answer, and strangers' first messages a day. */
const [MOST_UNANSWERED, MOST_NEW_A_DAY] = [3, 30];
const DAY_MS = 86_400_000;

interface HostSide {
  performer_id: string;
  answered_at: Date | null;
  is_stranger: boolean;
  is_request: boolean;
  requested_at: Date | null;
  keeps_requests: boolean;
  filtered_words: string[];
}

/**
 * The performer's side, and what she has set. The conversation stays locked until the commit, as taking its next sequence
 * does: so that a stranger's messages are counted one after the other. Her side too, which an acceptance changes alone,
 * and which is read as it is after waiting for the conversation only if it is locked with it.
 */
const lockHostSide = async (db: Transaction, conversationId: string): Promise<HostSide | undefined> => {
  const { rows } = await sql<HostSide>`
    select host.user_id as performer_id, host.answered_at, host.is_stranger, host.is_request, host.requested_at,
      coalesce(settings.keeps_requests, false) as keeps_requests,
      coalesce(settings.filtered_words, '{}') as filtered_words
    from conversations
      join conversation_members host on host.conversation_id = conversations.id
      join users on users.id = host.user_id and users.role = 'performer'
      left join inbox_settings settings on settings.performer_id = host.user_id
    where conversations.id = ${conversationId}
    for no key update of conversations, host`.execute(db);
  return rows[0];
};

/**
 * Whether a fan is somebody to a performer: subscribes, follows, or has paid her for something. What was paid for writing to
 * her makes nobody known.
 */
const isKnown = async (db: Transaction, performerId: string, fanId: string): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`select (
    exists (select from subscriptions where user_id = ${fanId} and performer_id = ${performerId} and ${isRunningSql()})
    or exists (select from follows where follower_id = ${fanId} and performer_id = ${performerId})
    or exists (select from ledger_transactions where user_id = ${fanId} and performer_id = ${performerId}
      and kind in ('tip', 'purchase', 'subscription', 'order')
      and not (kind = 'purchase' and item_type = 'conversation'))) as known`.execute(db);
  return rows[0]?.known ?? false;
};

/** @throws AwaitingAnswerError */
const assertFewUnanswered = async (db: Transaction, conversationId: string, fanId: string): Promise<void> => {
  const { rows } = await sql`select from messages
    where conversation_id = ${conversationId} and sender_id = ${fanId} limit ${MOST_UNANSWERED}`.execute(db);
  if (rows.length >= MOST_UNANSWERED) throw new AwaitingAnswerError({ params: { most: MOST_UNANSWERED } });
};

/**
 * First messages of a fan wait for each other until the commit, each in its conversation: what comes at once is counted
 * one after the other.
 * @throws TooManyNewConversationsError
 */
const assertFewNew = async (db: Transaction, fanId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`first messages of ${fanId}`}, 0))`.execute(db);
  const { rows } = await sql<{ at: Date }>`
    select theirs.requested_at as at from conversation_members mine
      join conversation_members theirs
        on theirs.conversation_id = mine.conversation_id and theirs.user_id <> mine.user_id
    where mine.user_id = ${fanId} and theirs.requested_at > now() - interval '1 day'
    order by at desc limit ${MOST_NEW_A_DAY}`.execute(db);
  const first = rows[MOST_NEW_A_DAY - 1];
  if (!first) return;
  const retryAfter = Math.max(1, Math.ceil((first.at.getTime() + DAY_MS - Date.now()) / 1000));
  throw new TooManyNewConversationsError({ params: { most: MOST_NEW_A_DAY }, retryAfter });
};

/**
 * Changes her side, and has her badge read again where what is unread there begins or ceases to count: a message raises a
 * badge by itself alone.
 */
const changeHost = async (
  unit: UnitOfWork,
  conversationId: string,
  { performer_id, is_request }: HostSide,
  change: { is_stranger: boolean; is_request: boolean; answered_at?: Date; requested_at?: Date | null },
): Promise<void> => {
  const changed = await unit.db
    .updateTable('conversation_members')
    .set(change)
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', performer_id)
    .returning(sql<boolean>`unread_count > 0 and not is_muted`.as('has_unread'))
    .executeTakeFirst();
  if (changed?.has_unread && change.is_request !== is_request) tellAccount(unit, performer_id, 'account');
};

/**
 * For a message that is changed: it may get no word that it could not have been sent with.
 * @throws FilteredWordsError
 */
export const assertAcceptedWords = async (
  { db }: UnitOfWork,
  conversationId: string,
  sender: Viewer,
  text: string,
): Promise<void> => {
  const host = await lockHostSide(db, conversationId);
  if (!host || host.performer_id === sender.id) return;
  if (hasFilteredWord(text, host.filtered_words)) throw new FilteredWordsError();
};

/**
 * What a message means between a fan and a performer, before it is written. Her own answers: from then on the fan is no
 * stranger. A stranger's conversation waits among her requests where she keeps them apart, takes three messages until
 * she answers, and holds links back in any case.
 *
 * @throws FilteredWordsError, AwaitingAnswerError, TooManyNewConversationsError
 */
export const meetHost = async (
  unit: UnitOfWork,
  conversationId: string,
  sender: Viewer,
  text: string,
): Promise<void> => {
  const { db } = unit;
  const host = await lockHostSide(db, conversationId);
  if (!host) return;
  if (host.performer_id === sender.id) {
    if (host.answered_at) return;
    await changeHost(unit, conversationId, host, { answered_at: new Date(), is_stranger: false, is_request: false });
    return;
  }
  if (hasFilteredWord(text, host.filtered_words)) throw new FilteredWordsError();
  if (host.answered_at) return;
  const isStranger = !(await isKnown(db, host.performer_id, sender.id));
  const isRequest = isStranger && host.keeps_requests;
  if (isRequest) await assertFewUnanswered(db, conversationId, sender.id);
  if (isStranger && !host.requested_at) await assertFewNew(db, sender.id);
  if (isStranger === host.is_stranger && isRequest === host.is_request) return;
  const requestedAt = isStranger ? (host.requested_at ?? new Date()) : host.requested_at;
  await changeHost(unit, conversationId, host, {
    ...{ is_stranger: isStranger, is_request: isRequest, requested_at: requestedAt },
  });
};
