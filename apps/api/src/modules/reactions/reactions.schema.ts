import { z } from 'zod';
import { dataOf, idSchema } from '../../shared/wire.ts';

/** The types that can be bookmarked: items and performers. */
export const BOOKMARK_TYPES = ['feed', 'gallery', 'video', 'product', 'performer'] as const;
/** The types with reactions: performers are only bookmarked, comments only liked. */
export const REACTION_TYPES = [...BOOKMARK_TYPES, 'comment'] as const;

export const reactionBody = z
  .object({
    objectType: z.enum(REACTION_TYPES).default('feed'),
    objectId: idSchema,
    action: z.enum(['like', 'bookmark']),
  })
  .refine(({ objectType, action }) => objectType !== 'performer' || action === 'bookmark', {
    error: 'performers are bookmarked, not liked',
    path: ['action'],
  })
  .refine(({ objectType, action }) => objectType !== 'comment' || action === 'like', {
    error: 'comments are liked, not bookmarked',
    path: ['action'],
  });

/** The state after the change; the same for repeated requests. */
export const reactionSchema = z
  .object({
    objectType: z.enum(REACTION_TYPES),
    objectId: z.uuid(),
    isLiked: z.boolean(),
    isBookmarked: z.boolean(),
    /** 0 for performers. */
    likeCount: z.number().int(),
    /** 0 for comments. */
    bookmarkCount: z.number().int(),
  })
  .meta({ id: 'ReactionState' });

export type ReactionState = z.infer<typeof reactionSchema>;

export const reactionAnswer = dataOf(reactionSchema);
