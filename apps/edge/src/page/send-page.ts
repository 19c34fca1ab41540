import type { FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER, STATUS_OF, type ClosedLayout } from './closed.ts';
import type { CompressPage } from './compress.ts';

/** A page with what its headers say. */
export interface SentPage {
  compress: CompressPage;
  policy: string;
  /** The closed screen instead of the page; null while the site is open. */
  closed: ClosedLayout | null;
  /** The page does not exist. */
  isMissing: boolean;
  /** Private to this visitor and not cached. */
  isPersonal: boolean;
}

/** Sends a page with its headers. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { compress, policy, closed, isMissing, isPersonal }: SentPage,
): Promise<FastifyReply> {
  const { body, encoding } = await compress(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  if (isMissing) reply.status(404);
  if (closed) reply.status(STATUS_OF[closed]);
  if (closed === 'maintenance') reply.header('retry-after', RETRY_AFTER);
  return (
    reply
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-encoding, cookie')
      // A guest's page also depends on the country.
      .header('cache-control', isPersonal ? 'private, no-store' : 'private, no-cache')
      .header('content-security-policy', policy)
      .send(body)
  );
}
