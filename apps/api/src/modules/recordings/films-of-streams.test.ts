import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { afterTest } from '../../testing/after-test.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { belowApi } from '../files/testing.ts';
import { refundSale } from '../refund-requests/sale-refunds.service.ts';
import { buyTicket, TICKETED } from '../stream-tickets/testing.ts';
import { keepSegments } from './keep-segments.ts';
import { goLive, isRecorded, latest, settle, writeSegment } from './testing.ts';

const PROXY = { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' };
const MONTHLY = { type: 'monthly', expectedPrice: 5, expectedRenewalPrice: 5 };

/** A stream of which a second is recorded. */
const open = async (t: TestContext, kind: object) => {
  const api = await createTestApi(t, PROXY);
  afterTest(t, await keepSegments(api.context));
  const performer = await api.createPerformer();
  const id = await goLive(api, performer, kind);
  await writeSegment(api, id, await isRecorded(api, id), 0);
  return { api, performer, id };
};

type Opened = Awaited<ReturnType<typeof open>>;

/** It ends, after an hour by its clock, and she says what becomes of it. */
const end = async ({ api, performer, id }: Opened, choice: string | null = 'published') => {
  await api.db
    .updateTable('streams')
    .set({ started_at: new Date(Date.now() - 7_200_000) })
    .where('id', '=', id)
    .execute();
  await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });
  await settle(api);
  const recording = await latest(api, performer);
  const choose = async (wanted: string) => {
    const answer = await api.as(performer).put(`/streaming/recordings/${recording._id}`, { choice: wanted });
    assert.equal(answer.status, 200, answer.text);
    return answer.body.data;
  };
  if (choice) await choose(choice);
  return choose;
};

type Requester = TestApi['guest'];

const address = (id: string) => `/streaming/recordings/of/${id}`;

/** What somebody gets of the film: its address, null where it is locked, or the code or status of a refusal. */
const filmOf = async (as: Requester, id: string, headers = {}): Promise<string | null> => {
  const { status, body } = await as.get(address(id), headers);
  if (status !== 200) return status === 404 ? '404' : body.code;
  assert.equal(body.data?.videoId ?? null, null);
  return body.data ? (body.data.film.url as string | null) : 'none';
};

/** The streams whose films are in somebody's list. */
const listed = async (as: Requester, headers = {}): Promise<Array<[string, number]>> => {
  const { status, body } = await as.get('/streaming/films', headers);
  assert.equal(status, 200);
  assert.equal(body.data.total, body.data.data.length);
  return body.data.data.map(({ _id, durationSeconds }: { _id: string; durationSeconds: number }) => [
    _id,
    durationSeconds,
  ]);
};

const follow = (api: TestApi, fan: TestAccount, performer: TestAccount) => api.as(fan).post(`/follows/${performer.id}`);

/** Whether somebody was told that there is something new at the stream's address. */
const isTold = async (api: TestApi, fan: TestAccount, id: string): Promise<boolean> => {
  await api.runJobs();
  const { data } = (await api.as(fan).get('/notifications')).body.data;
  return data.some(({ kind, link }: { kind: string; link: string }) => kind === 'post' && link === `/live/${id}`);
};

/** Whether an address that was given plays, for whoever has it. */
const plays = async (api: TestApi, url: string | null, headers = {}): Promise<number> =>
  (await api.guest.get(belowApi(url ?? ''), headers)).status;

test('the film of a stream for followers is watched at its address by whoever follows or subscribes now', async (t) => {
  const opened = await open(t, { audience: 'followers' });
  const { api, performer, id } = opened;
  const [early, late, other, operator] = [
    await api.createUser(),
    await api.createUser(),
    await api.createUser(),
    await api.createOperator(),
  ];
  const subscriber = await api.createUser({ balance: 50 });
  const order = { ...MONTHLY, performerId: performer.id };
  assert.equal((await api.as(subscriber).pay('/wallet/charges/subscribe/performers', order)).status, 200);
  await follow(api, early, performer);
  const choose = await end(opened, null);
  assert.equal(await filmOf(api.as(early), id), 'none', 'nobody sees it until she says so');
  assert.deepEqual(await listed(api.as(early)), []);

  const published = await choose('published');
  assert.deepEqual([published.audience, published.isShown, published.videoId], ['followers', true, null]);
  const told = [];
  for (const fan of [early, subscriber, other]) told.push(await isTold(api, fan, id));
  assert.deepEqual(told, [true, true, false]);

  assert.equal(await filmOf(api.guest, id), null);
  assert.equal(await filmOf(api.as(other), id), null);
  assert.equal(await filmOf(api.as(late), id), null);
  assert.equal((await api.guest.get('/streaming/films')).status, 401);
  for (const viewer of [other, late]) assert.deepEqual(await listed(api.as(viewer)), []);
  await follow(api, late, performer);
  for (const viewer of [early, late, subscriber]) assert.deepEqual(await listed(api.as(viewer)), [[id, 1]]);
  const urls = new Map<TestAccount, string | null>();
  for (const viewer of [early, late, subscriber, performer, operator]) {
    const url = await filmOf(api.as(viewer), id);
    assert.ok(url?.includes(`a=${viewer.id}`), 'signed for the one account');
    assert.equal(await plays(api, url), 200);
    urls.set(viewer, url);
  }
  const stranger = urls.get(early)?.replace(early.id, other.id) ?? '';
  assert.equal(await plays(api, stranger), 403, 'an address is not another’s');
  const { file_id: fileId } = await api.db.selectFrom('recordings').select('file_id').executeTakeFirstOrThrow();
  assert.equal((await api.as(other).post('/files/sign-url', { fileId })).status, 404);
  const path = `/api/media/${fileId}/source.mp4`;
  assert.equal(await plays(api, path), 403);
  for (const bearer of [other.id, 'public'])
    assert.equal(await plays(api, path + api.context.mediaSigner.sign(fileId ?? '', bearer)), 403);

  await api.as(early).delete(`/follows/${performer.id}`);
  assert.equal(await filmOf(api.as(early), id), null, 'who no longer follows');
  assert.deepEqual(await listed(api.as(early)), []);
  assert.equal(await plays(api, urls.get(early) ?? null), 403, 'also by the address that was given before');
  assert.equal(await plays(api, urls.get(late) ?? null), 200);
});

test('a film at its address is nobody’s who is banned, blocked, kept out, or whose performer is suspended', async (t) => {
  const opened = await open(t, { audience: 'followers' });
  const { api, performer, id } = opened;
  const [banned, blocked, blocker, abroad] = [
    await api.createUser(),
    await api.createUser(),
    await api.createUser(),
    await api.createUser(),
  ];
  for (const fan of [banned, blocked, blocker, abroad]) await follow(api, fan, performer);
  await end(opened);
  const urlOf = async (fan: TestAccount) => {
    const url = await filmOf(api.as(fan), id);
    assert.equal(await plays(api, url), 200);
    return url;
  };
  const given = new Map<TestAccount, string | null>();
  for (const fan of [banned, blocked, blocker, abroad]) given.set(fan, await urlOf(fan));
  assert.deepEqual(await listed(api.as(blocked)), [[id, 1]]);
  const isOver = async (fan: TestAccount, told: string, headers = {}) => {
    assert.deepEqual(await listed(api.as(fan), headers), []);
    assert.equal(await filmOf(api.as(fan), id, headers), told);
    assert.equal(await plays(api, given.get(fan) ?? null, headers), 403);
  };

  await api.db
    .insertInto('stream_restrictions')
    .values({
      performer_id: performer.id,
      user_id: banned.id,
      by_id: performer.id,
      kind: 'ban',
      reason: '',
      until: null,
    })
    .execute();
  await isOver(banned, 'stream.banned');
  await api.as(performer).post('/block/users', { userId: blocked.id });
  await isOver(blocked, '404');
  await api.as(blocker).post('/block/users', { userId: performer.id });
  await isOver(blocker, '404');
  await api.as(performer).post('/block/countries', { countries: ['IS'] });
  await isOver(abroad, '404', { 'cf-ipcountry': 'IS' });
  const still = await urlOf(abroad);
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', performer.id).execute();
  assert.equal(await filmOf(api.as(abroad), id), '404');
  assert.equal(await plays(api, still), 403);
  assert.deepEqual(await listed(api.as(abroad)), []);
});

test('the film of a stream with tickets is for who has one that was not paid back, and for no subscriber', async (t) => {
  const opened = await open(t, TICKETED);
  const { api, performer, id } = opened;
  const [holder, refunded, subscriber] = [
    await api.createUser({ balance: 20 }),
    await api.createUser({ balance: 20 }),
    await api.createUser({ balance: 20 }),
  ];
  const order = { ...MONTHLY, performerId: performer.id };
  assert.equal((await api.as(subscriber).pay('/wallet/charges/subscribe/performers', order)).status, 200);
  await follow(api, subscriber, performer);
  assert.equal((await buyTicket(api, { fan: holder, streamId: id })).status, 200);
  const bought = await buyTicket(api, { fan: refunded, streamId: id });
  const published = await (await end(opened, null))('published');
  assert.deepEqual([published.audience, published.isShown], ['ticketed', true]);

  assert.deepEqual([await isTold(api, holder, id), await isTold(api, subscriber, id)], [true, false]);
  const url = await filmOf(api.as(refunded), id);
  assert.equal(await plays(api, url), 200);
  const lists = () => Promise.all([holder, refunded, subscriber].map((fan) => listed(api.as(fan))));
  assert.deepEqual(await lists(), [[[id, 1]], [[id, 1]], []]);
  await api.context.work((unit) =>
    refundSale(unit, { transactionId: bought.body.data.transaction._id, reason: 'asked for' }),
  );
  assert.equal(await filmOf(api.as(refunded), id), null);
  assert.equal(await plays(api, url), 403);
  assert.deepEqual(await lists(), [[[id, 1]], [], []]);
  assert.equal(await filmOf(api.as(subscriber), id), null);
  assert.equal(await filmOf(api.guest, id), null);
  const kept = await filmOf(api.as(holder), id);
  assert.equal(await plays(api, kept), 200);
  assert.equal((await buyTicket(api, { fan: subscriber, streamId: id })).body.code, 'stream.ended');
});

test('she is told how far a published film is: others see it when it is ready, not before', async (t) => {
  for (const kind of [{}, { audience: 'followers' }]) {
    const opened = await open(t, kind);
    const { api, performer, id } = opened;
    await end(opened);
    const film = api.db.selectFrom('recordings').select('file_id').where('stream_id', '=', id);
    for (const status of ['processing', 'failed', 'ready'] as const) {
      await api.db.updateTable('files').set({ status }).where('id', 'in', film).execute();
      const { videoId, isShown, filmStatus } = await latest(api, performer);
      assert.deepEqual([videoId !== null || isShown, filmStatus], [true, status]);
      const seen = (await api.as(await api.createUser()).get(address(id))).body.data;
      assert.equal(seen !== null, status === 'ready', status);
    }
  }
});

test('she takes a film back from its address, and deletes it; until then nothing else takes it', async (t) => {
  const opened = await open(t, { audience: 'followers' });
  const { api, performer, id } = opened;
  const fan = await api.createUser();
  await follow(api, fan, performer);
  const choose = await end(opened);
  const url = await filmOf(api.as(fan), id);
  const another = api.as(await api.createPerformer());
  assert.equal((await another.get(`/streaming/recordings/latest?streamId=${id}`)).body.data, null);
  const shown = (await api.as(performer).get(`/streaming/recordings/latest?streamId=${id}`)).body.data;
  assert.equal((await choose('published')).isShown, true, 'said twice');
  const [item] = (await api.as(performer).get('/performer/vault')).body.data.data;
  assert.equal(item.useCount, 1);
  const [use] = (await api.as(performer).get(`/performer/vault/${item._id}/uses`)).body.data.data;
  assert.deepEqual([use.type, use._id], ['stream', id]);
  assert.equal((await api.as(performer).delete(`/performer/vault/${item._id}`)).body.code, 'vault.in_use');
  const trim = () => api.as(performer).post(`/streaming/recordings/${shown._id}/trim`, { from: 0, to: 0.5 });
  assert.equal((await trim()).body.code, 'recordings.published');

  const back = await choose('private');
  assert.deepEqual([back.isShown, back.choice, back.film.status], [false, 'private', 'ready']);
  assert.equal(await filmOf(api.as(fan), id), 'none');
  assert.equal(await plays(api, url), 403);
  assert.deepEqual(await listed(api.as(fan)), []);
  await choose('published');
  assert.equal(await plays(api, url), 200);
  assert.deepEqual(await listed(api.as(fan)), [[id, 1]]);

  assert.equal(await choose('deleted'), null);
  assert.equal(await filmOf(api.as(fan), id), 'none');
  assert.equal(await plays(api, url), 403);
  assert.equal((await api.as(performer).get('/performer/vault')).body.data.total, 0);
});

test('what an operator removes is not shown at its address, until it is brought back', async (t) => {
  const opened = await open(t, { audience: 'followers' });
  const { api, performer, id } = opened;
  const fan = await api.createUser();
  await follow(api, fan, performer);
  await end(opened);
  const url = await filmOf(api.as(fan), id);
  const operator = api.as(await api.createOperator());
  const removal = { type: 'stream', _id: id, reason: 'copyright', text: '' };
  const removed = await operator.post('/operator/removals', removal);
  assert.equal(removed.status, 200, removed.text);
  assert.equal(await filmOf(api.as(fan), id), 'none');
  assert.equal(await plays(api, url), 403);
  const { _id: recordingId, isTakenDown } = await latest(api, performer);
  assert.equal(isTakenDown, true);
  for (const choice of ['private', 'published', 'deleted']) {
    const chosen = await api.as(performer).put(`/streaming/recordings/${recordingId}`, { choice });
    assert.deepEqual([chosen.status, chosen.body.code], [409, 'recordings.taken_down'], choice);
  }
  assert.equal(await filmOf(api.as(fan), id), 'none', 'she does not bring it back by saying it again');
  assert.deepEqual(await listed(api.as(fan)), []);

  assert.equal((await operator.post(`/operator/removals/${removed.body.data._id}/restore`, { text: '' })).status, 200);
  assert.equal(await filmOf(api.as(fan), id), url);
  const { cover_file_id: cover } = await api.db
    .selectFrom('streams')
    .select('cover_file_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.equal(cover, null, 'the film has not become its cover');
});
