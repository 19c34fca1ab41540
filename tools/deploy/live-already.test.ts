import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEverybodys, isTriedBy } from './live-already.ts';

type Live = Parameters<typeof isEverybodys>[0];
type Release = Parameters<typeof isEverybodys>[1];

const [checked, unchecked] = [{ digest: 'a' }, { digest: 'a', isUnchecked: true }] as Release[] as [Release, Release];
const live = (changes: object) => ({ stable: null, canary: null, isPaused: false, ...changes }) as Live;

test('what was published unchecked is published once more when it was checked, and not the other way round', () => {
  assert.equal(isEverybodys(live({ stable: unchecked }), checked), false);
  assert.equal(isEverybodys(live({ stable: unchecked }), unchecked), true);
  assert.equal(isEverybodys(live({ stable: checked }), unchecked), true);
  assert.equal(isEverybodys(live({ stable: checked }), checked), true);
  assert.equal(isTriedBy(5, live({ canary: { ...checked, percent: 5 } }), unchecked), true);
  assert.equal(isTriedBy(5, live({ canary: { ...unchecked, percent: 5 } }), checked), false);
});
