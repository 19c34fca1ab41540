import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Preload } from './page.ts';

/** Without its integrity, which browsers do not read here: the page's own request checks that. */
const linkOf = ({ href, as, isForeign = false }: Preload): string =>
  `<${href}>; rel=preload; as=${as}${as === 'script' && !isForeign ? '' : '; crossorigin'}`;

/**
 * Tells the browser with 103 what the page is going to need, so that it fetches while the API is still being asked
 * about this visitor. Browsers take such hints over HTTP/2 and for a page that is being opened, and nothing else is
 * sure to ignore a first answer that is not the last.
 *
 * Source: RFC 8297, section 2; HTML Standard, "process early hint headers".
 */
export function sendEarlyHints({ raw }: FastifyRequest, reply: FastifyReply, preloads: readonly Preload[]): void {
  const isNavigation = raw.headers['sec-fetch-mode'] === 'navigate';
  if (raw.httpVersionMajor < 2 || !isNavigation || preloads.length === 0) return;
  reply.raw.writeEarlyHints({ link: preloads.map(linkOf) });
}
