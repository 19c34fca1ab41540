import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { afterTest } from '../../testing/after-test.ts';
import { keepSegments } from '../recordings/keep-segments.ts';
import { isRecorded, PART, writeSegment } from '../recordings/testing.ts';
import { offerTo } from '../streaming/testing.ts';

const H264 = { codec: 'h264', bitrate: 1, packets: 1, lost: 0, profile: 66, width: 160, height: 120, frameRate: 10 };

/** A stream that is recorded, to whose engine some watch already. */
const runCrowded = async (t: TestContext, { direct = 2, watching = 2, facts = {} } = {}) => {
  const api = await createTestApi(t, { LIVE_DIRECT_VIEWERS: String(direct) });
  afterTest(t, await keepSegments(api.context));
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const started = await api.as(performer).post('/streaming/live', { title: 'Ink', ...facts });
  const id = started.body.data._id as string;
  assert.equal((await offerTo(api, `whip/${id}`, performer)).statusCode, 201);
  api.live.viewers.set(id, watching);
  api.live.inputs.set(id, { video: { ...H264, keyFrameMs: 2000, hasReordered: false }, audio: null });
  const folder = await isRecorded(api, id);
  return { api, performer, fan, id, folder, play: () => offerTo(api, `whep/${id}`, fan) };
};

const get = (api: TestApi, url: string, by?: TestAccount) =>
  api.app.inject({ method: 'GET', url, headers: by ? { authorization: `Bearer ${by.token}` } : {} });

const playlistOf = (api: TestApi, id: string, by?: TestAccount) => get(api, `/api/streaming/hls/${id}/index.m3u8`, by);

const urisIn = (playlist: string): string[] =>
  playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/**
 * What is asked for while jobs make the fragments, once all are listed: on a slow machine the first come alone. The
 * camera goes on meanwhile, however long that takes.
 */
const madePlaylistOf = async (api: TestApi, id: string, { by, listed }: { by: TestAccount; listed: number }) => {
  for (;;) {
    await api.db.updateTable('recording_segments').set({ closed_at: new Date() }).execute();
    let answer: Awaited<ReturnType<typeof playlistOf>> | undefined;
    void playlistOf(api, id, by).then((found) => (answer = found));
    while (!answer) await api.runJobs();
    if (answer.statusCode !== 200 || urisIn(answer.body).length >= listed) return answer;
  }
};

test('those beyond the number are told to watch by segments, once there are some that players take', async (t) => {
  const { api, fan, id, folder, play } = await runCrowded(t);
  assert.equal((await play()).statusCode, 201, 'nothing is stored yet');
  await writeSegment(api, id, folder, 0);
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
  await api.db
    .updateTable('recording_segments')
    .set({ closed_at: new Date(Date.now() - 60_000) })
    .execute();
  assert.equal((await play()).statusCode, 201, 'the recording was stopped');
  assert.equal((await playlistOf(api, id, fan)).json().code, 'stream.not_publishing');
});

test('the playlist lists the latest segments, whose bytes follow each other and are the same for all', async (t) => {
  const { api, fan, id, folder } = await runCrowded(t);
  for (const number of [0, 1, 2]) await writeSegment(api, id, folder, number);
  const { headers, body } = await madePlaylistOf(api, id, { by: fan, listed: 3 });
  assert.deepEqual(
    [headers['content-type'], headers['cache-control']],
    ['application/vnd.apple.mpegurl', 'private, no-store'],
  );
  assert.match(body, /^#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:1\n#EXT-X-MEDIA-SEQUENCE:0\n/);
  assert.doesNotMatch(body, /ENDLIST/);
  const uris = urisIn(body);
  assert.deepEqual(
    uris.map((uri) => uri.slice(0, uri.indexOf('?'))),
    [0, 1, 2].map((number) => `${PART}-${number}.m4s`),
  );
  const read = async (uri: string) => get(api, `/api/streaming/hls/${id}/${uri}`);
  const start = await read(/MAP:URI="(.+)"/.exec(body)?.[1] ?? '');
  assert.equal(start.rawPayload.toString('latin1', 4, 8), 'ftyp');
  assert.match(String(start.headers['cache-control']), /^public, max-age=\d{3}$/);
  const [first, again] = [await read(uris[0] ?? ''), await read(uris[0] ?? '')];
  assert.deepEqual([first.statusCode, first.headers['content-type']], [200, 'video/mp4']);
  assert.equal(first.rawPayload.toString('latin1', 4, 8), 'moof');
  assert.ok(first.rawPayload.includes('mdat') && !first.rawPayload.includes('mfra'));
  assert.ok(first.rawPayload.equals(again.rawPayload));
  const other = await api.createUser();
  assert.equal((await playlistOf(api, id, other)).body, body, 'one copy in a cache serves all viewers');
});

test('each reading of the playlist asks who it is; a segment opens to its own address alone', async (t) => {
  const { api, performer, fan, id, folder } = await runCrowded(t, { facts: { audience: 'followers' } });
  for (const number of [0, 1]) await writeSegment(api, id, folder, number);
  assert.equal((await playlistOf(api, id)).statusCode, 401);
  assert.equal((await playlistOf(api, id, fan)).json().code, 'stream.for_followers');
  await api.as(fan).post(`/follows/${performer.id}`);
  const [first = '', second = ''] = urisIn((await madePlaylistOf(api, id, { by: fan, listed: 2 })).body);
  const read = (uri: string) => get(api, `/api/streaming/hls/${id}/${uri}`);
  assert.equal((await read(first)).statusCode, 200);
  const query = first.slice(first.indexOf('?'));
  for (const forged of [second.replace(/\?.*/, query), first.replace('e=', 'e=9'), first.replace('a=live', 'a=public')])
    assert.equal((await read(forged)).json().code, 'media.signature_invalid', forged);
  assert.equal((await read('x.m4s')).statusCode, 422);
  const ban = { kind: 'ban', seconds: null, reason: '' };
  await api.as(performer).put(`/streaming/${id}/restrictions/${fan.id}`, ban);
  assert.equal((await playlistOf(api, id, fan)).json().code, 'stream.banned');
  await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });
  assert.equal((await playlistOf(api, id, performer)).json().code, 'stream.ended');
  assert.equal((await read(first)).statusCode, 404);
});
