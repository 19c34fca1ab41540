import type { Author } from '@barg/contract';
import { fromHundredths } from '../../platform/money.ts';
import type { ConversationRow } from './conversations.repository.ts';
import type { Conversation } from './conversations.schema.ts';

/** A conversation as one of its members sees it. */
export const presentConversation = (row: ConversationRow, recipient: Author, isOnline: boolean): Conversation => ({
  _id: row.id,
  kind: row.kind,
  // Where one blocks the other, neither sees whether the other is online.
  recipient: {
    ...recipient,
    isOnline: isOnline && !row.is_blocked,
    lastSeenAt: row.is_blocked ? null : (row.last_seen_at?.toISOString() ?? null),
  },
  isBlocked: row.is_blocked,
  isMuted: row.is_muted,
  isPinned: row.is_pinned,
  isArchived: row.is_archived,
  name: row.name,
  note: row.note,
  isRequest: row.is_request,
  linksHeld: row.is_stranger,
  messagePrice: fromHundredths(row.writing_price),
  lastMessage: row.is_last_message_deleted ? '' : row.last_message,
  isLastMessageDeleted: row.is_last_message_deleted ?? false,
  lastMessageType: row.is_last_message_deleted ? 'text' : row.last_message_type,
  isLastMessagePaid: !row.is_last_message_deleted && (row.last_message_price ?? 0n) > 0n,
  lastMessageCreatedAt: row.last_message_created_at?.toISOString() ?? null,
  lastSenderId: row.last_sender_id,
  totalNotSeenMessages: row.unread_count,
  lastSequence: Number(row.last_sequence),
  readSequence: Number(row.last_read_sequence),
  seenSequence: row.seen_sequence === null ? null : Number(row.seen_sequence),
  streamId: row.stream_id,
  createdAt: row.created_at.toISOString(),
});
