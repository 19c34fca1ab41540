import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { basedOnTextOf, seen } from '../../shared/changed-meanwhile.ts';
import { userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { ITEM_TYPES } from '../../viewing/items.ts';
import { mediaFileSchema } from '../files/files.schema.ts';

const objectType = z.enum(ITEM_TYPES);
/** Empty for a comment that is only a picture. */
const text = userText({ max: 2000, min: 0 });
/** In a form; see `acceptPicture`. */
const photo = z.file().optional();

export const commentSchema = z
  .object({
    _id: z.uuid(),
    objectType,
    objectId: z.uuid(),
    /** The comment that it replies to; null for one that begins a thread. */
    parentId: z.uuid().nullable(),
    author: authorSchema,
    text: z.string(),
    photo: mediaFileSchema.nullable(),
    isDeleted: z.literal(false),
    isEdited: z.boolean(),
    createdAt: z.iso.datetime(),
    /** The caller wrote it. */
    isOwn: z.boolean(),
    /** Replies that exist for the caller. */
    replyCount: z.number().int(),
    likeCount: z.number().int(),
    isLiked: z.boolean(),
  })
  .meta({ id: 'Comment' });

export type Comment = z.infer<typeof commentSchema>;

export const commentsQuery = pageQuery.extend({
  objectType: objectType.default('feed'),
  objectId: idSchema,
  /** Lists the replies to this comment, the oldest first, instead of the threads, the newest first. */
  parentId: idSchema.optional(),
});

export const createCommentBody = z
  .object({
    objectType: objectType.default('feed'),
    objectId: idSchema,
    /** The comment that it replies to. A reply to a reply joins its thread. */
    parentId: idSchema.optional(),
    text: text.default(''),
    photo,
  })
  .meta({ id: 'NewComment' });

export const updateCommentBody = z
  .object({
    /** Unchanged when absent. */
    text: text.optional(),
    photo,
    /** Removes the picture; a new one in the form replaces it anyway. */
    removePhoto: z.boolean().default(false),
    basedOn: basedOnTextOf({ text: seen.words }),
  })
  .meta({ id: 'CommentChanges' });

export const commentAnswer = dataOf(commentSchema);
export const commentsAnswer = listOf(commentSchema);
