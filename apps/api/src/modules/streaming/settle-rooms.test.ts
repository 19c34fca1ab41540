import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Context } from '../../context.ts';
import { createTestApi } from '../../testing/api.ts';
import { settleRooms } from './settle-rooms.ts';
import { streamingJobs } from './streaming.jobs.ts';
import { endStream } from './streaming.service.ts';
import { trackRooms } from './track-rooms.ts';

const HOLDER = 'this process';

/** A process that receives a stream, which somebody watches. */
const receive = async (t: TestContext) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const id: string = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data._id;
  const closed: string[] = [];
  const closeRoom = async (room: string): Promise<void> => {
    closed.push(room);
    api.live.report(room, false, 0);
  };
  const context: Context = { ...api.context, live: { ...api.context.live, closeRoom } };
  const rooms = trackRooms(context.live, () => undefined);
  api.live.report(id, true, 1);
  const settle = () => settleRooms(context, rooms, HOLDER);
  await settle();
  await context.viewings.begin(id, { resourceId: 'his', accountId: (await api.createUser()).id, country: null });
  assert.deepEqual(rooms.taken(), [id]);
  const known = async () => [rooms.taken(), await context.viewings.list()];
  const markEnded = () => api.db.updateTable('streams').set({ status: 'ended', ended_at: new Date() }).execute();
  return { api, performer, id, closed, context, rooms, settle, known, markEnded };
};

test('a process forgets the stream that it has ended, and who watched it', async (t) => {
  const { performer, id, context, settle, known } = await receive(t);
  const account = await context.sessions.findTogether(performer.token);
  assert.ok(account);
  await endStream(context, account, id);
  await settle();
  assert.deepEqual(await known(), [[], []]);
});

test('so it does once the job of one that was removed has closed its room', async (t) => {
  const { id, closed, context, settle, known, markEnded } = await receive(t);
  await markEnded();
  await streamingJobs['close-room'](context, { streamId: id });
  assert.deepEqual(await context.viewings.list(), []);
  await settle();
  assert.deepEqual([closed, await known()], [[id], [[], []]]);
});

test('another process has ended it: its room is closed where somebody is in it, and forgotten where nobody is', async (t) => {
  for (const viewers of [2, 0]) {
    const { api, id, closed, settle, known, markEnded } = await receive(t);
    api.live.report(id, false, viewers);
    await markEnded();
    await settle();
    assert.deepEqual([closed, await known()], [viewers > 0 ? [id] : [], [[], []]]);
  }
});

test('a stream that has gone to another process is let go', async (t) => {
  const { api, id, closed, settle, rooms, known } = await receive(t);
  await api.db.updateTable('streams').set({ holder: 'another process' }).execute();
  await settle();
  await settle();
  assert.deepEqual([closed, rooms.names(), await known()], [[id], [], [[], []]]);
  const { holder } = await api.db.selectFrom('streams').select('holder').executeTakeFirstOrThrow();
  assert.equal(holder, 'another process');
});

test('one whose publisher is away for a moment is held by nobody, and its viewers may still be ended', async (t) => {
  const { api, id, settle, known } = await receive(t);
  api.live.report(id, false, 1);
  await settle();
  const [taken, viewings] = await known();
  assert.deepEqual([taken, viewings?.length], [[], 1]);
});
