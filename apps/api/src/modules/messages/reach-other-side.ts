import { NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { raiseUnread } from '../conversations/unread.repository.ts';
import { BlockedByYouError } from './messages.errors.ts';

/**
 * Has a message that was just written count for the other side, and answers who has muted the conversation. Whether the
 * two are parted was asked before the transaction began, and is asked again here, where the conversation is locked: a
 * message that is written while somebody blocks comes before the block, or not at all.
 * @throws NotFoundError when the other side blocks the sender by now, BlockedByYouError when the sender does
 */
export const reachOtherSide = async (unit: UnitOfWork, conversationId: string, senderId: string): Promise<string[]> => {
  const { mutedBy, isBlocked, isBlocking } = await raiseUnread(unit.db, conversationId, senderId);
  if (isBlocking) throw new NotFoundError();
  if (isBlocked) throw new BlockedByYouError();
  return mutedBy;
};
