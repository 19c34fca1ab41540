import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fp from 'fastify-plugin';

/** What fits into one packet gains nothing. */
const MIN_BYTES = 1400;

/** Answers are made for each request: speed counts more here than the last per cent of size. */
const LEVEL = 4;

const deflate = promisify(gzip);

/** Compresses longer texts for callers that say they can read it; a page's texts become a fifth. */
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
