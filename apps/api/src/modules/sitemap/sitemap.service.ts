import type { Context } from '../../context.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { listEntries, listPartEnds } from './sitemap.repository.ts';
import { sitemapKindSchema, type SitemapEntry, type SitemapKind, type SitemapPart } from './sitemap.schema.ts';

/** In milliseconds. Parts are only added, and search engines come every few hours. */
const KEPT_FOR = 10 * 60_000;

const partsOf = async (db: Context['db'], kind: SitemapKind): Promise<SitemapPart[]> =>
  [null, ...(await listPartEnds(db, kind))].map((after) => ({ kind, after }));

/** The parts of all kinds. Counting rows walks whole indexes, so it is done once in a while, and once for all who ask. */
export const createPartList = (context: Pick<Context, 'db'>, now: () => number = () => Date.now()) => {
  let known: { parts: Promise<SitemapPart[]>; until: number } | null = null;
  const count = async (): Promise<SitemapPart[]> =>
    (await Promise.all(sitemapKindSchema.options.map((kind) => partsOf(context.db, kind)))).flat();
  return (): Promise<SitemapPart[]> => {
    if (known && now() < known.until) return known.parts;
    const counted = { parts: count(), until: now() + KEPT_FOR };
    known = counted;
    // A failure is not kept.
    counted.parts.catch(() => {
      if (known === counted) known = null;
    });
    return counted.parts;
  };
};

/** The addresses of one part that everybody in the world may open. */
export const readPart = async (
  { db }: Pick<Context, 'db'>,
  kind: SitemapKind,
  of: { after: string | null; onlooker: Onlooker },
): Promise<SitemapEntry[]> =>
  (await listEntries(db, kind, of)).map(({ path, changedAt }) => ({
    path,
    changedAt: changedAt?.toISOString() ?? null,
  }));
