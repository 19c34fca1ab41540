import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { isRunning } from './running-subscription.ts';

const SOURCES = path.join(import.meta.dirname, '..');
/** The two states in which a subscription may run, named together. */
const BOTH_STATES = /'active'[^\n]{0,30}'cancelled'/;

test('a subscription runs while it is active or cancelled and its time is not over', () => {
  const at = new Date('2026-11-01T00:00:00Z');
  const later = new Date('2026-11-01T00:00:01Z');
  assert.equal(isRunning({ status: 'active', current_period_end: later }, at), true);
  assert.equal(isRunning({ status: 'cancelled', current_period_end: later }, at), true);
  assert.equal(isRunning({ status: 'active', current_period_end: at }, at), false);
  for (const status of ['past-due', 'paused', 'expired'] as const)
    assert.equal(isRunning({ status, current_period_end: later }, at), false, status);
});

test('nothing else says which subscriptions run', async () => {
  const others: string[] = [];
  for (const name of await readdir(SOURCES, { recursive: true })) {
    // The reference model of the ledger's tests is written a second time on purpose.
    if (!name.endsWith('.ts') || name.endsWith('.test.ts') || /^(viewing|testing|platform)\//.test(name)) continue;
    const text = await readFile(path.join(SOURCES, name), 'utf8');
    if (BOTH_STATES.test(text) && text.includes('current_period_end')) others.push(name);
  }
  assert.deepEqual(others, []);
});
