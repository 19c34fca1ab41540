import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const tags = new WeakMap<object, string>();

/** Weak, because it is the same for every content encoding. */
const tagOf = (content: object): string => {
  const known = tags.get(content);
  if (known) return known;
  const tag = `W/"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27)}"`;
  tags.set(content, tag);
  return tag;
};

/** For content that changes with releases only: browsers and shared caches keep it for a day. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * Sets the headers of an answer that is the same for everyone. True when the caller has this content already: the route
 * then answers 304 without a body.
 */
export const isUnchanged = (request: FastifyRequest, reply: FastifyReply, content: object): boolean => {
  const tag = tagOf(content);
  reply.headers({ etag: tag, 'cache-control': ONE_DAY });
  return request.headers['if-none-match']?.includes(tag) ?? false;
};
