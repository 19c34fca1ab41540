import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Span, Tracer } from '../platform/tracing/tracer.ts';

/** Requests that no operation answers: unknown addresses, the document and its page. */
const NO_OPERATION = 'none';

/**
 * Gives each request a span with the name of its operation. Of the address only the route's pattern is told, of the
 * visitor nothing; `request.id` is what the log has too. A `traceparent` of visitors is not followed, because with it
 * they would decide what is traced.
 */
export const tracingPlugin = fp<{ tracer: Tracer | null }>(async (app, { tracer }) => {
  if (tracer === null) return;
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id, routeOptions } = request;
    const span = tracer.begin('request', routeOptions.schema?.operationId ?? NO_OPERATION, {
      'http.request.method': method,
      ...(routeOptions.url !== undefined && { 'http.route': routeOptions.url }),
      'barg.request_id': id,
    });
    spans.set(request, span);
    span.within(done);
  });
  // A body is read by events of the connection, which know nothing of the request's span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    return span ? span.within(done) : done();
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
});
