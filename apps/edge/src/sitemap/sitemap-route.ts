import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { EdgeOptions } from '../edge-options.ts';
import { loadVisitorBoot, NOWHERE } from '../boot-source.ts';
import { createRecent } from '../drawing/recent.ts';
import { closedLayoutOf, RETRY_AFTER, STATUS_OF } from '../page/closed.ts';
import { compressible } from '../page/compress.ts';
import { originOf } from '../page/visitor.ts';
import { indexXml, pagesXml, type Entry } from './sitemap-xml.ts';

/** In milliseconds: so late a page that has gone leaves the list at most. */
const GOOD_FOR_MS = 10 * 60_000;
/** The most parts of a sitemap, of 5000 pages each. */
const MOST_PARTS = 50;
/** The site's own pages, in a part that the web tier writes itself. */
const OWN_PART = 'site';

const ADDRESS = '/sitemap.xml';
/** The only page of the shell itself that guests look for. */
const OF_THE_SHELL = ['/contact'];

const indexSchema = z.object({ parts: z.array(z.object({ kind: z.string(), after: z.string().nullable() })) });
const partSchema = z.object({ entries: z.array(z.object({ path: z.string(), changedAt: z.string().nullable() })) });

const isThere = (xml: string | null): boolean => xml !== null;

const entryOf = (path: string): Entry => ({ path, changedAt: null });

const addressOfPart = (kind: string, after: string | null): string =>
  `${ADDRESS}?${new URLSearchParams({ part: kind, ...(after !== null && { after }) }).toString()}`;

type Site = Pick<EdgeOptions, 'ask' | 'remotes' | 'site' | 'countryHeader'>;
type Part = z.infer<typeof indexSchema>['parts'][number];

/** Writes the list of pages, or one part of it, null where there is no such part; rejects as the API does. */
function createWriter({ ask, remotes, site: { origin } }: Site) {
  const recentParts = createRecent<readonly Part[]>({ goodFor: GOOD_FOR_MS, most: 1 });
  const readParts = (): Promise<readonly Part[]> =>
    recentParts('', async () => indexSchema.parse(await ask('/api/sitemap', {}, NOWHERE)).parts);

  const index = async (): Promise<string> => {
    const addresses = (await readParts()).map(({ kind, after }) => addressOfPart(kind, after));
    return indexXml(origin, [addressOfPart(OWN_PART, null), ...addresses].map(entryOf));
  };

  /** Pages of remotes for guests that are one each: neither of an account nor of a name. */
  const ownPages = async (): Promise<string> => {
    const routes = (await remotes.list()).flatMap(({ build }) => build.descriptor.routes);
    const open = routes.filter(({ path, isDrawn }) => isDrawn && !path.includes(':')).map(({ path }) => path);
    return pagesXml(origin, [...new Set([...open, ...OF_THE_SHELL])].map(entryOf));
  };

  return async (part: string | null, after: string | null): Promise<string | null> => {
    if (part === null) return index();
    if (part === OWN_PART) return ownPages();
    // A part is thousands of rows: nobody has the API read others than those that the list names.
    if (!(await readParts()).some((known) => known.kind === part && known.after === after)) return null;
    const query = after === null ? '' : `?after=${encodeURIComponent(after)}`;
    const { entries } = partSchema.parse(await ask(`/api/sitemap/${encodeURIComponent(part)}${query}`, {}, NOWHERE));
    return pagesXml(origin, entries);
  };
}

/**
 * Answers /sitemap.xml: the list of all public pages for search engines, in parts (`?part=`), because one file may name
 * 50,000 at most. What is closed for whoever asks, or for everybody, is closed here as well.
 */
export function createSitemapHandler(options: Site) {
  const { ask, countryHeader } = options;
  const write = createWriter(options);
  const recent = createRecent<string | null>({ goodFor: GOOD_FOR_MS, most: MOST_PARTS });

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { searchParams } = new URL(`http://site.invalid${request.url}`);
    const [part, after] = [searchParams.get('part'), searchParams.get('after')];
    const closed = closedLayoutOf(await loadVisitorBoot(ask, null, originOf(request, countryHeader)), '/');
    reply.header('cache-control', 'no-store');
    if (closed === 'maintenance') reply.header('retry-after', RETRY_AFTER);
    if (closed) return reply.status(STATUS_OF[closed]).type('text/plain').send('Closed');
    try {
      const xml = await recent(JSON.stringify([part, after]), () => write(part, after), isThere);
      if (xml === null) {
        reply.callNotFound();
        return reply;
      }
      const { body, encoding } = await compressible(xml)(request.headers['accept-encoding']);
      if (encoding) reply.header('content-encoding', encoding);
      return await reply
        .type('application/xml; charset=utf-8')
        .headers({ 'cache-control': 'private, max-age=600', vary: 'accept-encoding' })
        .send(body);
    } catch {
      return reply.status(503).header('retry-after', RETRY_AFTER).type('text/plain').send('Not now');
    }
  };
}
