import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { createMetrics } from '../platform/metrics/create-metrics.ts';
import { metricsPlugin } from './metrics.ts';

const quiet = { pools: {}, sockets: () => 0 };

test('there are as many series as operations and classes of status, whatever addresses are asked for', async (t) => {
  const metrics = createMetrics(quiet);
  const app = Fastify();
  t.after(() => app.close());
  await app.register(metricsPlugin, { metrics });
  app.get<{ Params: { id: string } }>(
    '/posts/:id',
    { schema: { operationId: 'getPost' } as object },
    async ({ params }, reply) => {
      if (params.id === '7') return reply.status(410).send('gone');
      if (params.id === '8') throw new Error('broken');
      return params.id;
    },
  );
  for (const id of Array.from({ length: 50 }, (_, at) => at)) {
    await app.inject(`/posts/${id}?secret=${id}`);
    await app.inject(`/nowhere/${id}`);
  }
  const text = await metrics.toText([]);
  assert.deepEqual(text.match(/^barg_request_seconds_count.*$/gm)?.sort(), [
    'barg_request_seconds_count{operation="getPost",status="2xx"} 48',
    'barg_request_seconds_count{operation="getPost",status="4xx"} 1',
    'barg_request_seconds_count{operation="getPost",status="5xx"} 1',
    'barg_request_seconds_count{operation="none",status="4xx"} 50',
  ]);
  assert.doesNotMatch(text, /nowhere|secret|posts/);
});
