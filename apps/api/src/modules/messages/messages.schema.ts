import { messageReactionSchema, messageSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { basedOnOf, seen } from '../../shared/changed-meanwhile.ts';
import { emojiSchema } from '../../shared/emoji.ts';
import { userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, MAX_LIMIT } from '../../shared/wire.ts';

export const MAX_MESSAGE_LENGTH = 5000;
/** Messages a page when a conversation is opened (specification, section 9). */
const PAGE_SIZE = 25;

/** Photos and videos of one message. */
const MAX_FILES = 10;

/** A chat is read in passing. */
const MAX_CHAT_FILES = 4;

const fileIdsOf = (most: number) =>
  z
    .array(idSchema)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'each file once' })
    .default([]);

const hasContent = ({ text, fileIds }: { text: string; fileIds: readonly string[] }): boolean =>
  text !== '' || fileIds.length > 0;
const NO_CONTENT = { path: ['text'], error: 'words or a file' };

/** Files uploaded for messages, or taken from her vault for one, in this order. */
export const fileIdsSchema = fileIdsOf(MAX_FILES);

/** Text, files, or both, of a stream's chat. */
export const sendStreamMessageBody = z
  .object({
    /** Plain text; markup is removed. */
    text: userText({ max: MAX_MESSAGE_LENGTH, min: 0 }).default(''),
    type: z.literal('text').default('text'),
    /** Files uploaded for a chat, in this order. */
    fileIds: fileIdsOf(MAX_CHAT_FILES),
  })
  .refine(hasContent, NO_CONTENT);

/** Text, files, or both. The type of the message follows from its files. */
export const sendPrivateMessageBody = z
  .object({
    /** Plain text; markup is removed. */
    text: userText({ max: MAX_MESSAGE_LENGTH, min: 0 }).default(''),
    fileIds: fileIdsSchema,
    /** What the fan pays once to open all of it; only performers ask for that. */
    price: amountSchema.default(0),
    /** The message of this conversation that it answers. */
    replyTo: idSchema.nullable().default(null),
    /**
     * What a fan who does not subscribe has agreed to pay for writing it, as `messagePrice` of the conversation says;
     * another price is refused with `price.changed`.
     */
    expectedPrice: amountSchema.default(0),
    /** Shows the address in the text as a link alone, and asks its page nothing. */
    withoutPreview: z.boolean().default(false),
  })
  .refine(hasContent, NO_CONTENT);

/** Plain text; markup is removed. Empty is possible where there are files. */
export const editMessageBody = z.object({
  text: userText({ max: MAX_MESSAGE_LENGTH, min: 0 }),
  /** Whether the linked page is shown; left out, a link that was shown without its page stays so. */
  withoutPreview: z.boolean().optional(),
  basedOn: basedOnOf({ text: seen.words }),
});

/** One recipient a call: each may be refused, or cost something, for itself. */
export const forwardMessageBody = z.object({
  /** A private conversation of the caller. */
  conversationId: idSchema,
  /** What a fan who does not subscribe has agreed to pay for writing there. */
  expectedPrice: amountSchema.default(0),
});

export const reactionBody = z.object({ emoji: emojiSchema });

export const messageFileParams = z.object({ id: idSchema, fileId: idSchema });

/** Pages go back in time: offset 0 is the latest. Use the cursor when messages may arrive in between. */
export const messagesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(PAGE_SIZE),
  offset: z.coerce.number().int().min(0).default(0),
  cursor: z.string().max(200).optional(),
});

/** A private conversation can be opened at any of its messages. A cursor goes on from there, whatever else is given. */
export const threadQuery = messagesQuery.extend({
  /** The sequence of a message: half of the page is older than it, half newer. */
  around: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  /** A moment: as `around` for the first message that is not older, or for the last one if all are. */
  since: z.iso.datetime({ offset: true }).optional(),
});

export const messageAnswer = dataOf(messageSchema);
/** The newest message first. */
export const messagesAnswer = dataOf(
  z.object({
    data: z.array(messageSchema),
    total: z.number().int(),
    nextCursor: z.string().optional(),
    previousCursor: z.string().optional(),
  }),
);

/** The caller's unread messages in all conversations. */
export const unreadAnswer = dataOf(z.object({ totalNotSeenMessages: z.number().int() }));
/** All reactions of a message. */
export const reactionsAnswer = dataOf(z.object({ reactions: z.array(messageReactionSchema) }));
export const removedAnswer = dataOf(z.object({ removed: z.number().int() }));
