import type { Message } from '@barg/contract';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { ForbiddenError, NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import { assertAcceptedWords } from '../conversations/meet-host.ts';
import { takeSequence } from '../conversations/take-sequence.ts';
import { previewOfEdited } from './message-previews.ts';
import { announceUpdated, inLog, scopeOf } from './message-events.ts';
import { MessageBoughtError, MessageEditLateError, MessageEmptyError } from './messages.errors.ts';
import type { MessageRow } from './messages.presenter.ts';
import { findMessage, holdMessage, replaceText, rewriteText } from './messages.repository.ts';
import { isBought } from './paid-messages.repository.ts';
import type { editMessageBody } from './messages.schema.ts';
import { requireWritable, type Place } from './places.ts';
import { present } from './present-messages.ts';

type Edit = z.output<typeof editMessageBody>;

/** @throws NotFoundError when it was deleted, ChangedMeanwhileError, MessageEditLateError, MessageBoughtError */
const rewrite = async (
  unit: UnitOfWork,
  { place, found }: { place: Place; found: MessageRow },
  edit: Edit,
): Promise<MessageRow> => {
  const { db } = unit;
  const { id, price } = found;
  const held = await holdMessage(db, id);
  if (held?.is_deleted !== false) throw new NotFoundError();
  assertStands({ stored: { text: held.text }, changes: { text: edit.text }, basedOn: edit.basedOn });
  if (price > 0n && (await isBought(db, id))) throw new MessageBoughtError();
  const row = await rewriteText(db, id, {
    text: edit.text,
    previewId: await previewOfEdited(unit, { place, found }, edit),
  });
  if (!row) throw new MessageEditLateError();
  return row;
};

/**
 * Changes the text of an own message in a private conversation, everywhere: in the list of conversations, in the search
 * and in the events that are kept.
 * @throws NotFoundError for non-members, deleted messages and chats of streams, ForbiddenError for who did not write it,
 * BlockedByYouError, MessageEmptyError, ChangedMeanwhileError, MessageEditLateError, MessageBoughtError, FilteredWordsError
 */
export const editMessage = async (
  context: Context,
  member: Member,
  { messageId, ...edit }: Edit & { messageId: string },
): Promise<Message> => {
  const found = await findMessage(context.db, messageId);
  if (!found) throw new NotFoundError();
  const { text } = edit;
  const place = await requireWritable(context.db, found.conversation_id, member);
  if (found.is_deleted) throw new NotFoundError();
  if (found.sender_id !== member.account.id) throw new ForbiddenError();
  if (text === '' && found.type === 'text') throw new MessageEmptyError();
  return context.work(async (unit) => {
    await assertAcceptedWords(unit, place.id, member.account, text);
    const row = await rewrite(unit, { place, found }, edit);
    const message = await present(unit.db, row);
    await replaceText(unit.db, row, { scope: scopeOf(place), replacement: inLog(message) });
    await announceUpdated(unit, place, { message, sequence: await takeSequence(unit, place.id) });
    return message;
  });
};
