import type { Context } from '../../context.ts';
import { ForbiddenError, NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { takeSequence } from '../conversations/take-sequence.ts';
import { EVERYTHING, type Member } from '../../viewing/onlooker.ts';
import { keepsOrder } from '../../viewing/stream-order.ts';
import { deleteMessageFiles } from './message-files.repository.ts';
import { dropFiles, showFiles } from './message-files.service.ts';
import { announceDeleted, announceRestored, inLog, scopeOf } from './message-events.ts';
import { dropReactions } from './reactions.repository.ts';
import { MessageBoughtError } from './messages.errors.ts';
import { mayDelete } from './messages.policy.ts';
import {
  findMessage,
  forgetText,
  holdMessage,
  listDeletable,
  markDeleted,
  markRestored,
  replaceText,
} from './messages.repository.ts';
import { isBought } from './paid-messages.repository.ts';
import { present } from './present-messages.ts';
import { findPlace, requireReadable, type Place } from './places.ts';

/** Messages that one transaction deletes; each is an event of its own. */
const BATCH = 100;

/** Removes the text of a message, also from every copy. False when it was deleted before. */
const emptyMessage = async (unit: UnitOfWork, place: Place, messageId: string): Promise<boolean> => {
  const row = await markDeleted(unit.db, messageId);
  if (!row) return false;
  const message = await present(unit.db, row);
  await forgetText(unit.db, row, { scope: scopeOf(place), replacement: inLog(message) });
  await announceDeleted(unit, place, { message, sequence: await takeSequence(unit, place.id) });
  return true;
};

/** Whether somebody has paid for a message, and keeps it. */
const isKept = async ({ db }: UnitOfWork, { id, price }: { id: string; price: bigint }): Promise<boolean> =>
  price > 0n && (await isBought(db, id));

/** Removes a message's text, files and reactions for good. Deleting twice changes nothing. */
const eraseMessage = async (unit: UnitOfWork, place: Place, messageId: string): Promise<boolean> => {
  const isEmptied = await emptyMessage(unit, place, messageId);
  // After the conversation is locked, the same order as sending.
  if (isEmptied) {
    await dropFiles(unit, messageId);
    await dropReactions(unit.db, messageId);
  }
  return isEmptied;
};

/** Tells who keeps the order of a stream's chat whose messages were deleted. */
const tellDeleted = async (
  unit: UnitOfWork,
  { streamId, performerId }: Place,
  senderIds: readonly string[],
  actorId: string,
): Promise<void> => {
  if (!streamId || !performerId) return;
  await unit.callHook('onStreamMessagesDeleted', { streamId, performerId, senderIds, actorId });
};

/**
 * Deletes one message; its place stays.
 * @throws NotFoundError for members who cannot read it, ForbiddenError for those who did not write it,
 * MessageBoughtError
 */
export const deleteMessage = async (context: Context, member: Member, messageId: string): Promise<void> => {
  const row = await findMessage(context.db, messageId);
  if (!row) throw new NotFoundError();
  const place = await requireReadable(context.db, row.conversation_id, member);
  const { id: actorId } = member.account;
  const { performerId } = place;
  const isOrderKeeper = performerId !== null && (await keepsOrder(context.db, performerId, actorId));
  if (!mayDelete(actorId, row.sender_id, { ...place, keepsOrder: isOrderKeeper })) throw new ForbiddenError();
  await context.work(async (unit) => {
    if (await isKept(unit, row)) throw new MessageBoughtError();
    if (await eraseMessage(unit, place, row.id)) await tellDeleted(unit, place, [row.sender_id], actorId);
  });
};

/**
 * Takes back a message without checking who asks, as mass messages are; one that was bought stays. False when it does.
 */
export const takeBackUnbought = async (unit: UnitOfWork, messageId: string): Promise<boolean> => {
  const row = await findMessage(unit.db, messageId);
  const place = row && (await findPlace(unit.db, row.conversation_id, EVERYTHING));
  if (!row || !place) return true;
  if (await isKept(unit, row)) return false;
  await eraseMessage(unit, place, row.id);
  return true;
};

/**
 * Removes a message without checking who asks, for operators. Returns its text and keeps its files, so that both can be
 * restored. Null when there was none.
 */
export const removeMessage = async (unit: UnitOfWork, messageId: string): Promise<string | null> => {
  // Locked: words that are changed meanwhile are the ones to be restored.
  const row = await holdMessage(unit.db, messageId);
  const place = row && (await findPlace(unit.db, row.conversation_id, EVERYTHING));
  if (!place || !(await emptyMessage(unit, place, row.id))) return null;
  await deleteMessageFiles(unit.db, row.id);
  return row.text;
};

/** Empties a copy of a removed message; `keep` notes before what it said. Its files stay with it, shown to nobody. */
export const emptyRemoved = async (unit: UnitOfWork, messageId: string, keep: () => Promise<void>): Promise<void> => {
  const row = await holdMessage(unit.db, messageId);
  const place = row && (await findPlace(unit.db, row.conversation_id, EVERYTHING));
  if (!row || row.is_deleted || !place) return;
  await keep();
  await emptyMessage(unit, place, row.id);
};

/** Restores the text and files of a removed message, and tells those who have the conversation open. */
export const bringMessageBack = async (
  unit: UnitOfWork,
  messageId: string,
  { text, fileIds }: { text: string; fileIds: readonly string[] },
): Promise<void> => {
  const { db } = unit;
  const row = await markRestored(db, messageId, text);
  const place = row && (await findPlace(db, row.conversation_id, EVERYTHING));
  if (!row || !place) return;
  // Locks the conversation, before its files, as in sending.
  const sequence = await takeSequence(unit, place.id);
  // Those of a mass message stand with that.
  if (row.campaign_id === null) await showFiles(db, row.id, fileIds);
  const message = await present(db, row);
  await replaceText(db, row, { scope: scopeOf(place), replacement: inLog(message) });
  await announceRestored(unit, place, { message, sequence });
};

/**
 * Deletes all messages that the caller may delete in a conversation: its own that nobody has bought; for a stream's
 * performer, the whole chat. Returns how many.
 */
export const deleteAllMessages = async (context: Context, member: Member, conversationId: string): Promise<number> => {
  const place = await requireReadable(context.db, conversationId, member);
  const senderId = place.performerId === member.account.id ? null : member.account.id;
  let [removed, isDone] = [0, false];
  while (!isDone) {
    const erased = await context.work(async (unit) => {
      const rows = await listDeletable(unit.db, place.id, senderId, BATCH);
      const senderIds: string[] = [];
      for (const row of rows) {
        // Bought while it was listed.
        if (await isKept(unit, row)) continue;
        if (!(await eraseMessage(unit, place, row.id))) continue;
        senderIds.push(row.sender_id);
      }
      await tellDeleted(unit, place, senderIds, member.account.id);
      return { count: senderIds.length, isDone: rows.length < BATCH };
    });
    removed += erased.count;
    isDone = erased.isDone;
  }
  return removed;
};
