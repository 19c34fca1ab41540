import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../config.ts';
import { openOtlpReceiver } from '../../testing/otlp-receiver.ts';
import { openTracer } from './open-tracer.ts';
import { createOtlpTracer } from './otlp-tracer.ts';
import { fullTest } from '../../testing/full-test.ts';

const recordingLog = () => {
  const warnings: string[] = [];
  return { warnings, warn: (message: string) => void warnings.push(message) };
};

test('traces are written where a collector is named, and nowhere else', async () => {
  assert.equal(readConfig({}).tracing, null);
  assert.equal(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }).tracing, null);
  assert.equal(await openTracer(null, recordingLog()), null);
  assert.deepEqual(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }).tracing, {
    ...{ endpoint: 'http://collector:4318', service: 'barg', share: 1 },
  });
  for (const [name, value] of [
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ] as const)
    assert.throws(() => readConfig({ [name]: value }), new RegExp(`variable ${name} is not valid`));
});

test('spans arrive as one trace, with their kinds, parents and failures', async (t) => {
  const receiver = await openOtlpReceiver(t);
  const tracer = createOtlpTracer({ endpoint: receiver.endpoint, service: 'barg-test', share: 1 }, recordingLog());
  assert.equal(tracer.isWithin(), false);
  const request = tracer.begin('request', 'listTips', { 'http.request.method': 'GET' });
  await request.within(async () => {
    await Promise.resolve();
    assert.equal(tracer.isWithin(), true);
    tracer.begin('statement', 'select tips').end({ failure: '57014' });
  });
  request.end({ attributes: { 'http.response.status_code': 200 } });
  tracer.begin('job', 'letter').end();
  await tracer.close();
  const [statement, asked, job] = receiver.spans();
  assert.deepEqual([statement?.name, asked?.name, job?.name], ['select tips', 'listTips', 'letter']);
  assert.deepEqual([asked?.kind, statement?.kind, job?.kind], [2, 3, 5]);
  assert.equal(statement?.parentSpanId, asked?.spanId);
  assert.equal(statement?.traceId, asked?.traceId);
  assert.notEqual(job?.traceId, asked?.traceId);
  assert.deepEqual(asked?.attributes, { 'http.request.method': 'GET', 'http.response.status_code': 200 });
  assert.deepEqual([statement?.attributes['error.type'], statement?.status.code], ['57014', 2]);
  assert.deepEqual([...receiver.paths], ['POST /v1/traces']);
  assert.deepEqual([...receiver.services()], ['barg-test']);
});

test('of a share of none nothing is sent, whatever happens within', async (t) => {
  const receiver = await openOtlpReceiver(t);
  const tracer = createOtlpTracer({ endpoint: receiver.endpoint, service: 'barg', share: 0 }, recordingLog());
  const request = tracer.begin('request', 'listTips');
  request.within(() => tracer.begin('statement', 'select tips').end());
  request.end();
  await tracer.close();
  assert.equal(receiver.text(), '');
});

fullTest('a collector that never answers, or is not there, slows nothing and fails nothing', async (t) => {
  const silent = await openOtlpReceiver(t, { isSilent: true });
  for (const endpoint of [silent.endpoint, 'http://127.0.0.1:1']) {
    const log = recordingLog();
    const tracer = createOtlpTracer({ endpoint, service: 'barg', share: 1 }, log);
    // More than may wait: the rest is dropped.
    for (let at = 0; at < 10_000; at++) tracer.begin('request', 'listTips').end();
    const closing = performance.now();
    await tracer.close();
    assert.ok(performance.now() - closing < 4000, 'the end waits for moments');
    assert.ok(log.warnings.length <= 1, log.warnings.join('\n'));
  }
});
