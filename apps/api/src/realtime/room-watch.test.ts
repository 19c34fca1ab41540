import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { conversationScope, streamScope } from '@barg/contract';
import { newEvent, toScope, toUser } from '../platform/publisher.ts';
import { goLive } from '../modules/stream-chat/testing.ts';
import { ballotRoom } from '../modules/polls/poll-rooms.ts';
import { publishPoll } from '../modules/polls/testing.ts';
import type { TestAccount } from '../testing/accounts.ts';
import { createTestApi, type TestApi } from '../testing/api.ts';
import { openSocket } from '../testing/sockets.ts';

/** A fan and a bystander who have everything of a performer open that is told to rooms. */
const prepare = async (t: TestContext) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const proxy = { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' };
  const api = await createTestApi(t, proxy);
  const url = await api.listen();
  const { performer, streamId } = await goLive(api);
  const { poll } = await publishPoll(api, performer);
  const people = [await api.createUser(), await api.createUser()] as const;
  const open = async (account: TestAccount, country: string) => {
    const socket = await openSocket(t, url, account, { 'cf-ipcountry': country });
    const source = { source: 'performer', sourceId: performer.id };
    const conversationId = String((await api.as(account).post('/conversations', source)).body.data._id);
    const joined = [
      await socket.emit('stream.join', { streamId }),
      await socket.emit('poll.join', { pollId: poll._id }),
      await socket.emit('conversation.join', { conversationId }),
    ];
    assert.ok(joined.every(({ ok }) => ok));
    const rooms = [conversationScope(conversationId), streamScope(streamId), ballotRoom(poll._id)];
    /** The rooms in which a window still hears; what is sent to itself afterwards has come, so they would have too. */
    const heard = async () => {
      const sent = rooms.map((room) => {
        const event = newEvent('settings.changed', { keys: [] });
        api.context.publisher.publish(toScope(room), event);
        return event.id;
      });
      const mark = newEvent('settings.changed', { keys: [] });
      api.context.publisher.publish(toUser(account.id), mark);
      await socket.event('settings.changed', ({ id }) => id === mark.id);
      return sent.map((id) => socket.received.some((event) => event.id === id));
    };
    return { socket, heard };
  };
  const [fan, bystander] = [await open(people[0], 'DE'), await open(people[1], 'FR')];
  const tick = () => t.mock.timers.tick(60_000);
  return { api, fan, bystander, fanId: people[0].id, performer, streamId, tick };
};

/** As another process does whose order is lost. */
const block = (api: TestApi, blocker: string, blocked: string) =>
  api.db.insertInto('user_blocks').values({ blocker_id: blocker, blocked_id: blocked }).execute();

test('who is blocked falls silent within a minute also where no order came, and nobody else does', async (t) => {
  const { api, fan, bystander, fanId, performer, streamId, tick } = await prepare(t);
  tick();
  assert.deepEqual(await fan.heard(), [true, true, true]);
  await block(api, performer.id, fanId);
  tick();
  const farewell = await fan.socket.event('stream.ended');
  assert.deepEqual(farewell.data, { streamId, performerId: performer.id });
  await t.waitFor(async () => assert.deepEqual(await fan.heard(), [false, false, false]));
  assert.deepEqual(await bystander.heard(), [true, true, true]);
  assert.deepEqual(bystander.socket.named('stream.ended'), []);
});

test('so does who comes from a country that she blocks', async (t) => {
  const { api, fan, bystander, performer, tick } = await prepare(t);
  await api.db.insertInto('performer_country_blocks').values({ performer_id: performer.id, country: 'DE' }).execute();
  tick();
  await fan.socket.event('stream.ended');
  await t.waitFor(async () => assert.deepEqual((await fan.heard()).slice(1), [false, false]));
  assert.deepEqual(await bystander.heard(), [true, true, true]);
});

test('who is banned leaves her streams alone', async (t) => {
  const { api, fan, bystander, fanId, performer, tick } = await prepare(t);
  const ban = { performer_id: performer.id, user_id: fanId, by_id: performer.id, kind: 'ban' as const, reason: '' };
  await api.db.insertInto('stream_restrictions').values(ban).execute();
  tick();
  await fan.socket.event('stream.ended');
  await t.waitFor(async () => assert.deepEqual(await fan.heard(), [true, false, true]));
  assert.deepEqual(await bystander.heard(), [true, true, true]);
});
