import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { kindOf } from './answer-kind.ts';
import type { AnswerKind, OpenMetrics } from './edge-metrics.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request brings the token. The client's address gives no access, as at the API. */
const brings = ({ headers: { authorization = '' } }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(authorization.replace(/^Bearer\s+/i, '')), digest(token));

/** Observes what is answered, and answers `/metrics` to whoever brings the token. */
export const serveMetrics = (app: FastifyInstance, { metrics, token }: OpenMetrics): void => {
  // At the start: a file that is not there has no route any more at the end.
  const kinds = new WeakMap<FastifyRequest, AnswerKind>();
  app.addHook('onRequest', async (request) => void kinds.set(request, kindOf(request)));
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) =>
    metrics.answered({ kind: kinds.get(request) ?? 'none', status: statusCode, seconds: elapsedTime / 1000 }),
  );
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!brings(request, token)) return reply.status(401).type('text/plain').send('The token of metrics is needed.');
    return reply.type(metrics.contentType).send(await metrics.toText());
  });
};
