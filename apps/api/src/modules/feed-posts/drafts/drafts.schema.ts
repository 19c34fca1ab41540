import { MAX_POST_FILES } from '@barg/contract';
import { z } from 'zod';
import { amountSchema } from '../../../platform/money.ts';
import { userLine, userText } from '../../../shared/user-text.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../../shared/wire.ts';
import { audienceSchema, covers } from '../feed-posts.schema.ts';
import { fileNamesSchema } from '../../files/file-names.ts';
import { mediaFileSchema } from '../../files/files.schema.ts';

/** More than the composer has. */
const MAX_FIELDS = 40;

/** A date and a time in the author's time zone, as the form's fields hold them. */
const moment = z.object({
  isOn: z.boolean(),
  day: z.iso.date().nullable(),
  time: z.string().regex(/^(?:\d{2}:\d{2})?$/),
  /** The moment that they name together: the author may open the draft in another time zone. Absent while unfinished. */
  at: z.iso.datetime({ offset: true }).optional(),
});

const postWords = {
  text: userText({ max: 10_000, min: 0 }),
  teaser: userText({ max: 500, min: 0 }),
  audience: audienceSchema,
  price: amountSchema,
};

/** The fields of the composer, complete or not: only their size is checked. */
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
  ...covers,
  /**
   * Of changes to a post: the names of the fields that were changed. The others are the post's, which may have been
   * changed since. Absent in drafts of older composers.
   */
  changed: z
    .array(z.string().regex(/^\w{1,30}$/))
    .max(MAX_FIELDS)
    .optional(),
  /** Where `fileIds` were changed: the files that the post had then. */
  postFileIds: z.array(idSchema).max(MAX_POST_FILES).optional(),
  /** Of the words, audience and price that were changed: what the post had then, for `basedOn` once they are saved. */
  postWords: z.object(postWords).partial().optional(),
});

/** As answered: the content was sanitised when it was stored. */
const draftContentSchema = z
  .object({
    ...writtenContent.shape,
    text: z.string(),
    teaser: z.string(),
    price: z.number().nullable(),
    poll: z.object({ question: z.string(), options: z.array(z.string()), end: z.string() }).nullable(),
    altTexts: z.record(idSchema, z.string()).optional(),
    postWords: z
      .object({ ...postWords, text: z.string(), teaser: z.string(), price: z.number() })
      .partial()
      .optional(),
  })
  .meta({ id: 'DraftContent' });

export type DraftContent = z.output<typeof writtenContent>;

export const draftSchema = z
  .object({
    _id: z.uuid(),
    /** The post that it changes; null for a new post. */
    postId: z.uuid().nullable(),
    /** Sent with the next change. */
    version: z.number().int(),
    content: draftContentSchema,
    /** Those of `fileIds` that still exist, in their order. */
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
  /** The post that it changes; the post stays as it is until the changes are saved. */
  postId: idSchema.optional(),
});

export const draftsQuery = pageQuery.extend({
  /** Only drafts of changes to this post. */
  postId: idSchema.optional(),
});

const MAX_VERSION = 2_147_483_647;

export const updateDraftBody = z.object({
  /** The version that the change is based on. */
  version: z.number().int().min(1).max(MAX_VERSION),
  content: writtenContent,
});

export const removeDraftQuery = z.object({
  /** Deletes it only in this version, so that what another tab wrote is kept. */
  version: z.coerce.number().int().min(1).max(MAX_VERSION).optional(),
});
