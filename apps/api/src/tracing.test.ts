import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { buildApi } from './build-api.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { createAccounts } from './testing/accounts.ts';
import { afterTest } from './testing/after-test.ts';
import { createTestDatabase } from './testing/database.ts';
import { openOtlpReceiver } from './testing/otlp-receiver.ts';

test('a collector gets requests with their operations, and their statements as children, and nothing of people', async (t) => {
  const receiver = await openOtlpReceiver(t);
  const own = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'barg-traces-'));
  afterTest(t, async () => {
    await own.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const config = readConfig({ DATA_DIR: dataDir, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint });
  const { tracing } = config;
  const database = await openDatabase({ dataDir, databaseUrl: own.connectionString, tracing });
  const api = await buildApi({ config, database, log: pino({ level: 'silent' }) });
  const fan = await createAccounts(api.context).createUser();
  const { statusCode } = await api.inject({
    url: '/api/users/me?note=a-query-string',
    headers: { authorization: fan.token },
    remoteAddress: '203.0.113.77',
  });
  assert.equal(statusCode, 200);
  await api.close();
  await database.close();

  const spans = receiver.spans();
  const asked = spans.find(({ name }) => name === 'getCurrentUser');
  assert.equal(asked?.attributes['http.route'], '/api/users/me');
  assert.equal(asked?.attributes['http.response.status_code'], 200);
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === asked?.spanId);
  assert.ok(
    statements.some(({ name }) => name.startsWith('select ')),
    JSON.stringify(spans),
  );
  for (const { attributes, traceId } of statements)
    assert.deepEqual([attributes['db.system.name'], traceId], ['postgresql', asked?.traceId]);
  const { email } = await own.db.selectFrom('users').select('email').where('id', '=', fan.id).executeTakeFirstOrThrow();
  assert.ok(email);
  for (const personal of [fan.token, fan.id, email, 'a-query-string', '203.0.113.77'])
    assert.ok(!receiver.text().includes(personal), personal);
});

test('without a collector and a token for figures, neither OpenTelemetry nor prom-client is loaded', async () => {
  const [api, metrics, tracing] = [
    'index.ts',
    'platform/metrics/open-metrics.ts',
    'platform/tracing/open-tracer.ts',
  ].map((file) => JSON.stringify(pathToFileURL(path.join(import.meta.dirname, file)).href));
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
    const { readConfig } = await import(${api});
    const { openMetrics } = await import(${metrics});
    const { openTracer } = await import(${tracing});
    const config = readConfig({});
    await openMetrics(config, { pools: {}, sockets: () => 0 });
    await openTracer(config.tracing, console);
    console.log(JSON.stringify([loaded.length, loaded.filter((url) => /opentelemetry|prom-client/.test(url))]));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  const [count, ours] = JSON.parse(stdout) as [number, string[]];
  assert.ok(count > 500, `${count} files were loaded`);
  assert.deepEqual(ours, []);
});
