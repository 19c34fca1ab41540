import type { FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER, STATUS_OF, type ClosedLayout } from './closed.ts';
import { compressPage } from './compress.ts';

interface SentPage {
  html: string;
  policy: string;
  /** The screen that stands in place of the page; null for an open site. */
  closed: ClosedLayout | null;
  /** Nothing stands at the address. */
  isMissing: boolean;
  /** Only this visitor may keep it, and not for later. */
  isPersonal: boolean;
}

/** Sends a page with all that browsers and caches must know of it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, policy, closed, isMissing, isPersonal }: SentPage,
): Promise<FastifyReply> {
  const { body, encoding } = await compressPage(html, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  if (isMissing) reply.status(404);
  if (closed) reply.status(STATUS_OF[closed]);
  if (closed === 'maintenance') reply.header('retry-after', RETRY_AFTER);
  return (
    reply
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-encoding, cookie')
      // What a guest is told depends on the country as well.
      .header('cache-control', isPersonal ? 'private, no-store' : 'private, no-cache')
      .header('content-security-policy', policy)
      .send(body)
  );
}
