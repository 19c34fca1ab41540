import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { createRecordingTracer } from '../testing/recording-tracer.ts';
import { tracingPlugin } from './tracing.ts';

test('a request is a span with its operation, from the first hook to the handler of a body', async (t) => {
  const tracer = createRecordingTracer();
  const app = Fastify({ genReqId: () => 'request-1' });
  t.after(() => app.close());
  await app.register(tracingPlugin, { tracer });
  const step = (name: string) => tracer.begin('statement', name).end();
  app.addHook('onRequest', async () => step('authentication'));
  const schema = { operationId: 'writeLetter' } as object;
  app.post<{ Body: { text: string } }>('/letters/:to', { schema }, async ({ body }) => {
    await Promise.resolve();
    step('handler');
    if (body.text === 'bad') throw new Error('fan@barg.example is broken');
    return 'sent';
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const write = (text: string) =>
    fetch(`${address}/letters/fan@barg.example?token=secret`, {
      method: 'POST',
      body: JSON.stringify({ text }),
      headers: {
        'content-type': 'application/json',
        authorization: 'secret',
        traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
      },
    });
  assert.equal((await write('Hello')).status, 200);
  assert.equal((await write('bad')).status, 500);
  assert.equal((await fetch(`${address}/nowhere?token=secret`)).status, 404);
  const request = (status: number) => ({
    'http.request.method': 'POST',
    'http.route': '/letters/:to',
    'barg.request_id': 'request-1',
    'http.response.status_code': status,
  });
  const steps = ['authentication', 'handler'].map((name) => ({
    ...{ kind: 'statement', name, parent: 'writeLetter', attributes: {}, failure: undefined },
  }));
  const span = { kind: 'request', name: 'writeLetter', parent: undefined };
  assert.deepEqual(tracer.ended.slice(0, 6), [
    ...steps,
    { ...span, attributes: request(200), failure: undefined },
    ...steps,
    { ...span, attributes: request(500), failure: '500' },
  ]);
  assert.deepEqual(
    tracer.ended.slice(6).map(({ name, attributes }) => [name, attributes['http.route']]),
    [
      ['authentication', undefined],
      ['none', undefined],
    ],
  );
  assert.ok(!/secret|fan@barg/.test(JSON.stringify(tracer.ended)));
});
