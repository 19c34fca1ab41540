import { authorSchema, messageSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { basedOnOf, seen } from '../../shared/changed-meanwhile.ts';
import { userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, offsetQuery } from '../../shared/wire.ts';

export const createConversationBody = z.object({
  /** The role of the account `sourceId` that the caller writes to. */
  source: z.enum(['performer', 'user']),
  sourceId: idSchema,
});

export const CONVERSATION_LISTS = ['all', 'subscribers', 'top-spenders', 'muted', 'archived', 'requests'] as const;

export const conversationsQuery = offsetQuery.extend({
  /** Only those with unread messages, archived or not; of muted ones only in their own list. */
  unread: z.stringbool().default(false),
  /**
   * `all`: those that are not archived. `subscribers`: of them, who subscribes to the caller, or to whom the caller
   * subscribes. `top-spenders`: of them, who has spent most on the caller, in that order; for performers. `requests`:
   * strangers who wait for a performer's first answer, where she keeps them apart; they are in no other list.
   */
  list: z.enum(CONVERSATION_LISTS).default('all'),
  /** Part of the other side's name or username, or of what the caller calls it. */
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
    /** The caller's own side: its messages count in no badge, and bring no archived conversation back. */
    isMuted: z.boolean(),
    /** Stands first in the caller's lists. */
    isPinned: z.boolean(),
    /** In the caller's list `archived` alone, until the next message. */
    isArchived: z.boolean(),
    /** What the caller calls the other side; empty: by its own name. */
    name: z.string(),
    /** The caller's note, which the other side does not see here. */
    note: z.string(),
    /** It waits in a performer's list of requests: it counts in no badge until she answers or accepts it. */
    isRequest: z.boolean(),
    /** Links in what the other side writes are shown as plain text: a stranger to a performer, until she answers. */
    linksHeld: z.boolean(),
    /** Tokens that the caller pays for each message here, as long as it does not subscribe; 0: writing is free. */
    messagePrice: z.number(),
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
    /** The caller has read up to this sequence: what is unread stands behind it. */
    readSequence: z.number().int(),
    /** The other side has read up to this sequence; null where either of the two hides that. */
    seenSequence: z.number().int().nullable(),
    streamId: idSchema.nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Conversation' });

/** What a search has found: a conversation by the other side's name, or a message in one. */
export const foundConversationSchema = conversationSchema
  .extend({
    /** The message with the words; null where the name has them. */
    found: z
      .object({
        messageId: idSchema,
        /** Its place in the conversation. */
        sequence: z.number().int(),
        senderId: idSchema,
        /** The part of its text with the words. */
        text: z.string(),
        createdAt: z.iso.datetime(),
      })
      .nullable(),
  })
  .meta({ id: 'FoundConversation' });

export type FoundConversation = z.infer<typeof foundConversationSchema>;
export type ConversationsQuery = z.infer<typeof conversationsQuery>;

export type Conversation = z.infer<typeof conversationSchema>;

/** Fields that are absent stay as they are. */
export const updateConversationBody = z
  .object({
    muted: z.boolean(),
    pinned: z.boolean(),
    archived: z.boolean(),
    /** Takes a request on, as an answer does. */
    accepted: z.literal(true),
    /** What the caller calls the other side; empty: by its own name. */
    name: userText({ max: 60, min: 0 }),
    note: userText({ max: 2000, min: 0 }),
  })
  .partial()
  .extend({ basedOn: basedOnOf({ name: seen.words, note: seen.words }) });

export type ConversationChanges = z.infer<typeof updateConversationBody>;

export const conversationAnswer = dataOf(conversationSchema);
/** The latest message first. Conversations without a message are not listed. */
export const conversationsAnswer = listOf(conversationSchema);
/** By name first, then messages, the latest first. */
export const searchAnswer = listOf(foundConversationSchema);
