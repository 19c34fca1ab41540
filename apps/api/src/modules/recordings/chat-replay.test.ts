import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { startOfPart } from '../../platform/live/recording-part.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { afterTest } from '../../testing/after-test.ts';
import { createTestApi } from '../../testing/api.ts';
import { keepSegments } from './keep-segments.ts';
import { goLive, isRecorded, latest, PART, settle, writeSegment } from './testing.ts';

const ORDER = { type: 'monthly', expectedPrice: 5, expectedRenewalPrice: 5 };

interface Replayed {
  at: number;
  message: { text: string; isDeleted: boolean };
}

/** A stream of which three seconds were recorded, while fans wrote at these seconds of it. */
const open = async (t: TestContext, { kind = {}, seconds }: { kind?: object; seconds: readonly number[] }) => {
  const api = await createTestApi(t);
  afterTest(t, await keepSegments(api.context));
  const performer = await api.createPerformer();
  const id = await goLive(api, performer, kind);
  const folder = await isRecorded(api, id);
  for (const number of [0, 1, 2]) await writeSegment(api, id, folder, number);
  const chat: string = (await api.guest.get(`/streaming/${id}`)).body.data.conversationId;
  for (const second of seconds) {
    const text = `at ${second}`;
    const sent = await api.as(performer).post(`/messages/stream/public/conversations/${chat}`, { text });
    const written = { created_at: new Date(startOfPart(PART) + second * 1000) };
    await api.db.updateTable('messages').set(written).where('id', '=', sent.body.data._id).execute();
  }
  const replay = (from: number, as = api.guest, to = from + 30) =>
    as.get(`/streaming/recordings/of/${id}/chat?from=${from}&to=${to}`);
  const shown = async (from: number) =>
    (await replay(from)).body.data.messages.map(({ at, message }: Replayed) => [at, message.text]);
  const end = async () => {
    await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });
    await settle(api);
    return (await latest(api, performer))._id as string;
  };
  const publish = async (recording: string) => {
    await api.as(performer).put(`/streaming/recordings/${recording}`, { choice: 'published' });
    await api.runJobs();
  };
  return { api, performer, chat, replay, shown, end, publish };
};

test('beside its film a stream’s chat is shown at the second at which it was written', async (t) => {
  const { api, performer, replay, shown, end, publish } = await open(t, { seconds: [-5, 0.5, 1.25, 2.5, 20] });
  assert.equal((await replay(0)).status, 404, 'it runs');
  const recording = await end();
  assert.equal((await replay(0, api.as(performer))).status, 404, 'the film is not shown to anybody');
  await publish(recording);

  // What was written before the film and after it has no place in it.
  assert.deepEqual(await shown(0), [
    [0.5, 'at 0.5'],
    [1.25, 'at 1.25'],
    [2.5, 'at 2.5'],
  ]);
  assert.deepEqual(await shown(2), [[2.5, 'at 2.5']]);
  assert.deepEqual(await shown(30), []);
  assert.equal((await replay(0, api.guest, 2)).body.data.messages.length, 2);
  for (const [from, to] of [
    [-1, 5],
    [5, 5],
    [0, 61],
    [1e6, 1e6 + 1],
  ] as const) {
    assert.equal((await replay(from, api.guest, to)).status, 422);
  }

  const [first] = await api.db.selectFrom('messages').select('id').where('text', '=', 'at 0.5').execute();
  await api.as(performer).delete(`/messages/${first?.id}`);
  const [deleted] = (await replay(0)).body.data.messages;
  assert.deepEqual([deleted.message.text, deleted.message.isDeleted], ['', true]);
});

test('the chat of a trimmed film begins where the film does', async (t) => {
  const { api, performer, shown, end, publish } = await open(t, { seconds: [0.5, 1.5, 2.5] });
  const recording = await end();
  await api.as(performer).post(`/streaming/recordings/${recording}/trim`, { from: 1, to: 3 });
  await api.runJobs();
  await publish(recording);
  assert.deepEqual(await shown(0), [
    [0.5, 'at 1.5'],
    [1.5, 'at 2.5'],
  ]);
});

test('a chat is shown beside its film to whom it is open, and to nobody whom the performer blocks', async (t) => {
  const { api, performer, replay, end, publish } = await open(t, { kind: { audience: 'subscribers' }, seconds: [1] });
  await publish(await end());
  const [fan, other, blocked] = [
    await api.createUser({ balance: 50 }),
    await api.createUser(),
    await api.createUser({ balance: 50 }),
  ];
  const subscribe = (by: TestAccount) =>
    api.as(by).pay('/wallet/charges/subscribe/performers', { ...ORDER, performerId: performer.id });
  await subscribe(fan);
  await subscribe(blocked);
  assert.equal((await replay(0, api.as(fan))).body.data.messages.length, 1);
  assert.equal((await replay(0, api.as(other))).body.code, 'stream.for_subscribers');
  await api.as(performer).post('/block/users', { userId: blocked.id });
  assert.equal((await replay(0, api.as(blocked))).status, 404);
});
