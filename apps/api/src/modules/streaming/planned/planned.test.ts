import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import type { TestAccount } from '../../../testing/accounts.ts';
import { templatesTo } from '../../money-letters/testing.ts';
import { buyTicket, moneyOf, TICKETED } from '../../stream-tickets/testing.ts';
import { CALL_OFF_LATE } from './planned.service.ts';

const HOUR = 3_600_000;
const ahead = (ms: number) => new Date(Date.now() + ms).toISOString();

const plan = async (api: TestApi, performer: TestAccount, facts: object = {}) => {
  const answer = await api.as(performer).post('/streaming/planned', {
    ...{ title: 'Ink, tomorrow', plannedAt: ahead(24 * HOUR) },
    ...facts,
  });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
};

const noticesOf = async (api: TestApi, account: TestAccount): Promise<string[]> =>
  (await api.as(account).get('/notifications')).body.data.data.map(({ kind }: { kind: string }) => kind);

/** Runs the jobs that wait for a later time as well. */
const runAll = async (api: TestApi) => {
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(api.db);
  await api.runJobs();
};

test('an announced stream is listed, has its address before, begins there, and stays there after', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const later = await plan(api, performer, { plannedAt: ahead(48 * HOUR) });
  const planned = await plan(api, performer, { audience: 'followers', plannedDuration: 1800 });
  assert.deepEqual([planned.phase, planned.status, planned.startedAt], ['planned', 'ended', planned.plannedAt]);
  const listed = (await api.guest.get('/streaming/planned')).body.data;
  assert.deepEqual(
    listed.data.map(({ _id }: { _id: string }) => _id),
    [planned._id, later._id],
  );
  assert.equal((await api.guest.get(`/streaming/planned?performerId=${fan.id}`)).body.data.total, 0);
  const counted = async () => (await api.guest.get(`/performers/${performer.id}`)).body.data.plannedStreams;
  assert.equal(await counted(), 2);
  const read = async () => (await api.as(fan).get(`/streaming/${planned._id}`)).body.data;
  assert.deepEqual(
    [(await read()).phase, (await read()).isLocked, (await read()).isReminded],
    ['planned', true, false],
  );
  await api.as(fan).post(`/follows/${performer.id}`);
  assert.equal((await api.as(fan).get(`/streaming/join/${planned._id}`)).body.code, 'stream.not_begun');

  const body = { title: 'Ink, now', plannedId: planned._id };
  const other = await api.createPerformer();
  assert.equal((await api.as(other).post('/streaming/live', body)).body.code, 'stream.not_planned');
  const begun = (await api.as(performer).post('/streaming/live', body)).body.data;

  assert.equal(begun._id, planned._id);
  const running = await read();
  assert.deepEqual([running.phase, running.audience, running.title], ['live', 'followers', 'Ink, now']);
  assert.ok(Date.parse(running.startedAt) <= Date.now());
  assert.equal((await api.as(fan).get(`/streaming/join/${planned._id}`)).status, 200);
  await api.as(performer).put(`/streaming/live/${planned._id}`, { status: 'ended' });
  assert.equal((await read()).phase, 'ended');
  assert.equal(await counted(), 1);
});

test('a plan lies ahead, and is its performer’s', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  for (const plannedAt of [ahead(-1000), ahead(400 * 24 * HOUR)]) {
    const { body } = await api.as(performer).post('/streaming/planned', { title: 'Ink', plannedAt });
    assert.equal(body.code, 'stream.time_out_of_bounds');
  }
  const { _id: id } = await plan(api, performer);
  const change = { title: 'Hers', plannedAt: ahead(HOUR) };
  assert.equal((await api.as(other).put(`/streaming/planned/${id}`, change)).status, 403);
  assert.equal((await api.as(other).delete(`/streaming/planned/${id}`)).status, 403);
});

test('a lost answer announces nothing twice', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const body = { title: 'Ink', plannedAt: ahead(HOUR) };
  const key = { 'idempotency-key': 'announced-once' };
  const answers = [
    await api.as(performer).post('/streaming/planned', body, key),
    await api.as(performer).post('/streaming/planned', body, key),
  ];
  const [first, again] = answers.map(({ body: { data } }) => data);
  assert.equal(again._id, first._id);
  assert.equal((await api.guest.get('/streaming/planned')).body.data.total, 1);
});

test('the last plan that is allowed is announced once, however many come together, and all end with her', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: id } = await plan(api, performer);
  const copy = (count: number) =>
    sql`
    with copies as (
      insert into streams (id, performer_id, conversation_id, status, title, planned_at, started_at)
      select gen_random_uuid(), performer_id, gen_random_uuid(), status, title, planned_at, started_at
      from streams, generate_series(1, ${count}::int) where streams.id = ${id} returning id, conversation_id)
    insert into conversations (id, kind, stream_id) select conversation_id, 'stream', id from copies`.execute(api.db);
  await copy(48);
  const body = { title: 'Ink', plannedAt: ahead(HOUR) };
  const answers = await Promise.all([1, 2, 3].map(() => api.as(performer).post('/streaming/planned', body)));
  const codes = answers.map(({ body: { code } }) => code);
  assert.deepEqual(codes.filter(Boolean), ['stream.too_many_planned', 'stream.too_many_planned']);
  await copy(60);
  await api.context.work((unit) => unit.callHook('onSuspended', { userId: performer.id }));
  const left = await api.db.selectFrom('streams').select('id').where('status', '=', 'planned').execute();
  assert.deepEqual(left, []);
});

test('whose ticket was given back before waits no more; of a calling-off all are told who had one then', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const [fan, gone] = [await api.createUser({ balance: 20 }), await api.createUser({ balance: 20 })];
  const { _id: streamId } = await plan(api, performer, TICKETED);
  for (const one of [fan, gone]) await buyTicket(api, { fan: one, streamId });
  assert.equal((await api.as(performer).post('/block/users', { userId: gone.id })).status, 200);
  assert.equal((await api.as(performer).delete(`/block/users/${gone.id}`)).status, 200);
  await api.as(performer).put(`/streaming/planned/${streamId}`, { plannedAt: ahead(30 * HOUR) });
  await api.runJobs();
  assert.deepEqual(await noticesOf(api, gone), ['ticket-refunded']);
  await api.as(performer).delete(`/streaming/planned/${streamId}`);
  await api.runJobs();
  assert.deepEqual((await noticesOf(api, fan)).toSorted(), ['stream-cancelled', 'ticket-refunded']);
  assert.deepEqual(await noticesOf(api, gone), ['ticket-refunded']);
});

test('who waits is told before it begins, of another time, of the beginning, each once', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan, other] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  const { _id: id } = await plan(api, performer);
  assert.equal((await api.as(fan).post(`/streaming/planned/${id}/reminder`)).status, 200);
  await api.as(other).post(`/streaming/planned/${id}/reminder`);
  await api.as(other).delete(`/streaming/planned/${id}/reminder`);
  for (const hours of [30, 31]) {
    const changed = { title: 'Ink, later', plannedAt: ahead(hours * HOUR) };
    assert.equal((await api.as(performer).put(`/streaming/planned/${id}`, changed)).status, 200);
    await api.runJobs();
    // The one before is withdrawn: its time no longer holds.
    assert.deepEqual(await noticesOf(api, fan), ['stream-moved']);
    const [told] = (await api.as(fan).get('/notifications')).body.data.data;
    assert.deepEqual([told.at, told.isTicketed], [changed.plannedAt, undefined]);
  }
  await runAll(api);
  assert.deepEqual(await noticesOf(api, fan), ['stream-soon', 'stream-moved']);
  await api.as(performer).post('/streaming/live', { title: 'Ink', plannedId: id });
  await api.runJobs();
  assert.deepEqual(await noticesOf(api, fan), ['stream-started', 'stream-soon', 'stream-moved']);
  assert.deepEqual(await noticesOf(api, other), []);
});

test('who waits is told of another time also where something else was changed before the telling', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { _id: id } = await plan(api, performer);
  await api.as(fan).post(`/streaming/planned/${id}/reminder`);
  const plannedAt = ahead(30 * HOUR);
  for (const title of ['Ink, later', 'Ink, later, on paper'])
    assert.equal((await api.as(performer).put(`/streaming/planned/${id}`, { title, plannedAt })).status, 200);
  await api.runJobs();
  assert.deepEqual(await noticesOf(api, fan), ['stream-moved']);
});

test('a stream that is called off is told, and its tickets are paid back', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 20 })];
  const { _id: streamId } = await plan(api, performer, TICKETED);
  assert.equal((await buyTicket(api, { fan, streamId })).status, 200);
  const free = { title: 'Ink', plannedAt: ahead(HOUR), audience: 'public' };
  assert.equal((await api.as(performer).put(`/streaming/planned/${streamId}`, free)).body.code, 'stream.tickets_sold');
  assert.equal((await api.as(performer).delete(`/streaming/planned/${streamId}`)).status, 200);
  await api.runJobs();
  assert.deepEqual(await moneyOf(api, { fan, performer }), [2000, 0, 0]);
  assert.deepEqual((await noticesOf(api, fan)).toSorted(), ['stream-cancelled', 'ticket-refunded']);
  assert.equal((await api.as(fan).get(`/streaming/${streamId}`)).body.data.phase, 'cancelled');
  assert.equal((await api.as(performer).delete(`/streaming/planned/${streamId}`)).body.code, 'stream.not_planned');
});

test('a stream that has not begun thirty minutes after its time is called off; one that was moved is not', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 20 })];
  const { _id: streamId } = await plan(api, performer, TICKETED);
  await buyTicket(api, { fan, streamId });
  const callOff = () => api.context.work((unit) => unit.addJob(CALL_OFF_LATE, { streamId }));
  const phase = async () => (await api.guest.get(`/streaming/${streamId}`)).body.data.phase;
  await callOff();
  await api.runJobs();
  assert.equal(await phase(), 'planned');
  const { rows } = await sql<{ isAhead: boolean }>`select run_at > now() + interval '24 hours' as "isAhead"
    from graphile_worker.jobs where key = ${`${CALL_OFF_LATE}:${streamId}`}`.execute(api.db);
  assert.deepEqual(rows, [{ isAhead: true }], 'whoever looks too early has it looked at again');
  const started_at = new Date(Date.now() - HOUR / 2);
  await api.db.updateTable('streams').set({ started_at, planned_at: started_at }).where('id', '=', streamId).execute();
  await callOff();
  await api.runJobs();
  assert.equal(await phase(), 'cancelled');
  assert.deepEqual(await moneyOf(api, { fan, performer }), [2000, 0, 0]);
  assert.equal((await noticesOf(api, performer))[0], 'stream-lapsed', 'she has not called it off herself');
});

test('one with tickets begins at most a quarter of an hour early, so that nobody misses what was paid for', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const begin = (plannedId: string) => api.as(performer).post('/streaming/live', { title: 'Ink', plannedId });
  const { _id: late } = await plan(api, performer, { ...TICKETED, plannedAt: ahead(HOUR / 2) });
  assert.equal((await begin(late)).body.code, 'stream.too_early');
  const { _id: soon } = await plan(api, performer, { ...TICKETED, plannedAt: ahead(HOUR / 6) });
  assert.equal((await begin(soon)).status, 200);
});

test('what a performer has announced ends with her account', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: id } = await plan(api, performer);
  await api.context.work((unit) => unit.callHook('onSuspended', { userId: performer.id }));
  assert.equal((await api.guest.get(`/streaming/${id}`)).body.data.phase, 'cancelled');
});

test('who waits for a stream of an account that ends is told by its name, and who had a ticket gets a letter', async (t) => {
  const api = await createTestApi(t);
  for (const ends of ['onLeaving', 'onSuspended'] as const) {
    const performer = await api.createPerformer({ name: 'Mahsa' });
    const [waiting, fan] = [await api.createUser(), await api.createUser({ balance: 20 })];
    const { _id: streamId } = await plan(api, performer, TICKETED);
    assert.equal((await buyTicket(api, { fan, streamId })).status, 200);
    assert.equal((await api.as(waiting).post(`/streaming/planned/${streamId}/reminder`)).status, 200);
    await api.context.work(async (unit) => {
      await unit.callHook(ends, { userId: performer.id, forfeited: 0n });
      const gone = ends === 'onLeaving' ? { deleted_at: new Date(), name: 'Deleted' } : { suspended_at: new Date() };
      await unit.db.updateTable('users').set(gone).where('id', '=', performer.id).execute();
    });
    await api.runJobs();
    const { data } = (await api.as(waiting).get('/notifications')).body.data;
    assert.deepEqual(
      data.map(({ kind, actor, name }: Record<string, unknown>) => [kind, actor, name]),
      [['stream-cancelled', null, 'Mahsa']],
    );
    assert.deepEqual((await noticesOf(api, fan)).toSorted(), ['stream-cancelled', 'ticket-refunded']);
    assert.deepEqual(await templatesTo(api, fan), ['ticket-refunded']);
  }
});

test('the calendar file is one event in UTC, with escaped words and lines of at most 75 octets', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer({ name: 'Mahsa, painter' });
  const plannedAt = '2027-03-01T18:30:00.000Z';
  const title = `Ink; water, paper\\ink ${'رنگ '.repeat(20)}`;
  const { _id: id } = await plan(api, performer, { title, plannedAt, plannedDuration: 5400 });
  const answer = await api.app.inject({ method: 'GET', url: `/api/streaming/planned/${id}/calendar` });
  assert.match(String(answer.headers['content-type']), /^text\/calendar/);
  const lines = answer.body.split('\r\n');
  assert.ok(lines.every((line) => Buffer.byteLength(line) <= 75));
  const whole = answer.body.replaceAll('\r\n ', '').split('\r\n');
  assert.ok(whole.includes('DTSTART:20270301T183000Z'));
  assert.ok(whole.includes('DTEND:20270301T200000Z'));
  assert.ok(whole.includes(`SUMMARY:Mahsa\\, painter: Ink\\; water\\, paper\\\\ink ${'رنگ '.repeat(20).trim()}`));
  assert.deepEqual([whole.at(0), whole.at(-2), whole.at(-1)], ['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});
