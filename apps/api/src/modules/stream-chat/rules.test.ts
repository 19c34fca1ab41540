import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { goLive } from './testing.ts';

const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  return { api, fan: await api.createUser(), ...(await goLive(api)) };
};

test('in slow mode a viewer writes once in a while, also when two messages come at once; she does not wait', async (t) => {
  const { api, fan, performer, streamId, write, setRules, chatOf } = await prepare(t);
  await setRules({ slowSeconds: 30 });
  assert.equal((await chatOf(fan)).you.nextAt, null);
  const answers = await Promise.all(['1', '2'].map((text) => write(fan, text)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 429]);
  const refused = answers.find(({ status }) => status === 429);
  assert.equal(refused?.body.code, 'stream.slow_mode');
  const wait = Number(refused?.headers['retry-after']);
  assert.ok(wait > 25 && wait <= 30, String(wait));
  const left = Date.parse((await chatOf(fan)).you.nextAt) - Date.now();
  assert.ok(left > 20_000 && left <= 30_000, String(left));
  assert.equal((await write(await api.createUser(), 'another')).status, 200);
  for (const text of ['a', 'b']) assert.equal((await write(performer, text)).status, 200);
  await api.db
    .updateTable('stream_chat_turns')
    .set({ written_at: new Date(Date.now() - 30_001) })
    .where('stream_id', '=', streamId)
    .execute();
  assert.equal((await write(fan, '3')).status, 200);
  assert.equal((await write(fan, '4')).status, 429);
  await setRules({ slowSeconds: 0 });
  assert.equal((await write(fan, '5')).status, 200);
});

test('a message that is refused for another reason takes no turn', async (t) => {
  const { fan, write, setRules, chatOf } = await prepare(t);
  await setRules({ slowSeconds: 30, takesLinks: false });
  const refused = await write(fan, 'see example.com/x');
  assert.deepEqual([refused.status, refused.body.code], [422, 'stream.links_off']);
  assert.equal((await chatOf(fan)).you.nextAt, null);
  assert.equal((await write(fan, 'Nice. Really 3.5 times')).status, 200);
});

test('followers only, subscribers only: it counts what one is when writing', async (t) => {
  const { api, fan, performer, write, setRules, chatOf } = await prepare(t);
  await setRules({ audience: 'followers' });
  assert.deepEqual(
    [(await write(fan, '1')).body.code, (await chatOf(fan)).you.isFollower],
    ['stream.followers_only', false],
  );
  await api.as(fan).post(`/follows/${performer.id}`, {});
  assert.deepEqual([(await write(fan, '2')).status, (await chatOf(fan)).you.isFollower], [200, true]);
  await setRules({ audience: 'subscribers' });
  assert.equal((await write(fan, '3')).body.code, 'stream.subscribers_only');
  await api.fund(fan, 300);
  const order = { performerId: performer.id, type: 'monthly', expectedPrice: 5, expectedRenewalPrice: 5 };
  assert.equal((await api.as(fan).pay('/wallet/charges/subscribe/performers', order)).status, 200);
  assert.deepEqual([(await write(fan, '4')).status, (await chatOf(fan)).you.isSubscriber], [200, true]);
  assert.equal((await write(performer, 'hers')).status, 200);
});

test('her filtered words are refused in her chat too, however they are written, and hers are not', async (t) => {
  const { api, fan, performer, write } = await prepare(t);
  await api.as(performer).put('/performer/inbox-settings', { filteredWords: ['كتاب', 'WhatsApp'] });
  for (const text of ['کتاب من', 'write me on whatsapp!']) {
    const refused = await write(fan, text);
    assert.deepEqual([refused.status, refused.body.code], [422, 'messages.filtered_words'], text);
  }
  assert.equal((await write(performer, 'WhatsApp')).status, 200);
});

test('who is in the chat is told of new rules by a numbered event, and who comes late has them by one call', async (t) => {
  const { api, streamId, write, setRules, chatOf } = await prepare(t);
  const rules = { slowSeconds: 5, audience: 'followers', takesLinks: true };
  assert.deepEqual(await setRules({ slowSeconds: 5, audience: 'followers' }), rules);
  const told = api.events.find(({ event }) => event.name === 'stream.chat.changed')?.event;
  assert.deepEqual([told?.scope, told?.sequence, told?.data], [`stream:${streamId}`, 1, { streamId, rules }]);
  const { you, ...rest } = await chatOf(null);
  assert.deepEqual([rest.rules, you.role], [rules, 'guest']);
  assert.equal((await setRules({ takesLinks: false })).slowSeconds, 5);
  const fan = await api.createUser();
  assert.equal((await write(fan, '1')).status, 403);
});

test('rules have bounds, and only performers set them', async (t) => {
  const { api, fan, performer } = await prepare(t);
  for (const slowSeconds of [-1, 121, 1.5]) {
    const { status } = await api.as(performer).put('/performer/stream-chat/rules', { slowSeconds });
    assert.equal(status, 422, String(slowSeconds));
  }
  assert.equal((await api.as(fan).put('/performer/stream-chat/rules', { slowSeconds: 5 })).status, 403);
});
