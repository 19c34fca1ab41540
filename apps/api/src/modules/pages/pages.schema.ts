import { LOCALES } from '@barg/contract';
import { pageSlugSchema } from '@barg/contract/names';
import { z } from 'zod';
import { userLine } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';

const TITLE_MAX = 200;
const BODY_MAX = 50_000;

const locale = z.enum(LOCALES);

/** A page in a list, in the caller's language if it has that. */
export const pageSummarySchema = z
  .object({
    _id: idSchema,
    slug: z.string(),
    title: z.string(),
    /** The language of title and body; may differ from the requested one. */
    locale,
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'PostSummary' });

export const pageSchema = pageSummarySchema
  .extend({
    /** Markdown. */
    body: z.string(),
  })
  .meta({ id: 'Post' });

export type PageSummary = z.infer<typeof pageSummarySchema>;
export type Page = z.infer<typeof pageSchema>;

export const pagesQuery = pageQuery;
export const pagesAnswer = listOf(pageSummarySchema);
/** An id or a slug. */
export const pageParams = z.object({ id: z.string().min(1).max(80) });
export const pageAnswer = dataOf(pageSchema);

/** For operators: the texts of a page in every language. */
const pageTextSchema = z.object({
  title: z.string(),
  body: z.string(),
});
/** Words as they were read, sent back to be compared. */
const readTextSchema = z.object({ title: z.string().max(TITLE_MAX), body: z.string().max(BODY_MAX) });
const pageTextsSchema = z.partialRecord(locale, pageTextSchema);

/** The same as input. */
const writtenTextSchema = z.object({
  title: userLine({ max: TITLE_MAX }),
  /** Markdown; HTML in it is never rendered. */
  body: z
    .string()
    .max(BODY_MAX)
    .refine((text) => text.isWellFormed() && !text.includes('\0')),
});
const writtenTextsSchema = z.partialRecord(locale, writtenTextSchema).refine((texts) => Object.keys(texts).length > 0);
/** The languages that change; null takes one away. */
const changedTextsSchema = z.partialRecord(locale, writtenTextSchema.nullable());

export const managedPageSchema = z
  .object({
    _id: idSchema,
    slug: z.string(),
    isPublished: z.boolean(),
    /** Pages are listed in ascending order. */
    position: z.number().int(),
    texts: pageTextsSchema,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ManagedPost' });
export type ManagedPage = z.infer<typeof managedPageSchema>;

export const createPageBody = z.object({
  slug: pageSlugSchema,
  isPublished: z.boolean().default(false),
  position: z.number().int().min(0).max(10_000).default(0),
  texts: writtenTextsSchema,
});
/** Only the given fields change, and of `texts` only the given languages. */
export const updatePageBody = z.object({
  slug: pageSlugSchema.optional(),
  isPublished: z.boolean().optional(),
  position: z.number().int().min(0).max(10_000).optional(),
  texts: changedTextsSchema.optional(),
  /** What was read of these languages; null where there were no words. Where they differ by now, nothing is changed. */
  basedOn: z.partialRecord(locale, readTextSchema.nullable()).optional(),
});
export type NewPage = z.output<typeof createPageBody>;
export type PageChanges = z.output<typeof updatePageBody>;
