import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ApiAnswerError, NOWHERE, type AskApi } from '../boot-source.ts';
import { releasedRemotes } from '../remotes/released-remotes.ts';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { openEdge } from '../testing/open-edge.ts';
import { createMetrics } from './create-metrics.ts';
import { observedAsk } from './observed-ask.ts';

const TOKEN = 'a token of thirty-two characters';

const watched = {
  served: async () => [],
  connections: () => ({ used: 2, idle: 3, waiting: 1 }),
  renderers: () => ({ alive: 2, memory: 3e8 }),
};

const setUp = async (t: TestContext) => {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const feed = await deployment.deploy('feed', remoteFiles(descriptorOf('feed')));
  const remotes = releasedRemotes({ ...deployment.publishing, report: () => undefined });
  const served = async () =>
    (await remotes.list()).map(({ build }) => ({ remote: build.name, version: build.version }));
  const metrics = createMetrics({ ...watched, served });
  const open = { metrics, token: TOKEN };
  const ask = observedAsk(async () => ({}), open);
  const edge = await openEdge(t, deployment, { remotes, publishing: deployment.publishing, ask, metrics: open });
  const read = async () => (await edge.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).body;
  return { edge, feed, read, deployment };
};

test('answers are counted by their kind, never by what visitors ask for', async (t) => {
  const { edge, feed, read } = await setUp(t);
  const get = (url: string, accept: string) => edge.inject({ url, headers: { accept } });
  for (const url of ['/home', '/mahsa.art?token=secret']) await get(url, 'text/html');
  for (const url of ['/registry.json', '/robots.txt', '/nope.js', '/service-worker.js', '/deployments'])
    await get(url, '*/*');
  await get(`/remotes/feed/${feed.version}/home.89abcdef.js`, '*/*');
  // A form is sent to a page by POST; this method nobody has.
  await edge.inject({ method: 'DELETE', url: '/home' });
  const text = await read();
  assert.deepEqual(text.match(/^barg_edge_request_seconds_count.*$/gm)?.toSorted(), [
    'barg_edge_request_seconds_count{kind="deployment",status="2xx"} 1',
    'barg_edge_request_seconds_count{kind="none",status="4xx"} 1',
    'barg_edge_request_seconds_count{kind="page",status="2xx"} 1',
    'barg_edge_request_seconds_count{kind="page",status="4xx"} 1',
    'barg_edge_request_seconds_count{kind="registry",status="2xx"} 1',
    'barg_edge_request_seconds_count{kind="remote-file",status="2xx"} 1',
    'barg_edge_request_seconds_count{kind="shell-file",status="2xx"} 2',
    'barg_edge_request_seconds_count{kind="shell-file",status="4xx"} 1',
  ]);
  assert.doesNotMatch(text, /mahsa|secret|nope/);
  assert.match(text, /^barg_edge_api_seconds_count\{outcome="2xx"\} [1-9]/m);
  assert.match(text, /^process_resident_memory_bytes /m);
});

test('questions to the API are counted by how they ended', async () => {
  const metrics = createMetrics(watched);
  const answers: Record<string, AskApi> = {
    '/fine': async () => 'data',
    '/missing': async (asked) => Promise.reject(new ApiAnswerError(asked, 404)),
    '/broken': async (asked) => Promise.reject(new ApiAnswerError(asked, 502)),
    '/away': async () => Promise.reject(new Error('refused')),
  };
  const ask = observedAsk(async (asked, ...rest) => answers[asked]?.(asked, ...rest), { metrics, token: TOKEN });
  assert.equal(await ask('/fine', {}, NOWHERE), 'data');
  for (const asked of ['/missing', '/broken', '/away']) await assert.rejects(ask(asked, {}, NOWHERE));
  const text = await metrics.toText();
  assert.deepEqual(text.match(/^barg_edge_api_(?:seconds_count|connections|waiting).*$/gm), [
    'barg_edge_api_connections{state="used"} 2',
    'barg_edge_api_connections{state="idle"} 3',
    'barg_edge_api_waiting 1',
    ...['2xx', '4xx', '5xx', 'away'].map((outcome) => `barg_edge_api_seconds_count{outcome="${outcome}"} 1`),
  ]);
});

test('renderers are told by how many stand, what they hold, and what happened to them', async () => {
  const metrics = createMetrics(watched);
  for (const event of ['started', 'started', 'fell', 'started'] as const) metrics.rendererChanged(event);
  assert.deepEqual((await metrics.toText()).match(/^barg_edge_renderer.*$/gm)?.toSorted(), [
    'barg_edge_renderer_events_total{event="fell"} 1',
    'barg_edge_renderer_events_total{event="started"} 3',
    'barg_edge_renderers 2',
    'barg_edge_renderers_memory_bytes 300000000',
  ]);
  const alone = await createMetrics({ ...watched, connections: null, renderers: () => null }).toText();
  assert.match(alone, /^barg_edge_renderers 0$/m);
  assert.doesNotMatch(alone, /barg_edge_api_(?:connections|waiting)/, 'the API is in the same process');
});

test('what is served is told by remote and version, and only the newest', async (t) => {
  const { deployment, feed, read } = await setUp(t);
  const released = async () => (await read()).match(/^barg_edge_release\{.*$/gm);
  assert.deepEqual(await released(), [`barg_edge_release{remote="feed",version="${feed.version}"} 1`]);
  const changed = { ...remoteFiles(descriptorOf('feed')), 'more.89abcdef.js': '/* more */' };
  const next = await deployment.deploy('feed', changed);
  assert.deepEqual(await released(), [`barg_edge_release{remote="feed",version="${next.version}"} 1`]);
});

test('whoever brings no token, or another one, is told nothing; without one of the site it is a page like others', async (t) => {
  const { edge, deployment } = await setUp(t);
  for (const authorization of ['', TOKEN.slice(1), 'Bearer', `Bearer ${TOKEN}x`]) {
    const answer = await edge.inject({ url: '/metrics', headers: { authorization } });
    assert.equal(answer.statusCode, 401, authorization);
    assert.doesNotMatch(answer.body, /barg_/);
  }
  const closed = await openEdge(t, deployment, {});
  const answer = await closed.inject({ url: '/metrics', headers: { accept: 'text/html' } });
  assert.match(answer.body, /<div id="root">/);
});

test('without a token prom-client is not loaded', async () => {
  const [starts, opens] = ['roles/start-edge.ts', 'metrics/open-metrics.ts'].map((file) =>
    JSON.stringify(pathToFileURL(path.join(import.meta.dirname, '..', file)).href),
  );
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
    await import(${starts});
    const { openMetrics } = await import(${opens});
    console.log(JSON.stringify([await openMetrics({ metricsToken: null }), loaded.filter((url) => /prom-client/.test(url))]));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  assert.deepEqual(JSON.parse(stdout), [null, []]);
});
