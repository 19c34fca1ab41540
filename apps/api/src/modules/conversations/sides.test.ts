import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { reverse } from '../ledger/reversals.ts';
import type { Conversation } from './conversations.schema.ts';

/** A performer whom some fans have written to, the first one first. */
const worldOf = async (api: TestApi, names: readonly string[]) => {
  const performer = await api.createPerformer();
  const fans: TestAccount[] = [];
  const ids: string[] = [];
  for (const name of names) {
    const fan = await api.createUser({ name });
    const opened = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
    fans.push(fan);
    ids.push(opened.body.data._id);
  }
  const write = (at: number, text = 'salaam') =>
    api.as(fans[at] ?? performer).post(`/messages/conversations/${ids[at]}`, { text });
  for (const at of ids.keys()) await write(at);
  const set = (at: number, changes: object, account: TestAccount = performer) =>
    api.as(account).put(`/conversations/${ids[at]}/update`, changes);
  const list = async (query = '', account: TestAccount = performer): Promise<Conversation[]> =>
    (await api.as(account).get(`/conversations?${query}`)).body.data.data;
  const namesOf = async (query = '') => (await list(query)).map(({ recipient }) => recipient.name);
  const badge = async () =>
    (await api.as(performer).get('/messages/counting-not-read-messages')).body.data.totalNotSeenMessages;
  return { performer, fans, ids, write, set, list, namesOf, badge };
};

test('each list has its own conversations: all, unread, muted and archived; pinned ones stand first', async (t) => {
  const api = await createTestApi(t);
  const { ids, performer, set, namesOf, list } = await worldOf(api, ['Ava', 'Bita', 'Cyrus', 'Dara']);
  assert.deepEqual(await namesOf(), ['Dara', 'Cyrus', 'Bita', 'Ava']);
  await set(0, { pinned: true });
  await set(1, { muted: true });
  await set(2, { archived: true });
  await api.as(performer).post(`/messages/read-all/conversation/${ids[3]}`);
  assert.deepEqual(await namesOf(), ['Ava', 'Dara', 'Bita']);
  assert.deepEqual(await namesOf('list=muted'), ['Bita']);
  assert.deepEqual(await namesOf('list=archived'), ['Cyrus']);
  assert.deepEqual(await namesOf('unread=true'), ['Ava', 'Cyrus']);
  assert.deepEqual(await namesOf('list=muted&unread=true'), ['Bita']);
  assert.deepEqual(await namesOf('limit=1&offset=1'), ['Dara']);
  for (const [query, total] of [
    ['', 3],
    ['list=muted', 1],
    ['list=archived', 1],
    ['unread=true', 2],
  ] as const) {
    assert.equal((await api.as(performer).get(`/conversations?${query}`)).body.data.total, total, query);
  }
  const [first] = await list();
  assert.deepEqual([first?.isPinned, first?.isMuted, first?.isArchived], [true, false, false]);
  assert.equal((await api.as(performer).get('/conversations?list=others')).status, 422);
});

test('subscribers are listed for whom they subscribe to, and the other way round', async (t) => {
  const api = await createTestApi(t);
  const { performer, fans, namesOf, list } = await worldOf(api, ['Ava', 'Bita']);
  const [ava, bita] = fans as [TestAccount, TestAccount];
  await api.subscribe(ava, performer);
  assert.deepEqual(await namesOf('list=subscribers'), ['Ava']);
  assert.equal((await list('list=subscribers', ava)).length, 1);
  assert.equal((await list('list=subscribers', bita)).length, 0);
  await api.db.updateTable('subscriptions').set({ status: 'expired' }).execute();
  assert.deepEqual(await namesOf('list=subscribers'), []);
});

test('top spenders are listed by what they have spent and not got back', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fans: TestAccount[] = [];
  for (const [name, amount] of [
    ['Ava', 10],
    ['Bita', 30],
    ['Cyrus', 20],
    ['Dara', 0],
  ] as const) {
    const fan = await api.createUser({ name, balance: 50 });
    const opened = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
    await api.as(fan).post(`/messages/conversations/${opened.body.data._id}`, { text: 'salaam' });
    const source = { type: 'profile', _id: performer.id };
    const paid = amount > 0 && (await api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, { amount, source }));
    if (paid) assert.equal(paid.status, 200, paid.text);
    fans.push(fan);
  }
  const names = async () => {
    const { data, total } = (await api.as(performer).get('/conversations?list=top-spenders')).body.data;
    assert.equal(total, data.length);
    return data.map(({ recipient }: Conversation) => recipient.name);
  };
  assert.deepEqual(await names(), ['Bita', 'Cyrus', 'Ava']);
  const tips = await api.db
    .selectFrom('ledger_transactions')
    .select(['id', 'amount'])
    .where('kind', '=', 'tip')
    .execute();
  const tip = tips.find(({ amount }) => amount === 3000n);
  const back = await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: tip?.id ?? '' }));
  assert.deepEqual(await names(), ['Cyrus', 'Ava']);
  await api.context.work((unit) => reverse(unit, { kind: 'reversal', transactionId: back.id }));
  assert.deepEqual(await names(), ['Bita', 'Cyrus', 'Ava']);
  const [ava] = fans as [TestAccount];
  assert.equal((await api.as(ava).get('/conversations?list=top-spenders')).body.data.total, 0);
});

test('what is muted counts in no badge and is kept; unmuting counts it again, on all devices', async (t) => {
  const api = await createTestApi(t);
  const { performer, fans, ids, set, write, badge, list } = await worldOf(api, ['Ava', 'Bita']);
  await set(0, { muted: true });
  assert.equal(await badge(), 1);
  await write(0, 'again');
  assert.equal(await badge(), 1);
  assert.equal((await api.as(performer).get('/users/me')).body.data.totalNotSeenMessages, 1);
  const muted = (await list('list=muted'))[0];
  assert.deepEqual([muted?.totalNotSeenMessages, muted?.lastMessage], [2, 'again']);
  // She is told that it is muted, and nobody else is.
  const told = api.events.filter(({ event }) => event.name === 'message.created').slice(-2);
  const formOf = (id: string) =>
    told.find(({ target }) => target.kind === 'user' && target.userId === id)?.event.data as { isMuted?: true };
  assert.equal(formOf(performer.id).isMuted, true);
  assert.equal('isMuted' in formOf(fans[0]?.id ?? ''), false);
  await set(0, { muted: false });
  assert.equal(await badge(), 3);
  const updates = api.events.filter(({ event }) => event.name === 'conversation.updated');
  assert.deepEqual(updates.at(-1)?.target, { kind: 'user', userId: performer.id });
  assert.deepEqual(updates.at(-1)?.event.data, {
    ...{ conversationId: ids[0], userId: performer.id, isMuted: false, isPinned: false, isArchived: false },
    ...{ name: '', note: '', totalNotSeenMessages: 3 },
  });
});

test('an archived conversation comes back with the next message, unless it is muted', async (t) => {
  const api = await createTestApi(t);
  const { set, write, namesOf } = await worldOf(api, ['Ava', 'Bita']);
  await set(0, { archived: true });
  await set(1, { archived: true, muted: true });
  assert.deepEqual(await namesOf(), []);
  for (const at of [0, 1]) await write(at, 'news');
  assert.deepEqual(await namesOf(), ['Ava']);
  assert.deepEqual(await namesOf('list=archived'), ['Bita']);
});

test('each side is its own: the other sees nothing of it, and outsiders change nothing', async (t) => {
  const api = await createTestApi(t);
  const { performer, fans, ids, set, list } = await worldOf(api, ['Ava']);
  const [ava] = fans as [TestAccount];
  const changed = await set(0, { muted: true, pinned: true, name: ' the <b>tall</b> one ', note: 'Likes blue.' });
  assert.equal(changed.status, 200, changed.text);
  assert.deepEqual([changed.body.data.name, changed.body.data.note], ['the tall one', 'Likes blue.']);
  await set(0, { note: 'Likes green.' });
  const [hers] = await list();
  assert.deepEqual([hers?.name, hers?.note, hers?.isMuted], ['the tall one', 'Likes green.', true]);
  const theirs = await api.as(ava).get(`/conversations/${ids[0]}`);
  const { name, note, isMuted, isPinned } = theirs.body.data;
  assert.deepEqual([name, note, isMuted, isPinned], ['', '', false, false]);
  assert.ok(!theirs.text.includes('green'));
  assert.equal((await set(0, { muted: true }, await api.createUser())).status, 404);
  assert.equal((await set(0, { name: 'x'.repeat(61) })).status, 422);
  // By her own name for the fan too, in any spelling.
  assert.equal((await api.as(performer).get('/conversations?q=TALL')).body.data.total, 1);
  assert.equal((await api.as(ava).get('/conversations?q=tall')).body.data.total, 0);
});

test('a note is in the download of both, and leaves with either', async (t) => {
  const api = await createTestApi(t);
  const { performer, fans, set } = await worldOf(api, ['Ava']);
  const [ava] = fans as [TestAccount];
  await set(0, { note: 'Likes green.' });
  const { notesByOthers } = (await api.as(ava).get('/users/me/export')).body.data;
  assert.equal(notesByOthers[0].note, 'Likes green.');
  const { conversationSettings } = (await api.as(performer).get('/users/me/export')).body.data;
  assert.equal(conversationSettings[0].note, 'Likes green.');
  await api.context.work((unit) => unit.callHook('forget', { id: ava.id, name: 'Nobody' }));
  const rows = await api.db.selectFrom('conversation_members').select('note').execute();
  assert.deepEqual(new Set(rows.map(({ note }) => note)), new Set(['']));
});

test('the badge equals a recount in any order of sending, reading, muting, pinning and archiving', async (t) => {
  const api = await createTestApi(t);
  const { performer, ids, set, write, badge, list } = await worldOf(api, ['Ava', 'Bita']);
  const unread = [1, 1];
  const muted = [false, false];
  const step = fc.tuple(
    fc.constantFrom('send', 'answer', 'read', 'mute', 'unmute', 'archive', 'unarchive', 'pin'),
    fc.nat({ max: 1 }),
  );
  const run = {
    send: (at: number) => {
      unread[at] = (unread[at] ?? 0) + 1;
      return write(at);
    },
    answer: (at: number) => api.as(performer).post(`/messages/conversations/${ids[at]}`, { text: 'yes' }),
    read: (at: number) => {
      unread[at] = 0;
      return api.as(performer).post(`/messages/read-all/conversation/${ids[at]}`);
    },
    mute: (at: number) => {
      muted[at] = true;
      return set(at, { muted: true });
    },
    unmute: (at: number) => {
      muted[at] = false;
      return set(at, { muted: false });
    },
    archive: (at: number) => set(at, { archived: true }),
    unarchive: (at: number) => set(at, { archived: false }),
    pin: (at: number) => set(at, { pinned: true }),
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      for (const [what, at] of steps) assert.equal((await run[what](at)).status, 200);
      const counted = unread.reduce((sum, count, at) => sum + (muted[at] ? 0 : count), 0);
      assert.equal(await badge(), counted);
      const listed = await list('unread=true');
      assert.equal(
        listed.reduce((sum, { totalNotSeenMessages }) => sum + totalNotSeenMessages, 0),
        counted,
      );
    }),
    // What was done stays, so a failure is not made shorter.
    { numRuns: 12, endOnFailure: true },
  );
});
