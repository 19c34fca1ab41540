import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { fullTest } from '../../../testing/full-test.ts';
import type { TestAccount } from '../../../testing/accounts.ts';
import { publishPost } from '../../feed-posts/testing.ts';
import { belowApi } from '../testing.ts';
import { signPlaylist, writeMasterPlaylist } from './playlists.ts';
import { makeClip } from './testing.ts';

const PLAYLIST = [
  '#EXTM3U',
  '#EXT-X-MAP:URI="small.m4s",BYTERANGE="800@0"',
  ...['#EXTINF:4.000000,', '#EXT-X-BYTERANGE:100000@800', 'small.m4s'],
  ...['#EXTINF:4.000000,', '#EXT-X-BYTERANGE:50000@100800', 'small.m4s'],
  // So short that its rate says nothing.
  ...['#EXTINF:0.100000,', '#EXT-X-BYTERANGE:50000@150800', 'small.m4s'],
  '#EXT-X-ENDLIST',
  '',
].join('\n');

test('the list of sizes tells what a line must carry, and what plays them', () => {
  const codecs = ['avc1.64001f', 'mp4a.40.2'];
  const master = writeMasterPlaylist([{ name: 'small.m3u8', width: 640, height: 360, codecs, playlist: PLAYLIST }]);
  assert.match(master, /BANDWIDTH=200000,AVERAGE-BANDWIDTH=197531,RESOLUTION=640x360,CODECS="avc1.64001f,mp4a.40.2"/);
  assert.match(master, /\nsmall\.m3u8\n$/);
});

test('every address within a playlist is signed, and nothing else changes', () => {
  const signed = signPlaylist(PLAYLIST, (name) => `${name}?s=x`);
  assert.equal(signed.replaceAll('?s=x', ''), PLAYLIST);
  assert.equal(signed.match(/small\.m4s\?s=x/g)?.length, 4);
});

/** Publishes a clip; answers the post. */
const postWithVideo = async (api: TestApi, performer: TestAccount, bytes: Buffer, audience = 'free') => {
  const form = { field: 'file', name: 'x.mp4', type: 'video/mp4', bytes };
  const { body } = await api.as(performer).upload('/performer/feeds/video/upload', form);
  await api.runJobs();
  return publishPost(api, performer, { audience, fileIds: [body.data._id] });
};

const hlsOf = async (reader: ReturnType<TestApi['as']>, postId: string): Promise<string | null> =>
  (await reader.get(`/user/feeds/${postId}`)).body.data.files[0].hls;

/** The addresses within a playlist, as the requester wants them. */
const listedIn = (playlist: string, address: string): string[] =>
  playlist
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => new URL(line, `http://site${address}`))
    .map(({ pathname, search }) => pathname + search);

test('a wide video comes in three sizes, which a player reads in ranges', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const post = await postWithVideo(api, performer, await makeClip(t, { size: '1920x1080', seconds: 5, rate: 2 }));
  const address = belowApi(String(await hlsOf(api.guest, post._id)));
  const master = await api.guest.get(address);
  assert.equal(master.headers['content-type'], 'application/vnd.apple.mpegurl');
  assert.deepEqual(
    [...master.text.matchAll(/RESOLUTION=(\S+?),/g)].map(([, size]) => size),
    ['640x360', '1280x720', '1920x1080'],
  );
  const [smallest = ''] = listedIn(master.text, address);
  const playlist = await api.guest.get(smallest);
  assert.equal(playlist.status, 200);
  // Five seconds in segments of four.
  const ranges = [...playlist.text.matchAll(/BYTERANGE:(\d+)@(\d+)/g)].map(([, ...range]) => range.map(Number));
  assert.equal(ranges.length, 2);
  const [bytes = 0, start = 0] = ranges[1] ?? [];
  const [segments = ''] = listedIn(playlist.text, smallest);
  const part = await api.guest.get(segments, { range: `bytes=${start}-${start + bytes - 1}` });
  assert.deepEqual([part.status, part.bytes.length], [206, bytes]);
  assert.equal(part.headers['content-type'], 'video/mp4');
  assert.match(part.bytes.toString('latin1', 4, 8), /styp|moof|sidx/);
});

fullTest('a video comes in no size above its own, whichever way it is turned, and in no two that are nearly one', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const cases: Array<[string, string[]]> = [
    ['320x180', ['320x180']],
    ['640x360', ['320x180', '640x360']],
    ['720x480', ['360x240', '720x480']],
    ['1280x720', ['640x360', '1280x720']],
    ['1080x1920', ['360x640', '720x1280', '1080x1920']],
  ];
  for (const [size, expected] of cases) {
    const post = await postWithVideo(api, performer, await makeClip(t, { size, rate: 2 }));
    const master = await api.guest.get(belowApi(String(await hlsOf(api.guest, post._id))));
    const sizes = [...master.text.matchAll(/RESOLUTION=(\S+?),/g)].map(([, each]) => each);
    assert.deepEqual(sizes, expected, size);
  }
});

test('a playlist for a subscriber is not kept, and neither it nor its segments outlive the subscription', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const post = await postWithVideo(api, performer, await makeClip(t, { size: '320x180' }), 'subscribers');
  assert.equal(await hlsOf(api.guest, post._id), null);
  await api.subscribe(fan, performer);
  const address = belowApi(String(await hlsOf(api.as(fan), post._id)));
  const master = await api.guest.get(address);
  assert.equal(master.headers['cache-control'], 'private, no-store');
  const [playlist = ''] = listedIn(master.text, address);
  const [segments = ''] = listedIn((await api.guest.get(playlist)).text, playlist);
  assert.equal((await api.guest.get(segments)).status, 200);
  for (const [place] of [address, playlist, segments].map((it) => it.split('?'))) {
    assert.equal((await api.guest.get(`${place}`)).status, 403, place);
  }
  await api.db.updateTable('subscriptions').set({ status: 'expired' }).execute();
  for (const place of [address, playlist, segments]) assert.equal((await api.guest.get(place)).status, 403, place);
});
