import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { afterTest } from '../../testing/after-test.ts';
import { offerTo } from '../streaming/testing.ts';
import { keepParts } from './keep-parts.ts';
import { partialSegment, RUNS, untilSo } from './testing.ts';

const [RUN] = RUNS;
const H264 = { codec: 'h264', bitrate: 1, packets: 1, lost: 0, profile: 66, width: 160, height: 120, frameRate: 10 };

/** A stream to whose engine some watch already. */
const runCrowded = async (t: TestContext, { direct = 2, watching = 2, facts = {} } = {}) => {
  const api = await createTestApi(t, { LIVE_DIRECT_VIEWERS: String(direct) });
  afterTest(t, await keepParts(api.context));
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const started = await api.as(performer).post('/streaming/live', { title: 'Ink', ...facts });
  const id = started.body.data._id as string;
  assert.equal((await offerTo(api, `whip/${id}`, performer)).statusCode, 201);
  api.live.report(id, true, watching);
  api.live.viewers.set(id, watching);
  api.live.inputs.set(id, { video: { ...H264, keyFrameMs: 2000, hasReordered: false }, audio: null });
  return { api, performer, fan, id, play: () => offerTo(api, `whep/${id}`, fan) };
};

const get = (api: TestApi, url: string, by?: TestAccount) =>
  api.app.inject({ method: 'GET', url, headers: by ? { authorization: `Bearer ${by.token}` } : {} });

const playlistOf = (api: TestApi, id: string, by?: TestAccount, query = '') =>
  get(api, `/api/streaming/hls/${id}/index.m3u8${query}`, by);

/** The engine sends parts of a segment, once it has been asked to. */
const send = async (api: TestApi, id: string, segment: number, numbers = [0, 1, 2, 3]): Promise<void> => {
  await untilSo(() => api.live.packaged.has(id));
  for (const number of numbers) api.live.reportPart(partialSegment(id, 0, segment, number));
  const stored = api.db.selectFrom('hls_parts').select('number').where('segment', '=', segment);
  await untilSo(async () => (await stored.where('number', '=', numbers.at(-1) ?? 0).execute()).length > 0);
};

const urisIn = (playlist: string): string[] =>
  playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const partsIn = (playlist: string): string[] =>
  [...playlist.matchAll(/EXT-X-PART:.*URI="(.+?)"/g)].map(([, uri = '']) => uri);
const nameIn = (uri: string): string => uri.slice(0, uri.indexOf('?'));

test('those beyond the number watch by HLS, unless players could not show it or nothing comes', async (t) => {
  const { api, fan, id, play } = await runCrowded(t);
  const refused = await play();
  assert.deepEqual([refused.statusCode, refused.json().code], [503, 'stream.crowded']);
  assert.equal(
    (await api.as(fan).get(`/streaming/join/${id}`)).body.data.hlsUrl,
    `/api/streaming/hls/${id}/index.m3u8`,
  );
  api.live.viewers.set(id, 1);
  assert.equal((await play()).statusCode, 201, 'there is room again');
  api.live.viewers.set(id, 2);
  api.live.inputs.set(id, { video: { ...H264, codec: 'vp8', keyFrameMs: null, hasReordered: false }, audio: null });
  assert.equal((await play()).statusCode, 201, 'no player of HLS shows VP8');
  api.live.inputs.set(id, { video: { ...H264, keyFrameMs: 2000, hasReordered: false }, audio: null });
  const [now, later] = [Date.now(), 60_000];
  await api.db
    .insertInto('hls_demands')
    .values({ stream_id: id, since: new Date(now - later), until: new Date(now + later) })
    .execute();
  assert.equal((await play()).statusCode, 201, 'nothing came of what was asked for');
  await send(api, id, 0);
  assert.equal((await play()).statusCode, 503);
  await api.db
    .updateTable('hls_parts')
    .set({ stored_at: new Date(now - 20_000) })
    .execute();
  assert.equal((await play()).statusCode, 201, 'it has stopped coming');
  assert.equal((await playlistOf(api, id, fan)).json().code, 'stream.not_publishing');
});

test('the playlist lists segments and parts, whose bytes are the same for all', async (t) => {
  const { api, fan, id } = await runCrowded(t);
  // Who asks first is answered by the first part: until then nothing was packaged.
  const first = playlistOf(api, id, fan);
  await send(api, id, 0, [0]);
  const { headers, body: opening } = await first;
  assert.deepEqual(
    [headers['content-type'], headers['cache-control']],
    ['application/vnd.apple.mpegurl', 'private, no-store'],
  );
  assert.deepEqual([urisIn(opening), partsIn(opening).map(nameIn)], [[], [`${RUN}-0-0.m4s`]]);
  await send(api, id, 0, [1, 2, 3]);
  await send(api, id, 1, [0, 1]);
  const sequence = Number(/MEDIA-SEQUENCE:(\d+)/.exec(opening)?.[1] ?? 0);
  const { body } = await playlistOf(api, id, fan, `?_HLS_msn=${sequence + 1}&_HLS_part=1`);
  assert.doesNotMatch(body, /ENDLIST/);
  assert.deepEqual(urisIn(body).map(nameIn), [`${RUN}-0.m4s`]);
  assert.deepEqual(partsIn(body).slice(-2).map(nameIn), [`${RUN}-1-0.m4s`, `${RUN}-1-1.m4s`]);
  const read = async (uri = '') => get(api, `/api/streaming/hls/${id}/${uri}`);
  const start = await read(/MAP:URI="(.+)"/.exec(body)?.[1]);
  assert.deepEqual([start.statusCode, start.body], [200, 'start of 0']);
  assert.match(String(start.headers['cache-control']), /^public, max-age=\d{3}$/);
  const whole = await read(urisIn(body)[0]);
  assert.deepEqual([whole.headers['content-type'], whole.body], ['video/mp4', '0/0/0;0/0/1;0/0/2;0/0/3;']);
  assert.equal((await read(partsIn(body).at(-1))).body, '0/1/1;');
  const other = await api.createUser();
  assert.equal((await playlistOf(api, id, other)).body, body, 'one copy in a cache serves all viewers');
});

test('who waits for a part is answered when it is there; who waits for nothing at once', async (t) => {
  const { api, fan, id } = await runCrowded(t);
  const opening = playlistOf(api, id, fan);
  await send(api, id, 0, [0]);
  const sequence = Number(/MEDIA-SEQUENCE:(\d+)/.exec((await opening).body)?.[1] ?? 0);
  let answered = '';
  const waits = playlistOf(api, id, fan, `?_HLS_msn=${sequence}&_HLS_part=2`).then(({ body }) => (answered = body));
  await send(api, id, 0, [1]);
  assert.equal(partsIn((await playlistOf(api, id, fan, `?_HLS_msn=${sequence}&_HLS_part=1`)).body).length, 2);
  assert.equal(answered, '', 'its part is not there yet');
  await send(api, id, 0, [2]);
  assert.equal(partsIn(await waits).length, 3);
  const far = await playlistOf(api, id, fan, `?_HLS_msn=${sequence + 99}&_HLS_part=0`);
  assert.equal(partsIn(far.body).length, 3, 'so far ahead nothing is waited for');
  for (const strange of ['?_HLS_msn=x', '?_HLS_msn=-1', `?_HLS_msn=${sequence}&_HLS_part=1.5`])
    assert.equal((await playlistOf(api, id, fan, strange)).statusCode, 422, strange);
});

test('each reading of the playlist asks who it is; a segment opens to its own address alone', async (t) => {
  const { api, performer, fan, id } = await runCrowded(t, { facts: { audience: 'followers' } });
  assert.equal((await playlistOf(api, id)).statusCode, 401);
  assert.equal((await playlistOf(api, id, fan)).json().code, 'stream.for_followers');
  await api.as(performer).get(`/streaming/join/${id}`);
  await api.as(fan).post(`/follows/${performer.id}`);
  const reading = playlistOf(api, id, fan);
  await send(api, id, 0, [0]);
  await reading;
  await send(api, id, 0, [1, 2, 3]);
  await send(api, id, 1, [0]);
  let playlist = '';
  while (urisIn(playlist).length === 0) playlist = (await playlistOf(api, id, fan)).body;
  const [segment = ''] = urisIn(playlist);
  const [part = '', second = ''] = partsIn(playlist);
  const read = (uri: string) => get(api, `/api/streaming/hls/${id}/${uri}`);
  for (const uri of [segment, part]) assert.equal((await read(uri)).statusCode, 200);
  const query = part.slice(part.indexOf('?'));
  const forged = [second.replace(/\?.*/, query), part.replace('e=', 'e=9'), part.replace('a=live', 'a=public')];
  for (const uri of [...forged, segment.replace(/\?.*/, query)])
    assert.equal((await read(uri)).json().code, 'media.signature_invalid', uri);
  for (const strange of ['x.m4s', `${RUN}-1-2-3.m4s`, `${RUN}-0.mp4`])
    assert.equal((await read(strange)).statusCode, 422, strange);
  const ban = { kind: 'ban', seconds: null, reason: '' };
  await api.as(performer).put(`/streaming/${id}/restrictions/${fan.id}`, ban);
  assert.equal((await playlistOf(api, id, fan)).json().code, 'stream.banned');
  await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });
  assert.equal((await playlistOf(api, id, performer)).json().code, 'stream.ended');
  await untilSo(async () => (await read(segment)).statusCode === 404);
  for (const uri of [segment, part, second]) assert.equal((await read(uri)).statusCode, 404, uri);
});
