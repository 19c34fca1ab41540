import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { ITEM_TYPES } from '../access/items.ts';

const objectType = z.enum(ITEM_TYPES);
const text = userText({ max: 2000 });

export const commentSchema = z
  .object({
    _id: z.uuid(),
    objectType,
    objectId: z.uuid(),
    author: authorSchema,
    text: z.string(),
    isDeleted: z.literal(false),
    isEdited: z.boolean(),
    createdAt: z.iso.datetime(),
    /** The caller wrote it. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'Comment' });

export type Comment = z.infer<typeof commentSchema>;

export const commentsQuery = pageQuery.extend({ objectType: objectType.default('feed'), objectId: idSchema });
export const createCommentBody = z.object({ objectType: objectType.default('feed'), objectId: idSchema, text });
export const updateCommentBody = z.object({ text });

export const commentAnswer = dataOf(commentSchema);
export const commentsAnswer = listOf(commentSchema);
