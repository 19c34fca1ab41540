import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { ServedHeaders } from '../../platform/files/file-store.ts';
import { PUBLIC_BEARER } from '../../viewing/access.policy.ts';
import { RangeNotSatisfiableError } from './files.errors.ts';
import { parseRange } from './parse-range.ts';

/** Seconds. A URL signed by the store is valid for one to two of these, for free files and for others. */
const FREE_WINDOW = 3600;
const ACCOUNT_WINDOW = 300;
/** A cached redirect must not lead to an expired URL. */
const LEAD_SECONDS = 60;
/** The redirect of public pictures changes only with the site's configuration. */
const PUBLIC_LEAD = 'public, max-age=86400';

const windowOf = (bearer: string): number => (bearer === PUBLIC_BEARER ? FREE_WINDOW : ACCOUNT_WINDOW);
const scopeOf = (bearer: string): string => (bearer === PUBLIC_BEARER ? 'public' : 'private');

/** The store's own URL of a file, valid for its bearer for at least five minutes; null when the store has none. */
export const storeAddress = (
  { files }: Pick<Context, 'files'>,
  { key, bearer, headers }: { key: string; bearer: string; headers: Omit<ServedHeaders, 'cacheControl'> },
): Promise<string> | null => {
  const windowSeconds = windowOf(bearer);
  const cacheControl = `${scopeOf(bearer)}, max-age=${windowSeconds * 2}, immutable`;
  return files.direct?.signUrl(key, { windowSeconds, headers: { ...headers, cacheControl } }) ?? null;
};

/** A file that may be delivered, and how. */
export interface Delivery {
  key: string;
  bytes: number;
  /** The account that the URL was signed for; null for files that are always public, such as avatars. */
  bearer: string | null;
  headers: ServedHeaders;
}

const isKept = ({ cacheControl }: ServedHeaders): boolean => !cacheControl.includes('no-store');

/**
 * The store's URL to redirect to; null for embedded stores, and for public pictures of a bucket without a public URL,
 * which caches in front of the site keep.
 */
const leadOf = async (
  context: Pick<Context, 'files'>,
  { key, bearer, headers }: Delivery,
): Promise<{ url: string; cacheControl: string } | null> => {
  if (bearer === null) {
    const url = context.files.direct?.publicUrl(key) ?? null;
    return url === null ? null : { url, cacheControl: PUBLIC_LEAD };
  }
  const url = await storeAddress(context, { key, bearer, headers });
  if (url === null) return null;
  const seconds = windowOf(bearer) - LEAD_SECONDS;
  return { url, cacheControl: isKept(headers) ? `${scopeOf(bearer)}, max-age=${seconds}` : headers.cacheControl };
};

/**
 * Delivers a file: whole, in ranges, or by a redirect to the store.
 * @throws RangeNotSatisfiableError
 */
export const deliver = async (
  context: Pick<Context, 'files'>,
  request: FastifyRequest,
  reply: FastifyReply,
  delivery: Delivery,
): Promise<FastifyReply> => {
  const lead = await leadOf(context, delivery);
  if (lead) return reply.header('cache-control', lead.cacheControl).redirect(lead.url, 302);
  const { key, bytes, headers } = delivery;
  reply.headers({
    'content-type': headers.contentType,
    'cache-control': headers.cacheControl,
    'accept-ranges': 'bytes',
    ...(headers.contentDisposition && { 'content-disposition': headers.contentDisposition }),
  });
  const range = parseRange(request.headers.range, bytes);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${bytes}`);
    throw new RangeNotSatisfiableError();
  }
  const { stream, size } = await context.files.read(key, range ?? undefined);
  if (!range) return reply.header('content-length', size).send(stream);
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(stream);
};
