import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fp from 'fastify-plugin';

/** A smaller response fits into one packet anyway. */
const MIN_BYTES = 1400;

/** Responses are compressed for each request: speed matters more than the last per cent. */
const LEVEL = 4;

const deflate = promisify(gzip);

/** Compresses text responses for clients that accept it; a page's become a fifth. */
export const compressPlugin = fp(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_BYTES || reply.hasHeader('content-encoding'))
      return payload;
    reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
    reply.removeHeader('content-length').header('content-encoding', 'gzip');
    return deflate(payload, { level: LEVEL });
  });
});
