import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { networkOf } from '../../platform/network-of.ts';
import { recordDeployments, type DeployedStatement } from './deployments.ts';
import { recordRefusals } from './refusals.ts';
import { remoteHealthJobs } from './remote-health.jobs.ts';

const STABLE = 'aaaaaaaaaaaaaaaa';
const CANARY = 'cccccccccccccccc';

const statement = (sequence: number, changes: Partial<DeployedStatement> = {}): DeployedStatement => ({
  remote: 'live',
  sequence,
  action: 'deploy',
  stable: STABLE,
  canary: null,
  unchecked: [],
  isPaused: false,
  team: 'live-team',
  at: new Date(Date.UTC(2026, 0, sequence)).toISOString(),
  ...changes,
});

const deployed = (statements: DeployedStatement[]) => ({
  statements,
  versions: [STABLE, CANARY].map((version) => ({ app: 'live', version, label: '', source: null })),
});

const setUp = async (t: TestContext) => {
  const api = await createTestApi(t, { CANARY_MIN_FAILED_VISITORS: '5', TRUSTED_PROXIES: '127.0.0.1' });
  await recordDeployments(
    api.db,
    deployed([statement(1), statement(2, { action: 'canary', canary: { version: CANARY, percent: 5 } })]),
  );
  let visitors = 0;
  const report = (events: object[], { isSampled = true, address = '' } = {}) => {
    visitors += 1;
    return api.guest.post(
      '/client-reports',
      { isSampled, events },
      {
        cookie: `visitor=${visitors.toString(16).padStart(32, '0')}`,
        'x-forwarded-for': address || `10.0.${visitors >> 8}.${visitors & 255}`,
      },
    );
  };
  const load = (version: string) => ({ type: 'load', app: 'live', version, ms: 120 });
  const failure = (version: string) => ({ type: 'failure', app: 'live', version, kind: 'syntax' });
  const withdrawn = async () =>
    (await api.guest.get('/remotes/withdrawals')).body.data.withdrawals as Array<{
      version: string;
      figures: { canary: object };
    }>;
  const counts = async () =>
    Object.fromEntries(
      (await api.db.selectFrom('remote_health').select(['version', 'measure', 'slot', 'count']).execute()).map(
        ({ version, measure, slot, count }) => [`${version[0]} ${measure} ${slot}`, Number(count)],
      ),
    );
  return { ...api, report, load, failure, withdrawn, counts };
};

test('counts what pages tell, and loses nothing when many tell at once', async (t) => {
  const { report, load, failure, counts } = await setUp(t);
  const error = {
    type: 'error',
    app: 'live',
    version: STABLE,
    place: 'slot',
    name: 'TypeError',
    fingerprint: '0123abcd',
  };
  const vital = { type: 'vital', app: 'live', version: STABLE, vital: 'LCP', value: 2450 };
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => report([load(STABLE), vital, error, failure(CANARY)])),
  );
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  assert.deepEqual(await counts(), {
    'a load 150': 30,
    'a LCP 2500': 30,
    'a error slot': 30,
    'a seen-error slot': 30,
    'c failure syntax': 30,
    'c seen-failure syntax': 30,
  });
});

test('takes nothing but what has a place in a report', async (t) => {
  const { guest, counts } = await setUp(t);
  const load = { type: 'load', app: 'live', version: STABLE, ms: 1 };
  const refused = [
    { events: [load] },
    { isSampled: true, events: [] },
    { isSampled: true, events: Array(51).fill(load) },
    { isSampled: true, events: [{ ...load, app: '../live' }] },
    { isSampled: true, events: [{ ...load, version: '../../etc' }] },
    { isSampled: true, events: [{ ...load, ms: 1e9 }] },
    { isSampled: true, events: [{ ...load, url: '/messages/1?token=secret' }] },
    {
      isSampled: true,
      events: [
        { type: 'error', app: 'live', version: STABLE, place: 'page', name: 'My secret', fingerprint: '0123abcd' },
      ],
    },
    { isSampled: true, userId: 'x', events: [load] },
  ];
  for (const body of refused)
    assert.equal((await guest.post('/client-reports', body)).status, 422, JSON.stringify(body));
  const large = await guest.post('/client-reports', {
    isSampled: true,
    events: [{ ...load, pad: 'x'.repeat(20_000) }],
  });
  assert.equal(large.status, 413);
  const unknown = { ...load, version: '0000000000000000' };
  assert.equal((await guest.post('/client-reports', { isSampled: true, events: [unknown] })).status, 200);
  assert.deepEqual(await counts(), {}, 'what was never deployed here is not counted');
});

test('judges a canary of the shell as those of remotes, beside the shell that the site was started with', async (t) => {
  const { report, withdrawn, runJobs, db, as, createOperator } = await setUp(t);
  const own = '0123abcd';
  const canary = { version: CANARY, percent: 50 };
  await recordDeployments(db, {
    statements: [statement(1, { remote: 'shell', action: 'canary', stable: own, canary, team: 'shell-team' })],
    versions: [own, CANARY].map((version) => ({ app: 'shell', version, label: '', source: null })),
  });
  const event = (version: string, facts: object) => ({ app: 'shell', version, ...facts });
  for (let visitor = 0; visitor < 20; visitor += 1) await report([event(own, { type: 'load', ms: 300 })]);
  // As the web tier's script tells it: the shell has not started.
  for (const kind of ['evaluation', 'network', 'blocked', 'blocked', 'evaluation'])
    await report([event(CANARY, { type: 'failure', kind })]);
  await runJobs();
  const [verdict] = await withdrawn();
  assert.deepEqual([verdict?.version, verdict?.figures.canary], [CANARY, { visitors: 5, failed: 5 }]);
  const operator = as(await createOperator());
  const { remotes } = (await operator.get('/operator/remotes?hours=1')).body.data;
  assert.deepEqual(
    remotes.map(({ name }: { name: string }) => name),
    ['live', 'shell'],
  );
  const [, shell] = remotes;
  assert.deepEqual([shell.live.canary.version, shell.live.stable.version, shell.withdrawals.length], [CANARY, own, 1]);
  const log = await operator.get('/operator/audit-log?action=remote');
  const entries = log.body.data.data as Array<{ action: string; targetId: string }>;
  assert.deepEqual(
    entries.filter(({ targetId }) => targetId === 'shell').map(({ action }) => action),
    ['remote.withdrawn', 'remote.canary-set'],
  );
});

test('tells kinds of errors apart, as many as fit', async (t) => {
  const { report, db } = await setUp(t);
  const errors = Array.from({ length: 120 }, (_one, index) => ({
    type: 'error',
    app: 'live',
    version: STABLE,
    place: 'page',
    name: 'Error',
    fingerprint: index.toString(16).padStart(8, '0'),
  }));
  for (const from of [0, 40, 80]) await report(errors.slice(from, from + 40));
  const { rows } = await db
    .selectFrom('remote_errors')
    .select((eb) => eb.fn.countAll<bigint>().as('rows'))
    .executeTakeFirstOrThrow();
  assert.equal(Number(rows), 50);
});

test('takes a failing canary back by itself, and writes down why', async (t) => {
  const { report, load, failure, withdrawn, runJobs, db, createOperator, as } = await setUp(t);
  for (let visitor = 0; visitor < 20; visitor += 1) await report([load(STABLE)]);
  for (let visitor = 0; visitor < 4; visitor += 1) await report([failure(CANARY)]);
  await runJobs();
  assert.deepEqual(await withdrawn(), [], 'four visitors are too few');
  await report([failure(CANARY)]);
  await runJobs();
  const [first, ...others] = await withdrawn();
  assert.deepEqual([first?.version, others.length], [CANARY, 0]);
  assert.deepEqual(first?.figures.canary, { visitors: 5, failed: 5 });
  await report([failure(CANARY)]);
  await runJobs();
  assert.equal((await withdrawn()).length, 1, 'once');
  const log = await as(await createOperator()).get('/operator/audit-log?action=remote');
  const [entry] = log.body.data.data;
  assert.deepEqual(
    [log.body.data.total, entry.action, entry.operator, entry.targetId, entry.details.version],
    [3, 'remote.withdrawn', null, 'live', CANARY],
  );
  assert.equal((await db.selectFrom('remote_withdrawals').selectAll().execute()).length, 1);
});

test('tells in the audit log what teams have changed, each change once, whichever web tiers tell of it', async (t) => {
  const { db, createOperator, as } = await setUp(t);
  const actions = ['promote', 'rollback', 'pause', 'resume', 'retire'] as const;
  const told = [1, 2].map((sequence) => statement(sequence));
  const further = actions.map((action, index) => statement(3 + index, { action, isPaused: action === 'pause' }));
  await Promise.all([1, 2, 3].map(() => recordDeployments(db, deployed([...told, ...further]))));
  const operator = as(await createOperator());
  const { data, total } = (await operator.get('/operator/audit-log?action=remote&targetId=live')).body.data;
  assert.deepEqual(
    data.map(({ action }: { action: string }) => action),
    ['retired', 'resumed', 'paused', 'rolled-back', 'promoted', 'canary-set', 'deployed'].map(
      (name) => `remote.${name}`,
    ),
  );
  assert.deepEqual([total, data[5].operator, data[5].targetType], [7, null, 'remote']);
  assert.deepEqual(data[5].details, {
    ...{ sequence: 2, team: 'live-team', stable: STABLE, canary: { version: CANARY, percent: 5 }, isPaused: false },
    unchecked: [],
    signedAt: '2026-01-02T00:00:00.000Z',
  });
});

test('shows operators where a version comes from, and that nobody has checked it', async (t) => {
  const { db, createOperator, as } = await setUp(t);
  const source = { version: '1.2.0', commit: 'ab'.repeat(20), isDirty: true, author: 'Ada' };
  await recordDeployments(db, {
    statements: [statement(3, { action: 'promote', stable: 'dddddddddddddddd', unchecked: ['dddddddddddddddd'] })],
    versions: [{ app: 'live', version: 'dddddddddddddddd', label: 'hasty', source }],
  });
  const operator = as(await createOperator());
  const { remotes } = (await operator.get('/operator/remotes')).body.data;
  const { live, history, health } = remotes.find(({ name }: { name: string }) => name === 'live');
  const named = { version: 'dddddddddddddddd', label: 'hasty', source };
  assert.deepEqual(live.stable, { ...named, isUnchecked: true });
  assert.deepEqual([history[1].stable.isUnchecked, history[1].stable.source], [false, null]);
  const [first] = health;
  assert.deepEqual({ version: first.version, label: first.label, source: first.source }, named);
});

test('forgets versions of long ago, and none that is live, newest, or was met lately', async (t) => {
  const { db, context, load, report } = await setUp(t);
  const old = ['dddddddddddddddd', 'eeeeeeeeeeeeeeee'];
  const versions = old.map((version) => ({ remote: 'live', version }));
  await db
    .insertInto('remote_versions')
    .values([...versions, { remote: 'shell', version: 'ffffffff' }])
    .execute();
  await report([load(old[1] ?? '')]);
  await db
    .updateTable('remote_versions')
    .set({ first_seen_at: new Date('2026-01-01T00:00:00Z') })
    .execute();
  await db.insertInto('remote_versions').values({ remote: 'live', version: '9999999999999999' }).execute();
  await remoteHealthJobs['forget-old-health'](context, {});
  const kept = await db.selectFrom('remote_versions').select('version').orderBy('version').execute();
  assert.deepEqual(
    kept.map(({ version }) => version),
    ['9999999999999999', STABLE, CANARY, old[1], 'ffffffff'],
  );
});

test('writes down what nobody has deployed, each file once, and not without end', async (t) => {
  const { db, createOperator, as } = await setUp(t);
  const forged = (sequence: number, code = 'release.bad_signature') => ({
    ...{ remote: 'live', sequence, code, message: 'The signature does not fit the statement.', live: 2 },
  });
  await Promise.all([recordRefusals(db, [forged(3)]), recordRefusals(db, [forged(3)])]);
  await recordRefusals(db, [forged(3), forged(3, 'channel.missing')]);
  const operator = as(await createOperator());
  const entries = async () => (await operator.get('/operator/audit-log?action=remote.statement-refused')).body.data;
  const { total, data } = await entries();
  assert.deepEqual([total, data[1].operator, data[1].targetId], [2, null, 'live']);
  assert.deepEqual(data[1].details, {
    ...{ sequence: 3, code: 'release.bad_signature', message: 'The signature does not fit the statement.', live: 2 },
  });
  await recordRefusals(
    db,
    Array.from({ length: 50 }, (_none, index) => forged(4 + index)),
  );
  assert.equal((await entries()).total, 20);
});

test('shows operators what is not followed as long as it is met, also of a remote that nobody has deployed', async (t) => {
  const { db, createOperator, as } = await setUp(t);
  const forged = (remote: string, sequence: number, code = 'release.bad_signature') => ({
    ...{ remote, sequence, code, message: 'The signature does not fit the statement.' },
    live: remote === 'live' ? 2 : null,
  });
  const operator = as(await createOperator());
  const status = async (name: string) =>
    (await operator.get('/operator/remotes')).body.data.remotes.find((one: { name: string }) => one.name === name);
  assert.equal((await status('live')).refused, null);
  await recordRefusals(db, [forged('live', 4), forged('live', 3, 'release.invalid'), forged('quiz-night', 1)]);
  await db
    .updateTable('remote_refusals')
    .set({ first_seen_at: new Date('2026-01-05T00:00:00Z') })
    .where('sequence', '=', 3)
    .execute();
  await recordRefusals(db, [forged('live', 3, 'release.invalid')]);
  const { refused } = await status('live');
  assert.deepEqual([refused.count, refused.since, refused.live], [2, '2026-01-05T00:00:00.000Z', 2]);
  assert.deepEqual(
    refused.statements.map(({ sequence, code }: { sequence: number; code: string }) => `${sequence} ${code}`),
    ['4 release.bad_signature', '3 release.invalid'],
  );
  const unknown = await status('quiz-night');
  assert.deepEqual([unknown.live, unknown.refused.count, unknown.refused.live], [null, 1, null]);

  await db
    .updateTable('remote_refusals')
    .set({ seen_at: new Date(Date.now() - 61_000) })
    .where('remote', '=', 'live')
    .execute();
  assert.equal((await status('live')).refused, null, 'it is not there any more');
  await recordRefusals(
    db,
    Array.from({ length: 250 }, (_none, index) => forged('live', 10 + index)),
  );
  const many = (await status('live')).refused;
  assert.deepEqual([many.count, many.statements.length, many.statements[0].sequence], [200, 5, 259]);
});

test('holds a withdrawn version back when it is a canary again, until its team makes it everybody’s', async (t) => {
  const { report, failure, withdrawn, runJobs, db } = await setUp(t);
  for (let visitor = 0; visitor < 6; visitor += 1) await report([failure(CANARY)]);
  await runJobs();
  const before = [statement(1), statement(2, { canary: { version: CANARY, percent: 5 } })];
  const again = statement(4, { action: 'canary', canary: { version: CANARY, percent: 50 } });
  await recordDeployments(db, deployed([...before, statement(3, { action: 'rollback' }), again]));
  assert.equal((await withdrawn()).length, 1);
  const promoted = statement(5, { action: 'promote', stable: CANARY });
  await recordDeployments(db, deployed([...before, statement(3, { action: 'rollback' }), again, promoted]));
  assert.deepEqual(await withdrawn(), []);
});

test('leaves a canary that fails as often as the stable version', async (t) => {
  const { report, failure, withdrawn, runJobs } = await setUp(t);
  for (let visitor = 0; visitor < 8; visitor += 1) {
    await report([failure(STABLE)]);
    await report([failure(STABLE)]);
    await report([failure(CANARY)]);
  }
  await runJobs();
  assert.deepEqual(await withdrawn(), []);
});

test('counts an address as two visitors at most, and pages that report failures alone as none', async (t) => {
  const { report, failure, withdrawn, runJobs, db } = await setUp(t);
  for (let visitor = 0; visitor < 40; visitor += 1) await report([failure(CANARY)], { address: '203.0.113.9' });
  for (let visitor = 0; visitor < 40; visitor += 1)
    await report([failure(CANARY)], { address: `2001:db8:0:12${visitor.toString(16).padStart(2, '0')}::1` });
  await report([failure(CANARY)], { isSampled: false });
  await runJobs();
  assert.deepEqual(await withdrawn(), []);
  assert.equal((await db.selectFrom('canary_visitors').selectAll().execute()).length, 4);
});

test('knows what of an address belongs to one customer', () => {
  assert.equal(networkOf('::ffff:192.0.2.1'), '192.0.2.1');
  assert.equal(networkOf('2001:db8:1:2345::1'), '20010db8000123');
  assert.equal(networkOf('2001:db8::1'), '20010db8000000');
});

test('begins anew with a store of releases that was begun anew', async (t) => {
  const { db } = await setUp(t);
  await recordDeployments(db, deployed([statement(1, { at: '2026-06-01T00:00:00.000Z', stable: CANARY })]));
  const rows = await db.selectFrom('remote_statements').select(['sequence', 'stable_version']).execute();
  assert.deepEqual(rows, [{ sequence: 1, stable_version: CANARY }]);
});

test('shows operators each remote with its versions, and lets them allow a canary again', async (t) => {
  const { report, load, failure, runJobs, withdrawn, as, createOperator, db } = await setUp(t);
  for (let visitor = 0; visitor < 30; visitor += 1) await report([load(STABLE)]);
  for (let visitor = 0; visitor < 6; visitor += 1) await report([failure(CANARY)]);
  await runJobs();
  const operator = as(await createOperator());
  const [live, shell] = (await operator.get('/operator/remotes?hours=1')).body.data.remotes;
  assert.deepEqual([live.name, shell.name], ['live', 'shell']);
  assert.deepEqual(live.live.canary, { version: CANARY, label: '', source: null, isUnchecked: false, percent: 5 });
  assert.deepEqual(
    live.history.map(({ sequence }: { sequence: number }) => sequence),
    [2, 1],
  );
  const byVersion = Object.fromEntries(live.health.map((one: { version: string }) => [one.version, one]));
  assert.deepEqual([byVersion[STABLE].loads, byVersion[STABLE].failureShare, byVersion[STABLE].loadTime], [30, 0, 138]);
  assert.deepEqual([byVersion[CANARY].failures.syntax, byVersion[CANARY].failureShare], [6, 1]);
  const [withdrawal] = live.withdrawals;
  assert.equal((await operator.post(`/operator/remotes/withdrawals/${withdrawal._id}/lift`)).status, 200);
  assert.deepEqual(await withdrawn(), []);
  assert.equal((await operator.post(`/operator/remotes/withdrawals/${withdrawal._id}/lift`)).status, 404);
  assert.equal((await db.selectFrom('canary_visitors').selectAll().where('version', '=', CANARY).execute()).length, 0);
  const log = await operator.get('/operator/audit-log?action=remote.withdrawal-lifted');
  assert.deepEqual(log.body.data.data[0].details, {
    version: CANARY,
    state: { before: 'withdrawn', after: 'shown' },
  });
});

test('keeps totals when it forgets old hours', async (t) => {
  const { report, load, db, counts, context } = await setUp(t);
  const forged = { remote: 'live', code: 'release.invalid', message: 'It is not JSON.', live: 2 };
  await recordRefusals(db, [
    { ...forged, sequence: 3 },
    { ...forged, sequence: 4 },
  ]);
  await db
    .updateTable('remote_refusals')
    .set({ seen_at: new Date(Date.now() - 40 * 24 * 3_600_000) })
    .where('sequence', '=', 3)
    .execute();
  await report([load(STABLE)]);
  await db
    .updateTable('remote_health')
    .set({ hour: new Date(Date.now() - 40 * 24 * 3_600_000) })
    .execute();
  await report([load(STABLE)]);
  await remoteHealthJobs['forget-old-health'](context, {});
  assert.deepEqual(await db.selectFrom('remote_refusals').select('sequence').execute(), [{ sequence: 4 }]);
  assert.deepEqual(await counts(), { 'a load 150': 1 }, 'read by slot: the two rows have the same count');
  const rows = await db.selectFrom('remote_health').select(['hour', 'count', 'total']).orderBy('hour').execute();
  assert.deepEqual(
    rows.map(({ count, total }) => [Number(count), Number(total)]),
    [
      [1, 120],
      [1, 120],
    ],
  );
  assert.equal(rows[0]?.hour.getTime(), 0);
});
