import { streamScope, type StreamRestriction } from '@barg/contract';
import type { Context } from '../../context.ts';
import { ForbiddenError, NotFoundError } from '../../errors/common-errors.ts';
import { doNow } from '../../platform/do-now.ts';
import type { HookData } from '../../platform/hooks.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { appendEvent } from '../../realtime/scope-log.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { lockApart } from '../../viewing/pair-lock.ts';
import { isModerator, keepsOrder } from '../../viewing/stream-order.ts';
import { findVisibleStream } from '../../viewing/streams.ts';
import { takeSequence } from '../conversations/take-sequence.ts';
import { inStream } from '../messages/message-events.ts';
import { holdMessage } from '../messages/messages.repository.ts';
import { present } from '../messages/present-messages.ts';
import { logAllDone, logDone } from './moderation-log.ts';
import { PUT_OUT, putOut } from './put-out.ts';
import { deletePin, putPin } from './pins.repository.ts';
import { deleteRestriction, isRestrictable, putRestriction } from './restrictions.repository.ts';
import { NotRestrictableError } from './stream-chat.errors.ts';
import { listLiveChats } from './stream-chat.repository.ts';

/**
 * A stream whose order the caller keeps: her own, or one of a performer who has named it and neither mutes nor bans it,
 * where the caller may watch it. Of what is closed to them nobody learns who watches and who was put out.
 * @throws NotFoundError, ForbiddenError
 */
export const requireOrder = async ({ db }: Context, member: Member, streamId: string) => {
  const stream = await findVisibleStream(db, streamId, member);
  if (!stream) throw new NotFoundError();
  const isKeeper = stream.may_watch && (await keepsOrder(db, stream.performer_id, member.account.id));
  if (!isKeeper) throw new ForbiddenError();
  return stream;
};

interface Decision {
  performerId: string;
  actorId: string;
  userId: string;
}

/**
 * Moderators decide about viewers, the performer about everybody, and nobody about herself: neither what is to hold nor
 * what is to be undone. @throws NotRestrictableError
 */
const assertDecides = async ({ db }: Context, { performerId, actorId, userId }: Decision): Promise<void> => {
  const isAbove = userId === performerId || userId === actorId;
  if (isAbove || (actorId !== performerId && (await isModerator(db, performerId, userId))))
    throw new NotRestrictableError();
};

/** @throws NotFoundError, NotRestrictableError for who runs the site, and as {@link assertDecides} does */
const assertRestrictable = async (context: Context, decision: Decision): Promise<void> => {
  const isAllowed = await isRestrictable(context.db, decision.userId);
  if (isAllowed === null) throw new NotFoundError();
  if (!isAllowed) throw new NotRestrictableError();
  await assertDecides(context, decision);
};

/** Tells a viewer of a changed restriction, in each of the performer’s running streams. */
const tellRestricted = async (
  unit: UnitOfWork,
  { performerId, userId }: { performerId: string; userId: string },
  restriction: StreamRestriction | null,
): Promise<void> => {
  for (const { id: streamId } of await listLiveChats(unit.db, performerId))
    unit.publish(toUser(userId), newEvent('stream.restriction.changed', { streamId, restriction }));
};

export interface Restricting {
  streamId: string;
  userId: string;
  kind: StreamRestriction['kind'];
  /** Null: until it is undone. */
  seconds: number | null;
  reason: string;
}

/**
 * Mutes or bans somebody in all streams of the performer; replaces what held before. Who is banned loses chat and
 * picture at once, and gets back what tickets have cost that are closed by it.
 * @throws NotFoundError, ForbiddenError, NotRestrictableError
 */
export const restrict = async (context: Context, member: Member, asked: Restricting): Promise<StreamRestriction> => {
  const { streamId, userId, kind, seconds, reason } = asked;
  const { performer_id: performerId } = await requireOrder(context, member, streamId);
  const actorId = member.account.id;
  await assertRestrictable(context, { performerId, actorId, userId });
  const end = seconds === null ? null : new Date(Date.now() + seconds * 1000);
  const until = end?.toISOString() ?? null;
  const restriction = { kind, reason, until };
  await context.work(async (unit) => {
    // What is bought at the same moment is bought before the ban, which ends it, or refused.
    if (kind === 'ban') await lockApart(unit.db, performerId, userId);
    await putRestriction(unit, { performerId, userId, byId: actorId, ...restriction });
    await logDone(unit, { performerId, streamId, actorId, act: kind, subjectId: userId, reason, until });
    await tellRestricted(unit, { performerId, userId }, restriction);
    if (kind !== 'ban') return;
    await unit.callHook('onBanned', { performerId, userId, until: end });
    await unit.addJob(PUT_OUT, { performerId, userId });
  });
  // After the commit: before it the banned one could come back.
  if (kind === 'ban') await doNow(context, putOut(context, { performerId, userId }));
  return restriction;
};

/**
 * Undoes a mute or ban; undoing none changes nothing.
 * @throws NotFoundError, ForbiddenError, NotRestrictableError for those about whom the caller does not decide
 */
export const lift = async (context: Context, member: Member, streamId: string, userId: string): Promise<void> => {
  const { performer_id: performerId } = await requireOrder(context, member, streamId);
  await assertDecides(context, { performerId, actorId: member.account.id, userId });
  await context.work(async (unit) => {
    if (!(await deleteRestriction(unit, performerId, userId))) return;
    await logDone(unit, { performerId, streamId, actorId: member.account.id, act: 'undo', subjectId: userId });
    await tellRestricted(unit, { performerId, userId }, null);
  });
};

/**
 * Pins a message above the chat, in place of the one before; null: none stands there any more.
 * @throws NotFoundError for a message that is not in this chat, ForbiddenError
 */
export const pin = async (
  context: Context,
  member: Member,
  { streamId, messageId }: { streamId: string; messageId: string | null },
): Promise<void> => {
  const { performer_id: performerId, conversation_id } = await requireOrder(context, member, streamId);
  await context.work(async (unit) => {
    // Locked before the conversation, as in deleting: of the two, the one that comes second knows of the first.
    const row = messageId === null ? null : await holdMessage(unit.db, messageId);
    if (messageId !== null && (row?.conversation_id !== conversation_id || row.is_deleted)) throw new NotFoundError();
    // Before a number is taken: one without an event is a gap, for which every page asks for the whole chat again.
    if (row) await putPin(unit, streamId, row.id);
    else if (!(await deletePin(unit, streamId))) return;
    const sequence = await takeSequence(unit, conversation_id);
    const done = { performerId, streamId, actorId: member.account.id } as const;
    await logDone(unit, row ? { ...done, act: 'pin', subjectId: row.sender_id } : { ...done, act: 'unpin' });
    const message = row ? inStream(await present(unit.db, row)) : null;
    const data = { streamId, message };
    await appendEvent(unit, { scope: streamScope(streamId), sequence, name: 'stream.message.pinned', data });
  });
};

/** Writes down that messages of others were deleted. */
export const logDeletions = async (unit: UnitOfWork, deleted: HookData['onStreamMessagesDeleted']): Promise<void> => {
  const { performerId, streamId, senderIds, actorId } = deleted;
  const others = senderIds.filter((senderId) => senderId !== actorId);
  await logAllDone(
    unit,
    others.map((subjectId) => ({ performerId, streamId, actorId, act: 'delete', subjectId })),
  );
};
