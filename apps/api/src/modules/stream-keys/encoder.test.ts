import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LiveEngineError } from '../../platform/live/live-engine.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { encode, inputOf, measure, newKey, OFFER } from './testing.ts';

const startOf = async (api: TestApi, performer: TestAccount, facts = {}): Promise<string> =>
  (await api.as(performer).post('/streaming/live', { title: 'Ink', ...facts })).body.data._id;

const end = (api: TestApi, performer: TestAccount, id: string) =>
  api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });

const ownStream = async (api: TestApi, performer: TestAccount) =>
  (await api.as(performer).get('/streaming/live')).body.data;

const MEASURED = {
  video: {
    codec: 'h264',
    profile: 66,
    width: 1280,
    height: 720,
    bitrate: 2_500_000,
    frameRate: 30,
    keyFrameMs: 2000,
    hasReordered: false,
    packets: 900,
    lost: 3,
  },
  audio: { codec: 'opus', bitrate: 128_000, packets: 150, lost: 0 },
};

test('a program sends into the stream that its performer has opened, and her browser lets go', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { key } = await newKey(api, performer);
  const id = await startOf(api, performer);
  assert.equal((await encode(api, performer, key)).statusCode, 201);
  assert.ok(api.live.publishing.has(id));
  const told = api.events.filter(({ event }) => event.name === 'stream.published');
  assert.deepEqual(
    told.map(({ event }) => event.data),
    [{ streamId: id, from: null }],
  );
  assert.equal((await inputOf(api, performer)).status, 'on-air');
});

test('what arrives before is hers alone: nobody is told, nobody else plays it, until she goes on air', async (t) => {
  const api = await createTestApi(t);
  const [performer, rival, fan] = [await api.createPerformer(), await api.createPerformer(), await api.createUser()];
  const onAir = (facts = {}) => api.as(performer).post('/streaming/encoder/on-air', { title: 'Ink', ...facts });
  assert.equal((await onAir()).body.code, 'stream-keys.nothing_arrives');
  const { key } = await newKey(api, performer);
  const sent = await encode(api, performer, key);
  assert.equal(sent.statusCode, 201, sent.body);
  assert.equal(await ownStream(api, performer), null);
  const room = `preview/${performer.id}`;
  api.live.inputs.set(room, MEASURED);
  await measure(api, room);
  const input = await inputOf(api, performer);
  assert.deepEqual([input.status, input.measured], ['preview', MEASURED]);

  const look = (by: TestAccount) =>
    api.app.inject({
      method: 'POST',
      url: input.previewUrl,
      payload: OFFER,
      headers: { 'content-type': 'application/sdp', authorization: `Bearer ${by.token}` },
    });
  assert.equal((await look(performer)).statusCode, 201);
  assert.equal((await look(rival)).statusCode, 404);
  assert.equal((await look(fan)).statusCode, 403);
  assert.equal((await inputOf(api, rival)).status, 'none');

  const started = await onAir({ audience: 'followers' });
  const { _id: id, audience } = started.body.data;
  assert.equal(audience, 'followers');
  assert.deepEqual([...api.live.publishing], [id]);
  assert.equal((await inputOf(api, performer)).status, 'on-air');
  assert.equal((await onAir()).body.code, 'stream-keys.nothing_arrives');
});

test('a key that may begins a stream: the announced one whose time has come, else one like her last', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { key } = await newKey(api, performer, { startsStream: true });
  // She has never streamed: there is nothing to be like.
  await encode(api, performer, key);
  assert.equal((await inputOf(api, performer)).status, 'preview');

  await end(api, performer, await startOf(api, performer, { title: 'Mondays', audience: 'subscribers', topic: 'Ink' }));
  await encode(api, performer, key);
  const again = await ownStream(api, performer);
  assert.deepEqual([again.title, again.audience, again.topic], ['Mondays', 'subscribers', 'Ink']);
  assert.ok(api.live.publishing.has(again._id));

  // Her program tries again after she has ended it on the page: that begins nothing.
  await end(api, performer, again._id);
  await encode(api, performer, key);
  assert.equal(await ownStream(api, performer), null);
  const after = await inputOf(api, performer);
  assert.equal(after.status, 'preview');
});

test('an announced stream begins by a key near its time', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { key } = await newKey(api, performer, { startsStream: true });
  const plannedAt = new Date(Date.now() + 3_600_000).toISOString();
  const planned = await api.as(performer).post('/streaming/planned', { title: 'Autumn', plannedAt });
  const id = planned.body.data._id;
  await encode(api, performer, key);
  assert.equal(await ownStream(api, performer), null);
  await api.db
    .updateTable('streams')
    .set({ planned_at: new Date(Date.now() + 60_000) })
    .where('id', '=', id)
    .execute();
  await encode(api, performer, key);
  assert.equal((await ownStream(api, performer))._id, id);
});

test('what a program offers and nobody could play is told on the page', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { key } = await newKey(api, performer);
  t.mock.method(api.live, 'publish', async () => {
    throw new LiveEngineError('unsupported-codec', 'AV1');
  });
  assert.equal((await encode(api, performer, key)).json().code, 'live.offer_refused');
  const { status, reason } = await inputOf(api, performer);
  assert.deepEqual([status, reason], ['over', 'offer_refused']);
});

test('what nobody has seen arriving for some seconds is over', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { key } = await newKey(api, performer);
  await encode(api, performer, key);
  await api.db
    .updateTable('stream_inputs')
    .set({ measured: JSON.stringify({ resourceId: 'x', ...MEASURED }), seen_at: new Date(Date.now() - 7000) })
    .execute();
  const { status, reason, measured } = await inputOf(api, performer);
  assert.deepEqual([status, reason, measured], ['over', null, null]);
});
