import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Preload } from './page.ts';

/** Without integrity, which browsers ignore here: the page's own request has it. */
const linkOf = ({ href, as, isForeign = false }: Preload): string =>
  `<${href}>; rel=preload; as=${as}${as === 'script' && !isForeign ? '' : '; crossorigin'}`;

/**
 * Sends 103 with the files that the page needs, so that the browser loads them while the API is asked about the
 * visitor. Only over HTTP/2 and for a navigation by a browser: other clients may not support an informational response.
 *
 * Source: RFC 8297, section 2; HTML Standard, "process early hint headers".
 */
export function sendEarlyHints({ raw }: FastifyRequest, reply: FastifyReply, preloads: readonly Preload[]): void {
  const isNavigation = raw.headers['sec-fetch-mode'] === 'navigate';
  if (raw.httpVersionMajor < 2 || !isNavigation || preloads.length === 0) return;
  reply.raw.writeEarlyHints({ link: preloads.map(linkOf) });
}
