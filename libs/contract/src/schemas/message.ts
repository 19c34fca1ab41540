import { z } from 'zod';
import { authorSchema } from './author.ts';

const id = z.uuid();
const instant = z.iso.datetime();

/** A file of a message. Its URLs, and the waveform of a sound, are each reader's: `signFileUrls` returns them. */
export const messageFileSchema = z
  .object({
    _id: id,
    type: z.enum(['photo', 'video', 'audio', 'file']),
    status: z.enum(['pending', 'processing', 'ready', 'failed']),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    durationMs: z.number().int().nullable(),
    /** ThumbHash in base64; null until it is processed. */
    thumbhash: z.string().nullable(),
    /** Of a document: the name that it came with, and its bytes. Absent in others, and when locked. */
    name: z.string().optional(),
    size: z.number().int().optional(),
  })
  .meta({ id: 'MessageFile' });

/** The type of its first file, else `text`; `tip` in a stream's chat. A deleted message is an empty `text`. */
const messageType = z.enum(['text', 'tip', 'photo', 'video', 'audio', 'file']);

/** The message that another one answers, as both sides may see it. */
export const messageQuoteSchema = z
  .object({
    _id: id,
    /** Its place in the conversation. */
    sequence: z.number().int(),
    senderId: id,
    type: messageType,
    /** How it begins; empty when it was deleted, and when it is sold, whoever has paid. */
    text: z.string(),
    isDeleted: z.boolean(),
    isPaid: z.boolean(),
  })
  .meta({ id: 'MessageQuote' });

/** An emoji under a message, and who gave it. */
export const messageReactionSchema = z
  .object({ emoji: z.string(), userIds: z.array(id).min(1) })
  .meta({ id: 'MessageReaction' });

/** What is shown of a page that a message links to: its own words, as plain text. */
export const linkPreviewSchema = z
  .object({
    address: z.string(),
    host: z.string(),
    /** `pending`: the page is being asked. `none`: it says nothing; the rest is empty in both. */
    status: z.enum(['pending', 'ready', 'none']),
    title: z.string(),
    description: z.string(),
    siteName: z.string(),
    /** A small square of this site, never of the page. */
    pictureUrl: z.string().nullable(),
  })
  .meta({ id: 'LinkPreview' });

/** A message of a conversation or of a stream's chat, the same over REST and by socket. */
export const messageSchema = z
  .object({
    _id: id,
    conversationId: id,
    /** Increases by one with every event of the conversation; clients notice missed events by gaps. */
    sequence: z.number().int(),
    type: messageType,
    text: z.string(),
    /** Tokens of a tip, or what a fan who does not subscribe has paid to write it. */
    amount: z.number().nullable(),
    /** Tokens that its addressee pays once to open it; null: it is free. */
    price: z.number().nullable(),
    /**
     * What a locked message costs its reader, who has bought some of its files before: that part of the price that falls
     * on the others. Zero where none is left.
     */
    rest: z.object({ ownedFiles: z.number().int().min(1), price: z.number().min(0) }).optional(),
    /** Tokens that were paid for it, where that was less than its price. */
    paid: z.number().optional(),
    /** Its files are sold and its text is free; absent where the text is sold too. */
    isTextFree: z.literal(true).optional(),
    /** The reader has not paid: of its files only what a preview shows is known, and a text that is sold is empty. */
    isLocked: z.boolean(),
    /** Its addressee has paid: it can no longer be taken back. */
    isBought: z.boolean(),
    /** In their state when it was sent; empty in deleted messages. */
    files: z.array(messageFileSchema),
    senderId: id,
    sender: authorSchema,
    isDeleted: z.boolean(),
    /** The idempotency key that its sender's page made, told to its sender only. */
    clientKey: z.string().optional(),
    /** What it answers, in a private conversation. */
    replyTo: messageQuoteSchema.optional(),
    /** What it was given in a private conversation: the first one stands first, each person gives one. */
    reactions: z.array(messageReactionSchema).optional(),
    /** When its sender has last changed the text. */
    editedAt: instant.optional(),
    /** Of the first address in its text, in a private conversation; absent in locked messages. */
    preview: linkPreviewSchema.optional(),
    createdAt: instant,
  })
  .meta({ id: 'Message' });

/** A message of a stream's chat: a tip, or text with or without files. */
export const streamMessageSchema = messageSchema.extend({ type: z.enum(['text', 'tip']) });
