import { authorSchema, messageSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { dataOf, idSchema, listOf, offsetQuery } from '../../shared/wire.ts';

export const createConversationBody = z.object({
  /** What kind of account `sourceId` is: whom the caller writes to. */
  source: z.enum(['performer', 'user']),
  sourceId: idSchema,
});

export const conversationsQuery = offsetQuery.extend({
  /** Only those with unread messages. */
  unread: z.stringbool().default(false),
  /** Part of the other side's name or username. */
  q: z.string().trim().max(100).default(''),
});

export const conversationSchema = z
  .object({
    _id: idSchema,
    kind: z.enum(['private', 'stream']),
    /** The other side; of a stream's chat its performer. */
    recipient: authorSchema
      .extend({ isOnline: z.boolean(), lastSeenAt: z.iso.datetime().nullable() })
      .meta({ id: 'Recipient' }),
    /** The caller blocks the other side: it can be read, and nothing can be sent until the block is taken back. */
    isBlocked: z.boolean(),
    /** Text of the last message; empty when it was deleted. */
    lastMessage: z.string(),
    isLastMessageDeleted: z.boolean(),
    /** What the last message is, so that one without words can be named; null where nothing was said. */
    lastMessageType: messageSchema.shape.type.nullable(),
    lastMessageCreatedAt: z.iso.datetime().nullable(),
    lastSenderId: idSchema.nullable(),
    /** What the caller has not read of this conversation. */
    totalNotSeenMessages: z.number().int(),
    /** The sequence of its last event, to catch up from. */
    lastSequence: z.number().int(),
    streamId: idSchema.nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Conversation' });

export type Conversation = z.infer<typeof conversationSchema>;

export const conversationAnswer = dataOf(conversationSchema);
/** The latest message first. Conversations without a message are not listed. */
export const conversationsAnswer = listOf(conversationSchema);
