import { z } from 'zod';
import { dataOf, idSchema } from '../../shared/wire.ts';

export const sitemapKindSchema = z.enum(['profiles', 'posts', 'galleries', 'videos', 'products', 'pages']);

export type SitemapKind = z.infer<typeof sitemapKindSchema>;

/** Where a part of one kind begins: behind this id; null for the first. */
const sitemapPartSchema = z.object({ kind: sitemapKindSchema, after: idSchema.nullable() }).meta({ id: 'SitemapPart' });

export type SitemapPart = z.infer<typeof sitemapPartSchema>;

const sitemapEntrySchema = z
  .object({
    /** Below the site's address. */
    path: z.string(),
    /** Null where nobody notes it. */
    changedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SitemapEntry' });

export type SitemapEntry = z.infer<typeof sitemapEntrySchema>;

export const sitemapAnswer = dataOf(z.object({ parts: z.array(sitemapPartSchema) }).meta({ id: 'Sitemap' }));

export const sitemapPartParams = z.object({ kind: sitemapKindSchema });
export const sitemapPartQuery = z.object({ after: idSchema.optional() });
export const sitemapPartAnswer = dataOf(
  z.object({ entries: z.array(sitemapEntrySchema) }).meta({ id: 'SitemapEntries' }),
);
