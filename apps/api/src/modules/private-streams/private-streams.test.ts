import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ServerEvent } from '@barg/contract';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/api.ts';
import { ask, assertInvariants, balancesOf, openOffer, openPrivate, PRICE, withKey } from './testing.ts';

test('what a fan asks for is agreed as he saw it, and he has to be able to pay it', async (t) => {
  const api = await createTestApi(t);
  const { performer, fan } = await openOffer(api, { balance: 13 });
  const offer = (await api.as(fan).get(`/performers/${performer.id}/private-stream`)).body.data;
  assert.deepEqual([offer.isOn, offer.price, offer.leastMinutes, offer.openId], [true, PRICE, 2, null]);

  assert.equal((await ask(api, fan, performer, { price: 5 })).body.code, 'price.changed');
  assert.equal((await ask(api, fan, performer, { mostMinutes: 1 })).body.code, 'private-stream.too_few_minutes');
  const poor = await api.createUser({ balance: 11 });
  assert.equal((await ask(api, poor, performer)).body.code, 'wallet.insufficient_balance');

  const { status, body } = await ask(api, fan, performer);
  assert.deepEqual([status, body.data.status], [200, 'requested']);
  assert.equal((await ask(api, fan, performer)).body.code, 'private-stream.already_asked');
  assert.deepEqual(await balancesOf(api, fan), { wallet: 1300n }, 'nothing is taken before she accepts');
  const events = api.events.map(({ event }) => event.name);
  assert.ok(events.includes('private-request.created'));
  const { data } = (await api.as(performer).get('/notifications')).body.data;
  assert.deepEqual([data[0].kind, data[0].link], ['private-request', `/live/private/${body.data._id}`]);

  await api.as(performer).put('/performer/private-streams/settings', { ...offer, isOn: false });
  const other = await api.createUser({ balance: 100 });
  assert.equal((await ask(api, other, performer)).body.code, 'private-stream.not_offered');
});

test('a request is declined with a reason, withdrawn, or expires; none of it costs anything', async (t) => {
  const api = await createTestApi(t);
  const { performer, fan } = await openOffer(api);
  const asked = async () => (await ask(api, fan, performer)).body.data._id as string;
  const state = async (id: string) => {
    const { status, endReason, declineReason } = (await api.as(fan).get(`/private-streams/${id}`)).body.data;
    return [status, endReason, declineReason];
  };

  const waitingNotices = async () => {
    const { data } = (await api.as(performer).get('/notifications?filter=unread')).body.data;
    return data.filter(({ kind }: { kind: string }) => kind === 'private-request').length;
  };

  const first = await asked();
  assert.equal(await waitingNotices(), 1);
  assert.equal((await api.as(fan).post(`/private-streams/${first}/decline`, {})).status, 403);
  assert.equal((await api.as(performer).put(`/private-streams/${first}/end`)).status, 409);
  assert.equal((await api.as(performer).post(`/private-streams/${first}/decline`, { reason: 'Tomorrow' })).status, 200);
  assert.deepEqual(await state(first), ['ended', 'declined', 'Tomorrow']);
  assert.equal(await waitingNotices(), 0, 'a notice asks for nothing that was done');
  assert.ok(api.events.some(({ event }) => event.name === 'private-request.declined'));

  const second = await asked();
  assert.equal((await api.as(fan).put(`/private-streams/${second}/end`)).status, 200);
  assert.deepEqual(await state(second), ['ended', 'withdrawn', '']);
  assert.equal(await waitingNotices(), 0);
  const late = await api.as(performer).post(`/private-streams/${second}/accept`, undefined, withKey());
  assert.equal(late.body.code, 'private-stream.not_possible_now');

  const third = await asked();
  const long = new Date(Date.now() - 16 * 60_000);
  await api.db.updateTable('private_streams').set({ requested_at: long }).where('id', '=', third).execute();
  await api.context.work((unit) => unit.addJob('settle-private-streams', {}));
  await api.runJobs();
  assert.deepEqual(await state(third), ['ended', 'expired', '']);
  assert.equal(await waitingNotices(), 0);
  const [told] = (await api.as(fan).get('/notifications')).body.data.data;
  assert.deepEqual([told.kind, told.link], ['private-expired', `/live/private/${third}`]);
  assert.deepEqual(await balancesOf(api, fan), { wallet: 10_000n });

  const { data, total } = (await api.as(fan).get('/private-streams?state=ended')).body.data;
  assert.deepEqual([total, data.map(({ _id }: { _id: string }) => _id)], [3, [third, second, first]]);
});

test('accepting reserves the least minutes once, or ends a request that is not covered any more', async (t) => {
  const api = await createTestApi(t);
  const { performer, fan } = await openOffer(api, { balance: 12 });
  const { _id: id } = (await ask(api, fan, performer)).body.data;
  const headers = withKey();
  const accept = (which: string, key = withKey()) =>
    api.as(performer).post(`/private-streams/${which}/accept`, undefined, key);
  await api.as(performer).post('/streaming/live', { title: 'For all' });
  assert.equal((await accept(id)).body.code, 'private-stream.live_now');
  await api.db.updateTable('streams').set({ status: 'ended', ended_at: new Date() }).execute();

  const [one, two] = await Promise.all([accept(id, headers), accept(id, headers)]);
  assert.deepEqual([one.status, two.status], [200, 200]);
  assert.deepEqual(await balancesOf(api, fan), { held: 1200n });
  const kindsOf = async (who: typeof fan) => {
    const { data } = (await api.as(who).get('/notifications')).body.data;
    return data.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind.startsWith('private-'));
  };
  assert.deepEqual([await kindsOf(performer), await kindsOf(fan)], [[], ['private-accepted']]);

  const other = await api.createUser({ balance: 100 });
  const { _id: second } = (await ask(api, other, performer)).body.data;
  assert.equal((await accept(second)).body.code, 'private-stream.busy');
  await api.as(fan).put(`/private-streams/${id}/end`);
  assert.deepEqual(await kindsOf(fan), [], 'nothing leads to what is over as if it were to be entered');
  assert.deepEqual(await balancesOf(api, fan), { wallet: 1200n });

  const { _id: third } = (await ask(api, fan, performer)).body.data;
  await api.as(other).put(`/private-streams/${second}/end`);
  await api
    .as(fan)
    .post(
      `/wallet/charges/tip/${performer.id}`,
      { amount: 10, source: { type: 'profile', _id: performer.id } },
      withKey(),
    );
  const refused = await accept(third);
  assert.equal(refused.body.code, 'private-stream.not_covered');
  assert.equal(refused.body.details, undefined, 'what he has is not hers to know');
  assert.equal((await api.as(fan).get(`/private-streams/${third}`)).body.data.endReason, 'not-covered');
  assert.deepEqual(await kindsOf(fan), ['private-not-covered'], 'whoever has left the page waits for an answer');
  await assertInvariants(api);
});

test('each of the two plays the other a few times at once: one more ends the first', async (t) => {
  const api = await createTestApi(t);
  const { fan, id, rooms } = await openPrivate(api);
  api.live.publishing.add(rooms.performer);
  const play = async () =>
    api.app.inject({
      method: 'POST',
      url: `/api/private-streams/${id}/whep`,
      payload: 'v=0\r\n',
      headers: { 'content-type': 'application/sdp', authorization: fan.token },
    });
  for (let times = 0; times < 7; times++) assert.equal((await play()).statusCode, 201);
  assert.deepEqual(api.live.ended, [`play-${rooms.performer}`]);
});

test('only the two see it, talk in it and connect to it', async (t) => {
  const api = await createTestApi(t);
  const { performer, fan, id } = await openPrivate(api);
  const stranger = await api.createUser();
  for (const path of ['', '/receipt']) {
    assert.equal((await api.as(stranger).get(`/private-streams/${id}${path}`)).status, 404);
  }
  assert.equal((await api.as(stranger).put(`/private-streams/${id}/end`)).status, 404);
  const offer = (who: typeof fan, way: string) =>
    api.app.inject({
      method: 'POST',
      url: `/api/private-streams/${id}/${way}`,
      payload: 'v=0\r\n',
      headers: { 'content-type': 'application/sdp', authorization: who.token },
    });
  assert.equal((await offer(stranger, 'whep')).statusCode, 404);
  assert.equal((await offer(stranger, 'whip')).statusCode, 404);
  assert.equal((await offer(fan, 'whip')).statusCode, 403, 'his camera was not agreed to');
  assert.equal((await offer(fan, 'whep')).statusCode, 409, 'nothing comes yet');
  assert.equal((await offer(performer, 'whip')).statusCode, 201);
  assert.equal((await api.as(fan).get(`/private-streams/${id}`)).body.data.status, 'connecting');
  assert.equal((await offer(fan, 'whep')).statusCode, 201);

  const chat = (await api.as(fan).get(`/conversations/stream/${id}`)).body.data;
  assert.equal(chat.recipientInfo?._id ?? chat.recipient?._id, performer.id);
  assert.equal((await api.as(stranger).get(`/conversations/stream/${id}`)).status, 404);
  const say = (who: typeof fan) => api.as(who).post(`/messages/stream/conversations/${chat._id}`, { text: 'Hello' });
  // Minutes are paid: what she asks for messages of those who do not subscribe is not asked besides.
  const asking = await api.as(performer).put('/performer/inbox-settings', { messagePrice: 3 });
  assert.equal(asking.status, 200);
  assert.equal((await say(fan)).status, 200);
  assert.equal((await say(stranger)).status, 404);
  const live = await api.as(performer).post('/streaming/live', { title: 'For all' });
  assert.deepEqual([live.status, live.body.code], [409, 'stream.already_live']);
  await api.as(fan).put(`/private-streams/${id}/end`);
  assert.equal((await say(performer)).body.code, 'stream.ended');
  assert.equal((await offer(performer, 'whip')).statusCode, 404);
});

test('only who blocked learns that it ended by a block', async (t) => {
  const api = await createTestApi(t);
  const endingOf = async (who: TestAccount, id: string) => {
    const { endReason, endDetail } = (await api.as(who).get(`/private-streams/${id}`)).body.data;
    return [endReason, endDetail];
  };
  const block = (by: TestAccount, whom: TestAccount) => api.as(by).post('/block/users', { userId: whom.id });
  const running = await openPrivate(api);
  await block(running.performer, running.fan);
  assert.deepEqual(await endingOf(running.performer, running.id), ['left', 'you-blocked']);
  assert.deepEqual(await endingOf(running.fan, running.id), ['left', null]);
  const told = api.events.flatMap(({ event, target }) => {
    if (event.name !== 'private-stream.changed') return [];
    // An event's data is of its name.
    const { session } = (event as ServerEvent<typeof event.name>).data;
    const isHis = target.kind === 'user' && target.userId === running.fan.id;
    return session.status === 'ended' ? [[isHis ? 'fan' : 'performer', session.endDetail]] : [];
  });
  assert.deepEqual(told, [
    ['performer', 'you-blocked'],
    ['fan', null],
  ]);
  const { text } = await api.as(running.fan).get('/private-streams?state=ended');
  assert.doesNotMatch(text, /block/);

  const hers = await openPrivate(api);
  await block(hers.fan, hers.performer);
  assert.deepEqual(await endingOf(hers.performer, hers.id), ['left', null]);
  assert.deepEqual(await endingOf(hers.fan, hers.id), ['left', 'you-blocked']);

  // A request ends as she declines it, or he takes it back.
  for (const [by, reason] of [
    ['performer', 'declined'],
    ['fan', 'withdrawn'],
  ] as const) {
    const { performer, fan } = await openOffer(api);
    const id: string = (await ask(api, fan, performer)).body.data._id;
    await (by === 'fan' ? block(fan, performer) : block(performer, fan));
    assert.deepEqual(await endingOf(by === 'fan' ? fan : performer, id), [reason, 'you-blocked']);
    assert.deepEqual(await endingOf(by === 'fan' ? performer : fan, id), [reason, null]);
  }
});

test('a block, a suspension and a deletion end it', async (t) => {
  const api = await createTestApi(t);
  const blocked = await openPrivate(api);
  await api.as(blocked.performer).post('/block/users', { userId: blocked.fan.id });
  assert.equal((await blocked.session()).endReason, 'left');
  assert.deepEqual(await balancesOf(api, blocked.fan), { wallet: 10_000n });

  const suspended = await openPrivate(api);
  await api.context.work((unit) => unit.callHook('onSuspended', { userId: suspended.performer.id }));
  assert.equal((await suspended.session()).endReason, 'closed');

  const leaving = await openPrivate(api);
  const leave = (userId: string) =>
    api.context.work((unit) => unit.callHook('onLeaving', { userId, forfeited: 10_000n }));
  await assert.rejects(leave(leaving.fan.id), { code: 'account.private_stream_open' });
  await api.as(leaving.fan).put(`/private-streams/${leaving.id}/end`);
  await ask(api, leaving.fan, leaving.performer);
  await leave(leaving.fan.id);
  assert.equal((await api.as(leaving.fan).get('/private-streams')).body.data.total, 0);
  await assertInvariants(api);
});
