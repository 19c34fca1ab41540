import { z } from 'zod';
import { dataOf, listOf, momentSchema, offsetQuery, pageQuery } from '../../shared/wire.ts';
import { mediaFileSchema } from '../files/files.schema.ts';

/** What a performer has uploaded, once however often it is used. */
export const vaultItemSchema = z
  .object({
    _id: z.uuid(),
    type: z.enum(['photo', 'video', 'audio']),
    /** As it was called when it came. */
    name: z.string(),
    /** Bytes of what was uploaded. */
    size: z.number().int(),
    createdAt: z.iso.datetime(),
    /** In how many things it stands that are there. */
    useCount: z.number().int(),
    /** Why it could not be processed. */
    errorCode: z.string().nullable(),
    /** One of its uses, to be shown to its owner. */
    file: mediaFileSchema,
  })
  .meta({ id: 'VaultItem' });

export type VaultItem = z.infer<typeof vaultItemSchema>;

export const vaultQuery = pageQuery.extend({
  /** Words of the name. */
  q: z.string().trim().max(100).default(''),
  type: vaultItemSchema.shape.type.optional(),
  used: z.stringbool().optional(),
  /** When it came first: from this moment on, and before that one. */
  from: momentSchema.optional(),
  until: momentSchema.optional(),
});

export type VaultQuery = z.output<typeof vaultQuery>;

/** Something of the performer's in which an item stands. */
export const vaultUseSchema = z
  .object({
    type: z.enum(['feed', 'draft', 'gallery', 'video', 'product', 'profile', 'message']),
    /** Of a message its conversation's. */
    _id: z.uuid(),
    /** Its title, or how its text begins; empty where it has none. */
    title: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'VaultUse' });

export type VaultUse = z.infer<typeof vaultUseSchema>;

export const vaultUsesQuery = offsetQuery;

/**
 * What an item can become by itself. What is taken from the vault for a gallery, a product, a video or the profile is
 * made with the call that changes them.
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
  ]),
});

export const vaultAnswer = listOf(vaultItemSchema);
export const vaultItemAnswer = dataOf(vaultItemSchema);
export const vaultUsesAnswer = listOf(vaultUseSchema);
