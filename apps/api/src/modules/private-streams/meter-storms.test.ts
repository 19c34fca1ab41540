import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { CRASHES, runUntilCrash } from '../../testing/money/crashing-process.ts';
import { startWorker } from '../../testing/start-worker.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { holdSide, saveFlows } from './flows.repository.ts';
import { meterSession } from './meter.ts';
import { privateStreamJobs } from './private-streams.jobs.ts';
import { assertInvariants, openPrivate } from './testing.ts';

type Session = Awaited<ReturnType<typeof openPrivate>>;

/** What the clock of the day does, by moving all moments of a session the other way. */
const jump = ({ db }: TestApi, id: string, seconds: number) =>
  sql`update private_streams set requested_at = requested_at - make_interval(secs => ${seconds}),
    accepted_at = accepted_at - make_interval(secs => ${seconds}), flowed_at = flowed_at - make_interval(secs => ${seconds})
    where id = ${id}`.execute(db);

const HERE = { performer: '', fan: '' };
const APART = { performer: 'http://one.test', fan: 'http://two.test' };

/** Engines that count, each side in one of its own, and are lost and begun anew. */
const engines = (api: TestApi, { id: sessionId }: Session, at: Record<'performer' | 'fan', string> = HERE) => {
  const runs = { performer: [randomUUID(), 0], fan: [randomUUID(), 0] } as Record<
    'performer' | 'fan',
    [string, number]
  >;
  const flowed = { performer: 0, fan: 0 };
  return {
    flowed,
    flow: async (side: 'performer' | 'fan', ms: number): Promise<void> => {
      runs[side][1] += ms;
      flowed[side] += ms;
      const [run, deliveredMs] = runs[side];
      await saveFlows(api.context.db, [{ sessionId, side, run, deliveredMs }], at[side]);
    },
    restart: (side: 'performer' | 'fan'): void => {
      runs[side] = [randomUUID(), 0];
    },
  };
};

const side = fc.constantFrom('performer' as const, 'fan' as const);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('flow' as const), side, ms: fc.integer({ min: 1, max: 45_000 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('meter' as const), processes: fc.integer({ min: 1, max: 3 }) }),
  },
  fc.record({ does: fc.constant('jump' as const), seconds: fc.constantFrom(-7200, -3, 20, 40, 7200) }),
  fc.record({ does: fc.constant('restart' as const), side }),
  fc.record({ does: fc.constant('fill' as const) }),
  fc.record({
    ...{ does: fc.constant('kill' as const), at: fc.integer({ min: 0, max: 25 }) },
    crash: fc.constantFrom(...CRASHES),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const act = async (api: TestApi, it: Session, engine: ReturnType<typeof engines>, does: Step): Promise<void> => {
  if (does.does === 'flow') await engine.flow(does.side, does.ms);
  if (does.does === 'restart') engine.restart(does.side);
  if (does.does === 'jump') await jump(api, it.id, does.seconds);
  if (does.does === 'fill') await api.fund(it.fan, 6);
  if (does.does === 'kill') await runUntilCrash(api, does, (context) => meterSession(context, it.id));
  if (does.does === 'meter')
    await Promise.all(Array.from({ length: does.processes }, () => meterSession(api.context, it.id)));
};

test('whatever happens, no more is paid than flowed, and an hour later nothing is reserved', async (t) => {
  const api = await createTestApi(t);
  const run = async (hasCamera: boolean, steps: Step[]): Promise<void> => {
    const it = await openPrivate(api, { hasCamera, balance: 24 });
    const engine = engines(api, it);
    for (const does of steps) {
      await act(api, it, engine, does);
      await assertInvariants(api);
    }
    await jump(api, it.id, 3600);
    await privateStreamJobs['settle-private-streams'](api.context, {});
    const row = await api.db
      .selectFrom('private_streams')
      .selectAll()
      .where('id', '=', it.id)
      .executeTakeFirstOrThrow();
    const { performer, fan } = engine.flowed;
    const flowed = hasCamera ? Math.min(performer, fan) : performer;
    assert.ok(Number(row.measured_ms) <= flowed, `${row.measured_ms} measured of ${flowed}`);
    if (row.status !== 'ended') {
      // The last step of this hour has measured something, or found a clock that was set back: the waiting begins anew.
      await jump(api, it.id, 600);
      await privateStreamJobs['settle-private-streams'](api.context, {});
    }
    assert.deepEqual(await findImbalances(api.db), []);
    await assertInvariants(api);
    assert.equal((await it.session()).status, 'ended');
  };
  await fc.assert(fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 14 }), run), {
    numRuns: 12,
    // Accepted, set back by two hours, and never begun.
    examples: [[false, [{ does: 'jump', seconds: -7200 }]]],
  });
});

test('with its two sides in two processes, what flows both ways is measured as in one', async (t) => {
  const api = await createTestApi(t);
  const it = await openPrivate(api, { hasCamera: true, mostMinutes: 30 });
  const engine = engines(api, it, APART);
  for (const one of ['performer', 'fan'] as const)
    await holdSide(api.db, { sessionId: it.id, side: one, address: APART[one] });
  for (let steps = 0; steps < 20; steps += 1) {
    await engine.flow('performer', 2000);
    await meterSession(api.context, it.id);
    await engine.flow('fan', 2000);
    await meterSession(api.context, it.id);
  }
  assert.equal((await it.session()).measuredSeconds, 40);
  // The fan's camera is off for a while: what she sends meanwhile is not measured later.
  await engine.flow('performer', 30_000);
  await meterSession(api.context, it.id);
  await engine.flow('fan', 30_000);
  await meterSession(api.context, it.id);
  assert.equal((await it.session()).measuredSeconds, 44);
  await assertInvariants(api);
});

test('a clock that is set back keeps nothing reserved', async (t) => {
  const api = await createTestApi(t);
  const it = await openPrivate(api);
  const settle = () => privateStreamJobs['settle-private-streams'](api.context, {});
  it.flow(10);
  await it.meter();
  await jump(api, it.id, -86_400);
  await settle();
  assert.equal((await it.session()).status, 'running');
  await jump(api, it.id, 31);
  await settle();
  assert.equal((await it.session()).endReason, 'connection-lost');
  assert.equal((await it.receipt()).total, 1);
});

test('a process killed while it gives minutes back leaves them to the next one', async (t) => {
  const api = await createTestApi(t);
  const it = await openPrivate(api);
  it.flow(70);
  await it.meter();
  await jump(api, it.id, 3600);
  await api.context.work((unit) => unit.addJob('settle-private-streams', {}));
  const waiting = async (): Promise<boolean> => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
    return rows.length > 0;
  };
  await api.db.transaction().execute(async (transaction) => {
    await sql`select 1 from ledger_accounts where owner_id = ${it.fan.id} for update`.execute(transaction);
    const worker = startWorker(t, api);
    while (!(await waiting())) await new Promise((resolve) => setTimeout(resolve, 50));
    await worker.end('SIGKILL');
  });
  while ((await it.session()).status !== 'ended') {
    await privateStreamJobs['settle-private-streams'](api.context, {});
  }
  assert.equal((await it.receipt()).total, 7);
  assert.deepEqual(await findImbalances(api.db), []);
  await assertInvariants(api);
});
