import { MAX_POST_FILES } from '@barg/contract';
import { z } from 'zod';
import { amountSchema } from '../../../platform/money.ts';
import { userLine, userText } from '../../../shared/user-text.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../../shared/wire.ts';
import { audienceSchema, faces } from '../feed-posts.schema.ts';
import { fileNamesSchema } from '../../files/file-names.ts';
import { mediaFileSchema } from '../../files/files.schema.ts';

/** A day and a time in the time zone of who writes, as their fields hold them. */
const moment = z.object({
  isOn: z.boolean(),
  day: z.iso.date().nullable(),
  time: z.string().regex(/^(?:\d{2}:\d{2})?$/),
});

/** The fields of the composer as they stand there, finished or not: only their size is checked. */
const writtenContent = z.object({
  text: userText({ max: 10_000, min: 0 }),
  teaser: userText({ max: 500, min: 0 }),
  audience: audienceSchema,
  /** Tokens; null while the field is empty. */
  price: amountSchema.nullable(),
  poll: z
    .object({
      question: userText({ max: 200, min: 0 }),
      options: z.array(userLine({ max: 80, min: 0 })).max(10),
      end: z.string().regex(/^\w{0,10}$/),
    })
    .nullable(),
  publish: moment,
  expiry: moment,
  fileIds: z.array(idSchema).max(MAX_POST_FILES),
  isPinned: z.boolean().optional(),
  ...faces,
});

/** As it is answered: what was written has been sanitised before. */
const draftContentSchema = z
  .object({
    ...writtenContent.shape,
    text: z.string(),
    teaser: z.string(),
    price: z.number().nullable(),
    poll: z.object({ question: z.string(), options: z.array(z.string()), end: z.string() }).nullable(),
    altTexts: z.record(idSchema, z.string()).optional(),
  })
  .meta({ id: 'DraftContent' });

export type DraftContent = z.output<typeof writtenContent>;

export const draftSchema = z
  .object({
    _id: z.uuid(),
    /** The post whose changes these are; null for a new post. */
    postId: z.uuid().nullable(),
    /** To be named by the next change. */
    version: z.number().int(),
    content: draftContentSchema,
    /** Those of `fileIds` that are still there, in their order. */
    files: z.array(mediaFileSchema),
    fileNames: fileNamesSchema,
    thumbnail: mediaFileSchema.nullable(),
    teaserVideo: mediaFileSchema.nullable(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'FeedDraft' });

export type Draft = z.infer<typeof draftSchema>;

export const draftAnswer = dataOf(draftSchema);
export const draftsAnswer = listOf(draftSchema);

export const createDraftBody = z.object({
  content: writtenContent,
  /** One's own post that this changes; it stays as it is until the changes are saved. */
  postId: idSchema.optional(),
});

export const draftsQuery = pageQuery.extend({
  /** Drafts of the changes to this post alone. */
  postId: idSchema.optional(),
});

const MAX_VERSION = 2_147_483_647;

export const updateDraftBody = z.object({
  /** The version that was changed. */
  version: z.number().int().min(1).max(MAX_VERSION),
  content: writtenContent,
});

export const removeDraftQuery = z.object({
  /** Only while it still has this version: what another tab wrote since is not taken away. */
  version: z.coerce.number().int().min(1).max(MAX_VERSION).optional(),
});
