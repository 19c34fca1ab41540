import { reportReasonSchema, reportTargetTypeSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { dataOf, idSchema, listOf, momentSchema, offsetQuery, pageQuery } from '../../shared/wire.ts';
import { mediaFileSchema } from '../files/files.schema.ts';

/** An upload of a performer, listed once however often it is used. */
export const vaultItemSchema = z
  .object({
    _id: z.uuid(),
    type: z.enum(['photo', 'video', 'audio']),
    /** The original file name. */
    name: z.string(),
    /** Bytes of the upload. */
    size: z.number().int(),
    createdAt: z.iso.datetime(),
    /** The number of existing things that use it. */
    useCount: z.number().int(),
    /** Why it could not be processed. */
    errorCode: z.string().nullable(),
    /** The site has removed something with it: it cannot be used again while that stands. */
    isTakenDown: z.boolean(),
    /** One of its files, to show it to its owner. */
    file: mediaFileSchema,
  })
  .meta({ id: 'VaultItem' });

export type VaultItem = z.infer<typeof vaultItemSchema>;

export const vaultQuery = pageQuery.extend({
  /** Words in the name. */
  q: z.string().trim().max(100).default(''),
  type: vaultItemSchema.shape.type.optional(),
  used: z.stringbool().optional(),
  /** When it was first uploaded: from this time on, and before that. */
  from: momentSchema.optional(),
  until: momentSchema.optional(),
});

export type VaultQuery = z.output<typeof vaultQuery>;

/** A thing of the performer's that uses an item. */
export const vaultUseSchema = z
  .object({
    type: z.enum([
      'feed',
      'draft',
      'gallery',
      'video',
      'product',
      'profile',
      'message',
      'welcome',
      'campaign',
      'stream',
    ]),
    /** For a message the id of its conversation, for her welcome message her own. */
    _id: z.uuid(),
    /** The title, or the beginning of the text; empty when it has none. */
    title: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'VaultUse' });

export type VaultUse = z.infer<typeof vaultUseSchema>;

export const vaultUsesQuery = offsetQuery;

/** What the site has removed, with an item, from where it stood. */
export const vaultRemovalSchema = z
  .object({
    _id: idSchema,
    /** What was removed. */
    type: reportTargetTypeSchema,
    /** The beginning of its text; empty when it has none. */
    title: z.string(),
    reason: reportReasonSchema,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'VaultRemoval' });

export type VaultRemoval = z.infer<typeof vaultRemovalSchema>;

/** How many removals of an item are listed. */
export const MOST_REMOVALS = 20;

/**
 * The uses that an item can have as a file of its own. For galleries, products, videos and the profile the item is
 * given in the call that changes them.
 */
export const reuseBody = z.object({
  kind: z.enum([
    'feed-photo',
    'feed-video',
    'feed-audio',
    'feed-thumbnail',
    'feed-teaser',
    'video',
    'message-photo',
    'message-video',
    'message-audio',
  ]),
});

export const vaultAnswer = listOf(vaultItemSchema);
export const vaultItemAnswer = dataOf(vaultItemSchema);
export const vaultUsesAnswer = dataOf(
  z.object({
    data: z.array(vaultUseSchema),
    total: z.number().int(),
    /** Where it stood, the latest first; an older process says nothing of it. */
    removed: z.array(vaultRemovalSchema).max(MOST_REMOVALS).optional(),
  }),
);
