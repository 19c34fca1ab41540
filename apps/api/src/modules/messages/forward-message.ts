import type { Message } from '@barg/contract';
import type { Context } from '../../context.ts';
import { ForbiddenError, NotFoundError } from '../../errors/common-errors.ts';
import type { IdempotencyClaim } from '../../platform/idempotency.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { reuseItem } from '../vault/vault.service.ts';
import { listForwarded } from './message-files.repository.ts';
import { MessageNotForwardableError, MessageRecipientError } from './messages.errors.ts';
import type { MessageRow } from './messages.presenter.ts';
import { findMessage } from './messages.repository.ts';
import { sendMessage } from './messages.service.ts';
import { requireMembership, requireWritable } from './places.ts';

interface Forwarding {
  messageId: string;
  /** Where it goes to. */
  conversationId: string;
  /** Tokens that a fan who does not subscribe has agreed to pay for writing there. */
  expectedPrice: number;
  claim: IdempotencyClaim | null;
}

/** Nobody passes on what somebody else has written. @throws NotFoundError, ForbiddenError */
const requireOwn = async (db: Queryable, messageId: string, member: Member): Promise<MessageRow> => {
  const found = await findMessage(db, messageId);
  if (!found) throw new NotFoundError();
  await requireMembership(db, found.conversation_id, member);
  if (found.is_deleted) throw new NotFoundError();
  if (found.sender_id !== member.account.id) throw new ForbiddenError();
  return found;
};

/** @throws MessageRecipientError, BlockedByYouError */
const assertRecipient = async (db: Queryable, conversationId: string, member: Member): Promise<void> => {
  try {
    await requireWritable(db, conversationId, member);
  } catch (error) {
    throw error instanceof NotFoundError ? new MessageRecipientError({ cause: error }) : error;
  }
};

/** Files of their own for the new message, which share the bytes of the old one's. @throws MessageNotForwardableError */
const copyFiles = async (unit: UnitOfWork, { id, sender_id: ownerId }: MessageRow): Promise<string[]> => {
  const copies: string[] = [];
  for (const { kind, vault_item_id: itemId } of await listForwarded(unit.db, id)) {
    if (itemId === null) throw new MessageNotForwardableError();
    copies.push((await reuseItem(unit, { id: ownerId }, { id: itemId, kind })).id);
  }
  return copies;
};

/**
 * Sends an own message of a private conversation once more, into another one or the same: a new message, of the same
 * words and files, and at the same price where it costs something, locked as far as the old one is. It says nothing of where it comes from.
 * @throws NotFoundError for non-members, and for what was deleted; ForbiddenError for who did not write it,
 * MessageRecipientError, MessageNotForwardableError, VaultItemNotReadyError, and what {@link sendMessage} throws
 */
export const forwardMessage = async (
  context: Context,
  member: Member,
  { messageId, ...to }: Forwarding,
): Promise<Message> => {
  const found = await requireOwn(context.db, messageId, member);
  await assertRecipient(context.db, to.conversationId, member);
  // Words that were written to be sold are not given away by being sent once more.
  const { text, price, is_text_free: isTextFree } = found;
  return sendMessage(context, member, {
    ...{ ...to, text, price: fromHundredths(price), isTextFree },
    copyFiles: (unit) => copyFiles(unit, found),
  });
};
