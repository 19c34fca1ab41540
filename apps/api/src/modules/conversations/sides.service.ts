import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import type { Member } from '../../viewing/onlooker.ts';
import type { Conversation, ConversationChanges } from './conversations.schema.ts';
import { getConversation } from './conversations.service.ts';
import { lockSide, updateSide } from './sides.repository.ts';
import { countUnread } from './unread.repository.ts';

/**
 * Changes what the caller has set for its side of a conversation, and tells its other devices. The other member is told
 * nothing of it.
 * @throws NotFoundError for non-members, ChangedMeanwhileError
 */
export const changeSide = async (
  context: Context,
  member: Member,
  conversationId: string,
  { basedOn, ...changes }: ConversationChanges,
): Promise<Conversation> => {
  const { id: userId } = member.account;
  // It may have gone out of sight: blocked, or its other member hidden from here.
  await getConversation(context, member, conversationId);
  await context.work(async (unit) => {
    const before = basedOn && (await lockSide(unit.db, { conversationId, userId }));
    if (before) assertStands({ stored: before, changes, basedOn });
    const side = await updateSide(unit.db, { conversationId, userId }, changes);
    if (!side) throw new NotFoundError();
    const data = {
      ...{ conversationId, userId, isMuted: side.is_muted, isPinned: side.is_pinned, isArchived: side.is_archived },
      ...{ name: side.name, note: side.note, totalNotSeenMessages: await countUnread(unit.db, member) },
    };
    unit.publish(toUser(userId), newEvent('conversation.updated', data));
  });
  return getConversation(context, member, conversationId);
};
