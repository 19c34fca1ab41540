import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { insertGallery, insertPost } from '../../testing/content.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { belowApi, uploadPhoto } from '../files/testing.ts';
import { openSocket } from '../../testing/sockets.ts';
import type { Answer } from '../../testing/money/command.ts';
import { countWaiting } from '../../testing/money/contend.ts';
import { someoneWaits } from '../../testing/someone-waits.ts';
import { holdTogether, lockApart } from '../../viewing/pair-lock.ts';
import { insertFollow } from '../follows/follows.repository.ts';
import { notify } from '../notifications/notify.ts';
import { buy, openShop } from '../orders/testing.ts';
import { ask, openOffer } from '../private-streams/testing.ts';
import { buyTicket, openDoors } from '../stream-tickets/testing.ts';
import { insertBlock, listBlockedCountries } from './blocking.repository.ts';
import type { Parted } from './end-open.ts';

const PROXY = { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' };
const from = (country: string) => ({ 'cf-ipcountry': country });

const block = (api: TestApi, who: TestAccount, whom: TestAccount) =>
  api.as(who).post('/block/users', { userId: whom.id });
const unblock = (api: TestApi, who: TestAccount, whom: TestAccount) => api.as(who).delete(`/block/users/${whom.id}`);

test('lists whom an account blocks, the latest first, and forgets whom it unblocks', async (t) => {
  const api = await createTestApi(t);
  const me = await api.createUser();
  const others = [await api.createUser(), await api.createPerformer(), await api.createUser()];
  for (const other of others) assert.equal((await block(api, me, other)).status, 200);
  assert.equal((await block(api, me, others[0] ?? me)).status, 200);
  const first = (await api.as(me).get('/block/users?limit=2')).body.data;
  const second = (await api.as(me).get(`/block/users?limit=2&cursor=${first.nextCursor}`)).body.data;
  const listed = [...first.data, ...second.data].map((it: { _id: string }) => it._id);
  assert.deepEqual(listed, others.map(({ id }) => id).reverse());
  assert.equal(first.total, 3);
  const [, performer] = others;
  assert.equal((await api.as(me).get(`/block/users?of=${performer?.username}`)).body.data.total, 1);
  assert.equal((await api.as(me).get(`/block/users?of=${performer?.id}`)).body.data.data[0].isPerformer, true);
  for (const other of others) await unblock(api, me, other);
  assert.equal((await api.as(me).get('/block/users')).body.data.total, 0);
});

test('nobody blocks themselves, an operator, or someone who is not there', async (t) => {
  const api = await createTestApi(t);
  const [me, operator, other] = [await api.createUser(), await api.createOperator(), await api.createPerformer()];
  for (const whom of [me, operator]) {
    const answer = await block(api, me, whom);
    assert.deepEqual([answer.status, answer.body.code], [422, 'block.not_allowed']);
  }
  const nobody = { ...me, id: '00000000-0000-7000-8000-00000000dead' };
  assert.equal((await block(api, me, nobody)).status, 404);
  assert.equal((await api.as(me).post('/block/users', { userId: 'x' })).status, 422);
  assert.equal((await api.guest.post('/block/users', { userId: me.id })).status, 401);
  // Who was blocked does not learn it by blocking back.
  await block(api, other, me);
  assert.equal((await block(api, me, other)).status, 404);
});

test('a block ends follows and subscriptions, and takes no money', async (t) => {
  const api = await createTestApi(t);
  const [fan, mahsa] = [await api.createUser({ balance: 100 }), await api.createPerformer()];
  await api.as(fan).post(`/follows/${mahsa.id}`);
  await api.subscribe(fan, mahsa);
  await block(api, mahsa, fan);
  assert.equal((await api.as(fan).get('/follows/following')).body.data.total, 0);
  const [kept] = (await api.as(fan).get('/subscriptions/user/search')).body.data.data;
  assert.equal(kept.status, 'cancelled');
  await unblock(api, mahsa, fan);
  const seen = (await api.as(fan).get(`/performers/${mahsa.id}`)).body.data;
  assert.deepEqual([seen.isFollowed, seen.isSubscribed, seen.followerCount], [false, true, 0]);
  assert.equal((await api.as(fan).get('/users/me')).body.data.balance, 100);
});

/** What is asked for while a performer blocks a fan: it waits for the block, or is done beside it. */
const askWhileBlocking = async (api: TestApi, blocked: Parted, act: () => Promise<Answer>) => {
  let answer: Promise<Answer> | undefined;
  await api.context.work(async ({ db }) => {
    await lockApart(db, blocked.blockerId, blocked.blockedId);
    await insertBlock(db, blocked.blockerId, blocked.blockedId);
    let isOver = false;
    answer = act().finally(() => (isOver = true));
    while (!isOver && (await countWaiting(api)) === 0);
  });
  return answer;
};

test('whatever ties a fan to a performer is refused when she blocks him meanwhile', async (t) => {
  const api = await createTestApi(t);
  const [asking, shop, doors] = [await openOffer(api), await openShop(api), await openDoors(api)];
  for (const [performer, fan, act] of [
    [asking.performer, asking.fan, () => api.as(asking.fan).post(`/follows/${asking.performer.id}`)],
    [asking.performer, asking.fan, () => ask(api, asking.fan, asking.performer)],
    [shop.seller, shop.fan, () => buy(api, shop)],
    [doors.performer, doors.fan, () => buyTicket(api, doors)],
  ] as const) {
    const answer = await askWhileBlocking(api, { blockerId: performer.id, blockedId: fan.id }, act);
    assert.equal(answer?.status, 404, act.toString());
    await unblock(api, performer, fan);
  }
  for (const table of ['follows', 'private_streams', 'orders', 'stream_tickets'] as const)
    assert.deepEqual(await api.db.selectFrom(table).selectAll().execute(), [], table);
});

test('a block waits for what is being tied, and ends it', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  let blocked: ReturnType<typeof block> | undefined;
  await api.context.work(async ({ db }) => {
    await holdTogether(db, fan.id, performer.id);
    blocked = block(api, performer, fan);
    await someoneWaits(api);
    await insertFollow(db, fan.id, performer.id);
  });
  assert.equal((await blocked)?.status, 200);
  assert.deepEqual(await api.db.selectFrom('follows').selectAll().execute(), []);
});

test('comments of either side are not shown to the other, and to everybody else', async (t) => {
  const api = await createTestApi(t);
  const [fan, other, mahsa] = [await api.createUser(), await api.createUser(), await api.createPerformer()];
  const objectId = await insertPost(api.db, mahsa);
  for (const who of [fan, other])
    await api.as(who).post('/comments', { objectType: 'feed', objectId, text: who.username });
  await block(api, fan, other);
  const read = async (who: TestAccount) =>
    (await api.as(who).get(`/comments?objectType=feed&objectId=${objectId}`)).body.data;
  for (const who of [fan, other]) {
    const { data, total } = await read(who);
    assert.deepEqual([total, data.map((it: { text: string }) => it.text)], [1, [who.username]]);
  }
  assert.equal((await read(mahsa)).total, 2);
});

test('a conversation is gone for whom is blocked, and readable but closed for the blocker', async (t) => {
  const api = await createTestApi(t);
  const [fan, mahsa] = [await api.createUser(), await api.createPerformer()];
  const conversation = (await api.as(fan).post('/conversations', { source: 'performer', sourceId: mahsa.id })).body
    .data;
  const url = `/messages/conversations/${conversation._id}`;
  await api.as(mahsa).post(url, { text: 'hello' });
  await block(api, mahsa, fan);
  assert.equal((await api.as(fan).get('/conversations')).body.data.total, 0);
  assert.equal((await api.as(fan).get('/messages/counting-not-read-messages')).body.data.totalNotSeenMessages, 0);
  for (const path of [`/conversations/${conversation._id}`, url])
    assert.equal((await api.as(fan).get(path)).status, 404);
  assert.equal((await api.as(fan).post(url, { text: 'why?' })).status, 404);
  const kept = (await api.as(mahsa).get(`/conversations/${conversation._id}`)).body.data;
  assert.deepEqual([kept.isBlocked, kept.recipient.isOnline, kept.recipient.lastSeenAt], [true, false, null]);
  assert.equal((await api.as(mahsa).get(url)).body.data.total, 1);
  const refused = await api.as(mahsa).post(url, { text: 'more' });
  assert.deepEqual([refused.status, refused.body.code], [403, 'block.blocked_by_you']);
  await unblock(api, mahsa, fan);
  assert.equal((await api.as(fan).post(url, { text: 'thanks' })).status, 200);
});

test('whose badge or bell has counted something of the other is told to count again, and nobody else', async (t) => {
  const api = await createTestApi(t);
  const [fan, mahsa] = [await api.createUser(), await api.createPerformer()];
  const opened = await api.as(mahsa).post('/conversations', { source: 'user', sourceId: fan.id });
  const { _id: talk } = opened.body.data;
  const write = () => api.as(mahsa).post(`/messages/conversations/${talk}`, { text: 'hello' });
  const toldBy = async (act: () => Promise<{ status: number }>): Promise<Array<[string, unknown]>> => {
    await act();
    const before = api.events.length;
    assert.equal((await block(api, mahsa, fan)).status, 200);
    const told = api.events.slice(before).filter(({ event }) => event.name === 'account.changed');
    await unblock(api, mahsa, fan);
    return told.map(({ target, event }) => [Object(target).userId, event.data]);
  };
  const itself: [string, unknown] = [mahsa.id, { area: 'blocks' }];
  const other: [string, unknown] = [fan.id, { area: 'account' }];
  const notice = async () => {
    await api.context.work((unit) => notify(unit, { userId: fan.id, kind: 'mention', actorId: mahsa.id }));
    return { status: 200 };
  };
  assert.deepEqual(await toldBy(write), [other, itself]);
  assert.deepEqual(await toldBy(notice), [other, itself]);
  // Read, muted, or hers alone: the block itself tells her own windows.
  await write();
  assert.deepEqual(await toldBy(() => api.as(fan).post(`/messages/read-all/conversation/${talk}`)), [itself]);
  await write();
  assert.deepEqual(await toldBy(() => api.as(fan).put(`/conversations/${talk}/update`, { muted: true })), [itself]);
  const answer = () => api.as(fan).post(`/messages/conversations/${talk}`, { text: 'salaam' });
  assert.deepEqual(await toldBy(answer), [itself]);
});

test('notices of someone who is blocked neither come nor stay', async (t) => {
  const api = await createTestApi(t);
  const [fan, mahsa] = [await api.createUser(), await api.createPerformer()];
  await api.as(fan).post(`/follows/${mahsa.id}`);
  assert.equal((await api.as(mahsa).get('/users/me')).body.data.unreadNotifications, 1);
  await block(api, mahsa, fan);
  assert.equal((await api.as(mahsa).get('/users/me')).body.data.unreadNotifications, 0);
  assert.equal((await api.as(mahsa).get('/notifications')).body.data.total, 0);
  // A subscription that still runs makes the fan one of those who are told of posts.
  await api.subscribe(fan, mahsa);
  await api.as(mahsa).post('/performer/feeds', { text: 'new', audience: 'free', fileIds: [] });
  await api.runJobs();
  assert.equal(
    (await api.db.selectFrom('notifications').selectAll().where('user_id', '=', fan.id).execute()).length,
    0,
  );
});

test('who is blocked while watching is shown out of stream and chat, and hears of no other', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const [fan, other, mahsa] = [await api.createUser(), await api.createUser(), await api.createPerformer()];
  const stream = (await api.as(mahsa).post('/streaming/live', { title: 'Painting' })).body.data;
  const sdp = (who: TestAccount, kind: 'whip' | 'whep') =>
    api.app.inject({
      method: 'POST',
      url: `/api/streaming/${kind}/${stream._id}`,
      headers: { authorization: who.token, 'content-type': 'application/sdp' },
      payload: 'v=0\r\n',
    });
  assert.equal((await sdp(mahsa, 'whip')).statusCode, 201);
  assert.equal((await sdp(fan, 'whep')).statusCode, 201);
  const [watching, bystander] = [await openSocket(t, url, fan), await openSocket(t, url, other)];
  for (const socket of [watching, bystander])
    assert.equal((await socket.emit('stream.join', { streamId: stream._id })).ok, true);
  await block(api, mahsa, fan);
  await watching.event('stream.ended');
  assert.deepEqual(api.live.ended, [`play-${stream._id}`]);
  const chat = `/messages/stream/conversations/${stream.conversationId}`;
  assert.equal((await api.as(mahsa).post(chat, { text: 'only for guests' })).status, 200);
  await bystander.event('stream.message.created');
  assert.equal((await watching.emit('stream.join', { streamId: stream._id })).code, 'request.not_found');
  assert.equal(
    (await watching.emit('catch-up', { scope: `stream:${stream._id}`, after: 0 })).code,
    'request.not_found',
  );
  assert.deepEqual(watching.named('stream.message.created'), []);
  assert.equal((await sdp(fan, 'whep')).statusCode, 404);
  assert.equal((await api.as(fan).post(chat, { text: 'hey' })).status, 404);
  assert.equal((await api.as(fan).get('/streaming/user/search')).body.data.total, 0);
  assert.equal(bystander.named('stream.ended').length, 0);
  await api.as(mahsa).put(`/streaming/live/${stream._id}`, { status: 'ended' });
  await bystander.event('stream.ended');
  await api.as(mahsa).post('/streaming/live', { title: 'Again' });
  await bystander.event('stream.started');
  await watching.emit('stream.leave', { streamId: stream._id });
  assert.deepEqual([watching.named('stream.started').length, watching.named('stream.ended').length], [0, 1]);
});

test('a block ends what is open also where the process did not come to it, and is not refused for that', async (t) => {
  const api = await createTestApi(t, PROXY);
  const url = await api.listen();
  const [fan, mahsa] = [await api.createUser(), await api.createPerformer()];
  const stream = (await api.as(mahsa).post('/streaming/live', { title: 'Painting' })).body.data;
  await api.context.viewings.begin(stream._id, { resourceId: 'his', accountId: fan.id, country: null });
  const { id: accountId } = await api.createUser();
  await api.context.viewings.begin(stream._id, { resourceId: 'german', accountId, country: 'DE' });
  const [his, german] = [await openSocket(t, url, fan), await openSocket(t, url, undefined, from('DE'))];
  for (const socket of [his, german]) await socket.emit('stream.join', { streamId: stream._id });
  const { onBlocked } = api.context;
  // As a process does that is killed after its commit, or has lost the database.
  api.context.onBlocked = [() => Promise.reject(new Error('no connection'))];
  assert.equal((await block(api, mahsa, fan)).status, 200);
  assert.equal((await api.as(mahsa).post('/block/countries', { countries: ['DE'] })).status, 200);
  assert.deepEqual(api.live.ended, []);
  api.context.onBlocked = onBlocked;
  await api.runJobs();
  for (const socket of [his, german]) await socket.event('stream.ended');
  assert.deepEqual(api.live.ended.toSorted(), ['german', 'his']);
});

test('a block that was undone meanwhile ends nothing', async (t) => {
  const api = await createTestApi(t);
  const [fan, mahsa] = [await api.createUser(), await api.createPerformer()];
  const stream = (await api.as(mahsa).post('/streaming/live', { title: 'Painting' })).body.data;
  await block(api, mahsa, fan);
  await unblock(api, mahsa, fan);
  await api.context.viewings.begin(stream._id, { resourceId: 'his', accountId: fan.id, country: null });
  await api.runJobs();
  assert.deepEqual(api.live.ended, []);
});

test('typing of either side does not reach the other', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const [fan, mahsa] = [await api.createUser(), await api.createPerformer()];
  const ref = {
    conversationId: (await api.as(fan).post('/conversations', { source: 'performer', sourceId: mahsa.id })).body.data
      ._id,
  };
  const [hers, his] = [await openSocket(t, url, mahsa), await openSocket(t, url, fan)];
  for (const socket of [hers, his]) await socket.emit('conversation.join', ref);
  await block(api, mahsa, fan);
  assert.equal((await his.emit('typing.start', ref)).code, 'realtime.not_joined');
  await hers.emit('typing.start', ref);
  assert.equal((await his.emit('conversation.join', ref)).code, 'request.not_found');
  assert.deepEqual([his.named('typing.changed'), hers.named('typing.changed')], [[], []]);
});

test('a performer keeps countries out: her list is hers, replaced as a whole, and of real countries', async (t) => {
  const api = await createTestApi(t, PROXY);
  const [fan, mahsa] = [await api.createUser(), await api.createPerformer()];
  const set = (countries: string[]) => api.as(mahsa).post('/block/countries', { countries });
  assert.deepEqual((await set(['US', 'IR', 'US'])).body.data.countries, ['IR', 'US']);
  assert.deepEqual((await set(['DE'])).body.data.countries, ['DE']);
  assert.deepEqual((await api.as(mahsa).get('/block/countries')).body.data.countries, ['DE']);
  for (const wrong of ['XX', 'de', 'DEU', '']) assert.equal((await set([wrong])).status, 422, wrong);
  assert.equal((await api.as(fan).post('/block/countries', { countries: [] })).status, 403);
  const check = async (country: string) =>
    (await api.guest.get(`/block/countries/check?performerId=${mahsa.id}`, from(country))).body.data.blocked;
  assert.deepEqual([await check('DE'), await check('FR')], [true, false]);
  assert.equal((await api.guest.get('/block/countries/check', from('DE'))).body.data.blocked, false);
});

test('of two lists of countries that are saved at once one stands', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const lists = [
    ['DE', 'FR'],
    ['DE', 'IT'],
  ];
  for (let round = 0; round < 5; round += 1) {
    const saved = await Promise.all(
      lists.map((countries) => api.as(performer).post('/block/countries', { countries })),
    );
    assert.deepEqual(
      saved.map(({ status }) => status),
      [200, 200],
    );
    const kept = await listBlockedCountries(api.db, performer.id);
    assert.ok(
      lists.some((list) => list.join() === kept.toSorted().join()),
      kept.join(),
    );
  }
});

test('what is unread of people who are hidden is counted nowhere, and again once they are back', async (t) => {
  const api = await createTestApi(t, PROXY);
  const [fan, mahsa, other] = [await api.createUser(), await api.createPerformer(), await api.createPerformer()];
  const write = async (performer: TestAccount): Promise<string> => {
    const { _id } = (await api.as(performer).post('/conversations', { source: 'user', sourceId: fan.id })).body.data;
    await api.as(performer).post(`/messages/conversations/${_id}`, { text: 'Hello' });
    return _id;
  };
  const [, seen] = [await write(mahsa), await write(other)];
  const counts = async (country: string): Promise<number[]> => {
    const me = await api.as(fan).get('/users/me', from(country));
    const unread = await api.as(fan).get('/messages/counting-not-read-messages', from(country));
    return [me.body.data.totalNotSeenMessages, unread.body.data.totalNotSeenMessages];
  };
  assert.deepEqual(await counts('DE'), [2, 2]);
  await api.as(mahsa).post('/block/countries', { countries: ['DE'] });
  assert.deepEqual(
    [await counts('DE'), await counts('FR')],
    [
      [1, 1],
      [2, 2],
    ],
  );
  const read = await api.as(fan).post(`/messages/read-all/conversation/${seen}`, {}, from('DE'));
  assert.equal(read.body.data.totalNotSeenMessages, 0);
  await api.as(mahsa).post('/block/countries', { countries: [] });
  assert.deepEqual(await counts('DE'), [1, 1]);
});

test('private and free media of a hidden performer are not given away, and given addresses end', async (t) => {
  const api = await createTestApi(t, PROXY);
  const [mahsa, fan] = [await api.createPerformer(), await api.createUser()];
  const gallery = await insertGallery(api.db, mahsa);
  const view = (country: string) => api.as(fan).get(`/performer-assets/galleries/${gallery}/view`, from(country));
  assert.equal((await view('DE')).status, 200);
  await api.as(mahsa).post('/block/countries', { countries: ['DE'] });
  assert.equal((await view('DE')).status, 404);
  assert.equal((await view('FR')).status, 200);
  // Another performer's things are as they were: a list is of one performer alone.
  const other = await insertPost(api.db, await api.createPerformer());
  assert.equal((await api.as(fan).get(`/comments?objectType=feed&objectId=${other}`, from('DE'))).status, 200);
  // Her own country never keeps herself out, nor her pictures from her.
  const fileId = await uploadPhoto(api, mahsa);
  const { _id: postId } = await publishPost(api, mahsa, { fileIds: [fileId] });
  const [file] = (await api.as(mahsa).get(`/user/feeds/${postId}`, from('DE'))).body.data.files;
  assert.equal((await api.guest.get(belowApi(file.thumbnails.small.webp), from('DE'))).status, 200);
  assert.equal((await api.as(mahsa).get(`/performers/${mahsa.id}`, from('DE'))).status, 200);
});
