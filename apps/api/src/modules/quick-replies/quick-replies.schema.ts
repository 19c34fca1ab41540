import { z } from 'zod';
import { basedOnOf, seen } from '../../shared/changed-meanwhile.ts';
import { userLine, userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf } from '../../shared/wire.ts';

export const MAX_QUICK_REPLIES = 50;

export const quickReplySchema = z
  .object({
    _id: idSchema,
    /** What she finds it by. */
    title: z.string(),
    /** What is written; `{name}` stands for the fan's name, which the one who writes puts in. */
    text: z.string(),
  })
  .meta({ id: 'QuickReply' });

export type QuickReply = z.infer<typeof quickReplySchema>;

export const quickReplyBody = z.object({ title: userLine({ max: 60 }), text: userText({ max: 2000 }) });

/** Fields left out stay. */
export const quickReplyChanges = quickReplyBody
  .partial()
  .extend({ basedOn: basedOnOf({ title: seen.words, text: seen.words }) });

export type NewQuickReply = z.output<typeof quickReplyBody>;
export type QuickReplyChanges = z.output<typeof quickReplyChanges>;

/** All of them, in their new order. */
export const quickRepliesOrder = z.object({
  ids: z
    .array(idSchema)
    .max(MAX_QUICK_REPLIES)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'each once' }),
});

/** There are few: a page has them all. */
export const quickRepliesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_QUICK_REPLIES).default(MAX_QUICK_REPLIES),
});

export const quickReplyAnswer = dataOf(quickReplySchema);
/** In her order. */
export const quickRepliesAnswer = listOf(quickReplySchema);
