import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseCrontab } from 'graphile-worker';
import { clientEventSchemas } from '@barg/contract/schemas';
import { reportTargetType } from './reports/reports.schema.ts';
import { modules } from './index.ts';

/** What `realtime` answers itself. */
const OF_EVERY_SOCKET = ['auth/login', 'catch-up'];

const declared = (names: (module: (typeof modules)[number]) => object | undefined): string[] =>
  modules.flatMap((module) => Object.keys(names(module) ?? {})).sort();

test('each event that a client may send is answered by one module', () => {
  const events = [...declared(({ sockets }) => sockets?.events), ...OF_EVERY_SOCKET].sort();
  assert.deepEqual(events, Object.keys(clientEventSchemas).sort());
});

test('each kind of thing that can be reported can be removed, and its module says how', () => {
  assert.deepEqual(
    declared(({ removable }) => removable),
    [...reportTargetType.options].sort(),
  );
});

test('each kind of thing that can be reported is found by one module', () => {
  assert.deepEqual(
    declared(({ reportable }) => reportable),
    [...reportTargetType.options].sort(),
  );
});

test('no two modules give a job, or a part of the download of an account, the same name', () => {
  for (const names of [declared(({ jobs }) => jobs), declared(({ exportSections }) => exportSections)]) {
    assert.deepEqual(names, [...new Set(names)]);
    assert.ok(names.length > 10);
  }
});

test('what is scheduled is a line of a crontab, for a job that is there', () => {
  const jobs = new Set(declared(({ jobs: own }) => own));
  for (const line of modules.flatMap(({ crontab }) => crontab ?? [])) {
    const [{ task } = { task: '' }] = parseCrontab(line);
    assert.ok(jobs.has(task), line);
  }
});
