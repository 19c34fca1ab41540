import { z } from 'zod';
import { authorSchema } from './author.ts';
import { imageSourceSchema } from './image-source.ts';

const instant = z.iso.datetime();

/** What lists, pages and events say of a stream. */
export const streamSummarySchema = z
  .object({
    _id: z.uuid(),
    title: z.string(),
    performer: authorSchema,
    conversationId: z.uuid(),
    viewers: z.number().int(),
    startedAt: instant,
    status: z.enum(['live', 'ended']),
    /** Whether viewers may send files into its chat, as its performer may. */
    takesFiles: z.boolean(),
    /** What it is about, in a few words. */
    topic: z.string().optional(),
    /** The language that is spoken, of ISO 639-1. */
    language: z.string().optional(),
    /** The picture that stands for it; absent where there is none, or while it is made. */
    cover: imageSourceSchema.optional(),
    /** Who may watch it; absent: everybody. Those for followers are for subscribers too. */
    audience: z.enum(['public', 'followers', 'subscribers', 'ticketed']).optional(),
    /** Tokens that a ticket costs, where it is ticketed. */
    price: z.number().optional(),
    /**
     * Where it stands. `status` has two values for clients from before streams were planned: what does not run is `ended`
     * there, and `startedAt` of what has not begun is its planned time.
     */
    phase: z.enum(['planned', 'live', 'ended', 'cancelled']).optional(),
    /** For when it was announced; absent where it was not. */
    plannedAt: instant.optional(),
    /** Seconds that it is planned to last. */
    plannedDuration: z.number().int().optional(),
    /** Whether the caller may not watch it; absent in events, which have no caller. */
    isLocked: z.boolean().optional(),
    /** Whether the caller has a ticket. */
    hasTicket: z.boolean().optional(),
    /** That the caller can give the ticket back: the stream was moved after it was bought, and has not begun. */
    canReturnTicket: z.boolean().optional(),
    /** Whether the caller is told before a planned one begins. */
    isReminded: z.boolean().optional(),
  })
  .meta({ id: 'StreamSummary' });
