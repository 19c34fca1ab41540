import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Span, Tracer } from '@barg/api/tracing';
import { kindOf } from '../metrics/answer-kind.ts';

/**
 * Gives each request a span that says what of the web tier answers it. Of the address only the route's pattern is told, of
 * the visitor nothing. A `traceparent` of visitors is not followed, because with it they would decide what is traced.
 */
export const traceRequests = (app: FastifyInstance, tracer: Tracer): void => {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request;
    const span = tracer.begin('request', kindOf(request), {
      'http.request.method': method,
      ...(routeOptions.url !== undefined && { 'http.route': routeOptions.url }),
    });
    spans.set(request, span);
    span.within(done);
  });
  const end = (request: FastifyRequest, told: Parameters<Span['end']>[0]): void => {
    spans.get(request)?.end(told);
    spans.delete(request);
  };
  app.addHook('onResponse', async (request, { statusCode }: FastifyReply) =>
    end(request, {
      attributes: { 'http.response.status_code': statusCode },
      failure: statusCode >= 500 ? String(statusCode) : undefined,
    }),
  );
  app.addHook('onRequestAbort', async (request) => end(request, { failure: 'aborted' }));
};
