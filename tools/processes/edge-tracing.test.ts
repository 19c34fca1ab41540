import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import test, { type TestContext } from 'node:test';
import Fastify from 'fastify';
import { openTracer, readTracing } from '@barg/api/tracing';
import { tracingPlugin } from '../../apps/api/src/plugins/tracing.ts';
import { openOtlpReceiver } from '../../apps/api/src/testing/otlp-receiver.ts';
import { NOWHERE } from '../../apps/edge/src/boot-source.ts';
import { askOverHttp } from '../../apps/edge/src/roles/ask-over-http.ts';
import { traceRequests } from '../../apps/edge/src/tracing/trace-requests.ts';
import { tracedAsk } from '../../apps/edge/src/tracing/traced-ask.ts';

const TOKEN = 'a token of thirty-two characters';

/** A web tier with a page that asks an API in another process, which has these tokens of metrics. */
const setUp = async (t: TestContext, { edge: edgeToken = TOKEN, api: apiToken = TOKEN } = {}) => {
  const receiver = await openOtlpReceiver(t);
  const open = async (service: string) => {
    const tracer = await openTracer({ endpoint: receiver.endpoint, service, share: 1 }, { warn: assert.fail });
    assert.ok(tracer);
    return tracer;
  };
  const [ofEdge, ofApi] = [await open('barg-edge'), await open('barg-api')];
  const api = Fastify();
  await api.register(tracingPlugin, { tracer: ofApi, config: { metricsToken: apiToken } });
  const schema = { operationId: 'readSettings' } as object;
  api.get('/api/settings/public', { schema }, async () => ({ data: { siteName: 'Barg' } }));
  await api.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
  const far = askOverHttp(url);
  const ask = tracedAsk(far.ask, ofEdge, edgeToken);
  const edge = Fastify();
  traceRequests(edge, ofEdge);
  edge.get('/registry.json', async () => ask('/api/settings/public', {}, NOWHERE));
  edge.get('/*', async () => ask('/api/nothing/of/mahsa', {}, NOWHERE));
  t.after(async () => {
    await edge.close();
    await far.close();
    await api.close();
  });
  /** All that was told, once. */
  const spans = async () => {
    await Promise.all([ofEdge.close(), ofApi.close()]);
    return Object.fromEntries(receiver.spans().map((span) => [span.name, span]));
  };
  return { edge, ask, url, spans, receiver };
};

test('a page is one trace, from the web tier to what the API does for it', async (t) => {
  const { edge, spans, receiver } = await setUp(t);
  assert.deepEqual((await edge.inject('/registry.json')).json(), { siteName: 'Barg' });
  const { registry, API: question, readSettings } = await spans();
  assert.ok(registry && question && readSettings);
  assert.deepEqual([question.traceId, readSettings.traceId], [registry.traceId, registry.traceId]);
  assert.deepEqual([question.parentSpanId, readSettings.parentSpanId], [registry.spanId, question.spanId]);
  assert.deepEqual([registry.kind, question.kind, readSettings.kind], [2, 3, 2]);
  assert.deepEqual([...receiver.services()].toSorted(), ['barg-api', 'barg-edge']);
});

test('what fails is told by its status, and nothing of whom it was about', async (t) => {
  const { edge, spans, receiver } = await setUp(t);
  await edge.inject('/mahsa?token=secret');
  const { API: question, page } = await spans();
  assert.deepEqual([question?.attributes['error.type'], page?.attributes['http.response.status_code']], ['404', 404]);
  assert.ok(!/mahsa|secret/.test(receiver.text()));
});

test('the API follows no trace without the proof that it is of the site, and what nobody asked for has none', async (t) => {
  const { edge, ask, url, spans } = await setUp(t, { edge: 'another token of the same length' });
  await edge.inject('/registry.json');
  await ask('/api/settings/public', {}, NOWHERE);
  const visitor = { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`, tracestate: 'barg=1' };
  await fetch(`${url}/api/settings/public`, { headers: visitor });
  const { registry, readSettings } = await spans();
  assert.notEqual(readSettings?.traceId, registry?.traceId);
  assert.ok(!readSettings?.parentSpanId);
});

test('a web tier is told of a collector by the same variables as the API', () => {
  assert.equal(readTracing({ OTEL_SERVICE_NAME: 'barg-edge' }), null);
  const told = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/', OTEL_SERVICE_NAME: 'barg-edge' };
  assert.deepEqual(readTracing(told), { endpoint: 'http://collector:4318', service: 'barg-edge', share: 1 });
  assert.throws(() => readTracing({ OTEL_TRACES_SAMPLER_ARG: '2' }), /variable OTEL_TRACES_SAMPLER_ARG is not valid/);
});
