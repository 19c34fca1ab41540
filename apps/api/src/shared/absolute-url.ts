import type { FastifyRequest } from 'fastify';

/**
 * The whole address of a path, for a client that asked this request and for nobody else: at the host by which it came,
 * so that its next request goes the same way; at the site's public address where that is the same host, or the header
 * names none.
 */
export const absoluteUrl = (path: string, { protocol, host }: FastifyRequest, publicUrl: string): string => {
  const asked = `${protocol}://${host}`;
  const isOther = URL.canParse(asked) && new URL(asked).host !== new URL(publicUrl).host;
  return new URL(path, isOther ? asked : publicUrl).href;
};
