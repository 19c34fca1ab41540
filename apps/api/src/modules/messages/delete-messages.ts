import type { Context } from '../../context.ts';
import { ForbiddenError, NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { takeSequence } from '../../realtime/scope-log.ts';
import { EVERYTHING, type Member } from '../blocking/onlooker.ts';
import { dropFiles } from './message-files.service.ts';
import { announceDeleted, scopeOf } from './message-events.ts';
import { mayDelete } from './messages.policy.ts';
import { findMessage, forgetText, listDeletable, markDeleted } from './messages.repository.ts';
import { present } from './messages.service.ts';
import { findPlace, requireReadable, type Place } from './places.ts';

/** Messages that one transaction deletes; each is an event of its own. */
const BATCH = 100;

/** Removes text and files for good, here and wherever a copy of it is kept. Deleting twice changes nothing. */
const eraseMessage = async (unit: UnitOfWork, place: Place, messageId: string): Promise<boolean> => {
  const row = await markDeleted(unit.db, messageId);
  if (!row) return false;
  const message = await present(unit.db, row);
  await forgetText(unit.db, row, scopeOf(place), message);
  await announceDeleted(unit, place, message, await takeSequence(unit, place.id));
  // After the conversation is locked, as in sending.
  await dropFiles(unit, messageId);
  return true;
};

/**
 * Deletes one message in place.
 * @throws NotFoundError for who cannot read it, ForbiddenError for who can and did not write it.
 */
export const deleteMessage = async (context: Context, member: Member, messageId: string): Promise<void> => {
  const row = await findMessage(context.db, messageId);
  if (!row) throw new NotFoundError();
  const place = await requireReadable(context.db, row.conversation_id, member);
  if (!mayDelete(member.account.id, row.sender_id, place)) throw new ForbiddenError();
  await context.work((unit) => eraseMessage(unit, place, row.id));
};

/** Takes a message away whoever asks for it: for those who answer for the site. False when there is none. */
export const removeMessage = async (unit: UnitOfWork, messageId: string): Promise<boolean> => {
  const row = await findMessage(unit.db, messageId);
  const place = row && (await findPlace(unit.db, row.conversation_id, EVERYTHING));
  return place ? eraseMessage(unit, place, row.id) : false;
};

/**
 * Deletes all messages that the caller may delete in a conversation: its own, and for a stream's performer the whole
 * chat. Answers how many there were.
 */
export const deleteAllMessages = async (context: Context, member: Member, conversationId: string): Promise<number> => {
  const place = await requireReadable(context.db, conversationId, member);
  const senderId = place.performerId === member.account.id ? null : member.account.id;
  let [removed, isDone] = [0, false];
  while (!isDone) {
    const erased = await context.work(async (unit) => {
      const rows = await listDeletable(unit.db, place.id, senderId, BATCH);
      let count = 0;
      for (const { id } of rows) if (await eraseMessage(unit, place, id)) count += 1;
      return { count, isDone: rows.length < BATCH };
    });
    removed += erased.count;
    isDone = erased.isDone;
  }
  return removed;
};
