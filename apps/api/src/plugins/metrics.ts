import fp from 'fastify-plugin';
import type { Metrics } from '../platform/metrics/metrics.ts';

/** Observes how long each request took, by the id of its operation: paths are without number. */
export const metricsPlugin = fp<{ metrics: Metrics | null }>(async (app, { metrics }) => {
  if (metrics === null) return;
  app.addHook('onResponse', async ({ routeOptions: { schema } }, { statusCode, elapsedTime }) =>
    metrics.requestEnded({ operation: schema?.operationId, status: statusCode, seconds: elapsedTime / 1000 }),
  );
});
