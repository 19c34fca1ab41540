import { authorSchema, messageSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { dataOf, idSchema, listOf, offsetQuery } from '../../shared/wire.ts';

export const createConversationBody = z.object({
  /** The role of the account `sourceId` that the caller writes to. */
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
    /** The other member; in a stream's chat its performer. */
    recipient: authorSchema
      .extend({ isOnline: z.boolean(), lastSeenAt: z.iso.datetime().nullable() })
      .meta({ id: 'Recipient' }),
    /** The caller blocks the other member: the conversation can be read, and nothing can be sent. */
    isBlocked: z.boolean(),
    /** Text of the last message; empty when it was deleted. */
    lastMessage: z.string(),
    isLastMessageDeleted: z.boolean(),
    /** The type of the last message, to name one without text; null when there is none. */
    lastMessageType: messageSchema.shape.type.nullable(),
    /** It costs something to open: then nobody's list has its text. */
    isLastMessagePaid: z.boolean(),
    lastMessageCreatedAt: z.iso.datetime().nullable(),
    lastSenderId: idSchema.nullable(),
    /** The caller's unread messages in this conversation. */
    totalNotSeenMessages: z.number().int(),
    /** The sequence of the last event, for the catch-up. */
    lastSequence: z.number().int(),
    streamId: idSchema.nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Conversation' });

export type Conversation = z.infer<typeof conversationSchema>;

export const conversationAnswer = dataOf(conversationSchema);
/** The latest message first. Conversations without a message are not listed. */
export const conversationsAnswer = listOf(conversationSchema);
