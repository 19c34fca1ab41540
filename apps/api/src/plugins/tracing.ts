import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { causeOfHeaders } from '../platform/tracing/own-cause.ts';
import type { Span, Tracer } from '../platform/tracing/tracer.ts';

/** Requests that no operation answers: unknown addresses, the document and its page. */
const NO_OPERATION = 'none';

interface TracingPluginOptions {
  tracer: Tracer | null;
  /** By whose token of metrics other processes prove that they are of the site. */
  config?: Pick<Config, 'metricsToken'>;
}

/**
 * Gives each request a span with the name of its operation. Of the address only the route's pattern is told, of the
 * visitor nothing; `request.id` is what the log has too. A `traceparent` is followed where a web tier of the site proves
 * that it is its own; with theirs visitors would decide what is traced.
 */
export const tracingPlugin = fp<TracingPluginOptions>(async (app, { tracer, config }) => {
  if (tracer === null) return;
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id, routeOptions, headers } = request;
    const attributes = {
      'http.request.method': method,
      ...(routeOptions.url !== undefined && { 'http.route': routeOptions.url }),
      'barg.request_id': id,
    };
    const cause = causeOfHeaders(headers, config?.metricsToken);
    const span = tracer.begin('request', routeOptions.schema?.operationId ?? NO_OPERATION, attributes, cause);
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
