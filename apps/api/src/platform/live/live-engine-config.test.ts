import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { liveEngineEnvironment, readJanusNodes, readOutsideEngineOptions } from './live-engine-config.ts';

const read = (env: Record<string, string>) => readOutsideEngineOptions(z.object(liveEngineEnvironment).parse(env));

const WHOLE = {
  LIVE_ENGINE: 'whip',
  LIVE_WHIP_URL: 'http://mediamtx:8889/{room}/whip',
  LIVE_WHEP_URL: 'http://mediamtx:8889/{room}/whep',
  LIVE_ENGINE_SECRET: 'shared-with-the-engine',
};

test('streams stay with the embedded engine unless another is asked for', () => {
  assert.equal(read({}), null);
  assert.equal(read({ ...WHOLE, LIVE_ENGINE: 'embedded' }), null);
  assert.equal(read({ ...WHOLE, LIVE_ENGINE: '' }), null);
});

test('an engine outside has two addresses, a secret and perhaps an API, whose user is shown and not addressed', () => {
  assert.deepEqual(read(WHOLE), {
    whipUrl: WHOLE.LIVE_WHIP_URL,
    whepUrl: WHOLE.LIVE_WHEP_URL,
    secret: WHOLE.LIVE_ENGINE_SECRET,
    api: null,
  });
  assert.deepEqual(read({ ...WHOLE, LIVE_ENGINE_API_URL: 'http://site:p%40ss@mediamtx:9997/' })?.api, {
    url: 'http://mediamtx:9997',
    authorization: `Basic ${Buffer.from('site:p@ss').toString('base64')}`,
  });
  assert.equal(read({ ...WHOLE, LIVE_ENGINE_API_URL: 'http://mediamtx:9997' })?.api?.authorization, null);
});

test('what is missing or wrong is named', () => {
  for (const [change, name] of [
    [{ LIVE_WHIP_URL: '' }, /LIVE_WHIP_URL/],
    [{ LIVE_WHIP_URL: 'http://mediamtx:8889/live/whip' }, /LIVE_WHIP_URL .*\{room\}/],
    [{ LIVE_WHEP_URL: 'ftp://mediamtx/{room}' }, /LIVE_WHEP_URL/],
    [{ LIVE_WHEP_URL: 'http://user:pass@mediamtx/{room}' }, /LIVE_WHEP_URL/],
    [{ LIVE_WHEP_URL: 'http://{room}.example/whep' }, /LIVE_WHEP_URL/],
    [{ LIVE_ENGINE_SECRET: '' }, /LIVE_ENGINE_SECRET/],
    [{ LIVE_ENGINE_API_URL: 'mediamtx:9997' }, /LIVE_ENGINE_API_URL/],
  ] as const)
    assert.throws(() => read({ ...WHOLE, ...change }), name);
});

const readNodes = (env: Record<string, string>) => readJanusNodes(z.object(liveEngineEnvironment).parse(env));

test('nodes of Janus have their secret in their address, by which they are not called', () => {
  const JANUS_NODES = 'http://site:of-the-first-node@janus-1:8088/janus/,\n https://:of%40the%40second%40one@janus-2/j';
  assert.equal(readNodes({ JANUS_NODES }), null);
  assert.equal(readNodes({ LIVE_ENGINE: 'whip', JANUS_NODES }), null);
  assert.deepEqual(readNodes({ LIVE_ENGINE: 'janus', JANUS_NODES }), [
    { url: 'http://janus-1:8088/janus', secret: 'of-the-first-node' },
    { url: 'https://janus-2/j', secret: 'of@the@second@one' },
  ]);
  assert.equal(read({ LIVE_ENGINE: 'janus', JANUS_NODES }), null);
});

test('nodes of Janus that cannot be used are told without their secret', () => {
  const secret = 'short';
  for (const nodes of [
    '',
    'janus:8088',
    'http://janus:8088/janus',
    `http://site:${secret}@janus:8088/janus`,
    `ftp://site:${'long'.repeat(5)}@janus/`,
    `http://a:${'long'.repeat(5)}@janus/ http://b:${'else'.repeat(5)}@janus/`,
  ])
    assert.throws(
      () => readNodes({ LIVE_ENGINE: 'janus', JANUS_NODES: nodes }),
      (error: Error) => /JANUS_NODES/.test(error.message) && !/short|longlong|elseelse/.test(error.message),
      nodes,
    );
});
