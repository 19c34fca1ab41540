import type { MessageReaction } from '@barg/contract';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { takeSequence } from '../conversations/take-sequence.ts';
import { announceReacted } from './message-events.ts';
import { findMessage } from './messages.repository.ts';
import { requireWritable } from './places.ts';
import { deleteReaction, loadReactions, putReaction, type Reacting } from './reactions.repository.ts';

/** Changes a member's reaction, and tells both sides all reactions of the message. */
const change = async (
  context: Context,
  member: Member,
  messageId: string,
  act: (unit: UnitOfWork, reacting: Reacting) => Promise<void>,
): Promise<MessageReaction[]> => {
  const found = await findMessage(context.db, messageId);
  if (!found) throw new NotFoundError();
  const place = await requireWritable(context.db, found.conversation_id, member);
  return context.work(async (unit) => {
    // Locks the conversation: whoever deletes the message comes before, or removes this with it.
    const sequence = await takeSequence(unit, place.id);
    if ((await findMessage(unit.db, messageId))?.is_deleted !== false) throw new NotFoundError();
    await act(unit, { messageId, userId: member.account.id });
    const reactions = (await loadReactions(unit.db, [messageId])).get(messageId) ?? [];
    // Also when nothing has changed: who asks again may have been told nothing the first time.
    await announceReacted(unit, place, { messageId, reactions, sequence });
    return reactions;
  });
};

/**
 * Gives a message of a private conversation an emoji, in place of the one that the caller has given it before.
 * @throws NotFoundError for non-members, deleted messages and chats of streams, BlockedByYouError
 */
export const reactToMessage = (
  context: Context,
  member: Member,
  { messageId, emoji }: { messageId: string; emoji: string },
): Promise<MessageReaction[]> =>
  change(context, member, messageId, ({ db }, reacting) => putReaction(db, reacting, emoji));

/** Takes the caller's reaction back; nothing changes where there is none. */
export const takeReactionBack = (context: Context, member: Member, messageId: string): Promise<MessageReaction[]> =>
  change(context, member, messageId, ({ db }, reacting) => deleteReaction(db, reacting));
