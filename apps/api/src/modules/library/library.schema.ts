import { z } from 'zod';
import { userLine } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, momentSchema, pageQuery } from '../../shared/wire.ts';
import { mediaFileSchema } from '../files/files.schema.ts';
import { performerCardSchema } from '../performers/performer-card.ts';
import { BOOKMARK_TYPES } from '../reactions/reactions.schema.ts';

export const libraryTypeSchema = z.enum(BOOKMARK_TYPES);
export type LibraryType = z.infer<typeof libraryTypeSchema>;

/** A bookmarked or bought thing. The same fields for every type, so that all are in one list. */
export const libraryItemSchema = z
  .object({
    _id: z.uuid(),
    type: libraryTypeSchema,
    /** Its performer; for a performer herself, she. */
    performer: performerCardSchema,
    /** The title, or the beginning of the text that the caller may read; empty when there is none. */
    title: z.string(),
    isLocked: z.boolean(),
    lockReason: z.enum(['subscribers', 'paid']).nullable(),
    /** Tokens; 0 unless sold individually. */
    price: z.number(),
    /** Its picture; without URLs while locked. */
    picture: mediaFileSchema.nullable(),
    photoCount: z.number().int(),
    bookmarkedAt: z.iso.datetime().nullable(),
    boughtAt: z.iso.datetime().nullable(),
    folderId: z.uuid().nullable(),
  })
  .meta({ id: 'LibraryItem' });

export type LibraryItem = z.infer<typeof libraryItemSchema>;

export const keptSchema = z.enum(['bookmarked', 'bought']);

export const libraryQuery = pageQuery.extend({
  type: libraryTypeSchema.optional(),
  kept: keptSchema.optional(),
  performerId: idSchema.optional(),
  folderId: idSchema.optional(),
  /** Only things bookmarked or bought since then. */
  since: momentSchema.optional(),
});

export type LibraryQuery = z.output<typeof libraryQuery>;

export const libraryAnswer = listOf(libraryItemSchema);

export const bookmarkTypeParams = z.object({ type: libraryTypeSchema });

export const libraryFolderSchema = z
  .object({ _id: z.uuid(), name: z.string(), itemCount: z.number().int() })
  .meta({ id: 'LibraryFolder' });

export type LibraryFolder = z.infer<typeof libraryFolderSchema>;

/** The values to filter a library by. */
export const librarySummarySchema = z
  .object({
    itemCount: z.number().int(),
    folders: z.array(libraryFolderSchema),
    /** The performers in the library, those with most things first. */
    performers: z.array(z.object({ performer: performerCardSchema, itemCount: z.number().int() })),
  })
  .meta({ id: 'LibrarySummary' });

export type LibrarySummary = z.infer<typeof librarySummarySchema>;

export const summaryAnswer = dataOf(librarySummarySchema);
export const folderAnswer = dataOf(libraryFolderSchema);

export const folderBody = z.object({ name: userLine({ max: 80 }) });

export const moveBody = z.object({
  /** Null: out of any folder. */
  folderId: idSchema.nullable(),
  items: z
    .array(z.object({ type: libraryTypeSchema, _id: idSchema }))
    .min(1)
    .max(100),
});

export type Move = z.output<typeof moveBody>;

/** How many of them are in the library, and now there. */
export const moveAnswer = dataOf(z.object({ moved: z.number().int() }));
