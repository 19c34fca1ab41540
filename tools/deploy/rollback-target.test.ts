import assert from 'node:assert/strict';
import test from 'node:test';
import { lastVersion, usualTarget, versionBefore, versionNamed } from './rollback-target.ts';

type Action = 'deploy' | 'canary' | 'promote' | 'rollback' | 'pause';

const ref = (name: string) => ({ version: name.padEnd(16, '0'), digest: name.repeat(64) });

/** `deploy a` and so on, as a site tells it. */
const historyOf = (...steps: `${Action} ${string}`[]) =>
  steps.map((step) => {
    const [action = '', name = ''] = step.split(' ');
    const stable = ref(name);
    return { action: action as Action, stable, labels: { [stable.version]: `label-${name}` } };
  });

test('goes back to the last version of a remote that was retired', () => {
  const retired = { action: 'retire' as const, stable: null, labels: {} };
  assert.deepEqual(lastVersion([...historyOf('deploy a', 'deploy b', 'canary b'), retired]), ref('b'));
  assert.equal(lastVersion([retired]), null);
});

test('goes back to what everybody had before, whatever happened to canaries meanwhile', () => {
  assert.deepEqual(versionBefore(historyOf('deploy a', 'deploy b')), ref('a'));
  assert.deepEqual(versionBefore(historyOf('deploy a', 'canary a', 'promote b', 'pause b')), ref('a'));
  assert.equal(versionBefore(historyOf('deploy a', 'deploy a')), null);
  assert.equal(versionBefore([]), null);
});

test('goes further back the second time, and not forward to what was taken back', () => {
  const once = historyOf('deploy a', 'deploy b', 'deploy c', 'rollback b');
  assert.deepEqual(versionBefore(once), ref('a'));
  assert.equal(versionBefore([...once, ...historyOf('rollback a')]), null);
  assert.deepEqual(versionBefore([...once, ...historyOf('deploy d')]), ref('b'));
});

test('goes back to what everybody really had when a rollback skipped versions', () => {
  assert.equal(versionBefore(historyOf('deploy a', 'deploy b', 'deploy c', 'rollback a')), null);
  assert.deepEqual(versionBefore(historyOf('deploy b', 'rollback z')), ref('b'));
});

test('finds a version by its label or its beginning, and none that nobody had', () => {
  const history = historyOf('deploy a', 'deploy b');
  assert.deepEqual(versionNamed(history, 'label-a'), ref('a'));
  assert.deepEqual(versionNamed(history, 'b00'), ref('b'));
  assert.equal(versionNamed(history, 'c'), null);
});

test('takes a canary back first, but not one that the site has taken back: then the stable version is what is bad', () => {
  const history = historyOf('deploy a', 'deploy b', 'canary b');
  const live = { action: 'canary' as const, stable: ref('b'), canary: { ...ref('c'), percent: 5 }, withdrawal: null };
  assert.deepEqual(usualTarget(live, history), ref('b'));
  const counts = { visitors: 100, failed: 9 };
  const withdrawal = { withdrawnAt: new Date(0).toISOString(), figures: { canary: counts, stable: counts } };
  assert.deepEqual(usualTarget({ ...live, withdrawal }, history), ref('a'));
});
