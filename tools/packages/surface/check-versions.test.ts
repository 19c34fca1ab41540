import assert from 'node:assert/strict';
import test from 'node:test';
import { judge } from './check-versions.ts';
import type { PackageSurface } from './surface.ts';

const one: PackageSurface = { '. one': { parts: { is: { type: 'number' } } } };
const two: PackageSurface = { ...one, '. two': { parts: { is: { type: 'number' } } } };
const NAME = '@barg/thing';

test('what came asks for a minor version, what went for a major one', () => {
  const of = (version: string, now: PackageSurface, before: PackageSurface) => {
    const { needed, isEnough } = judge(NAME, version, now, { version: '1.2.0', surface: before });
    return [needed, isEnough];
  };
  assert.deepEqual(of('1.2.0', one, one), ['1.2.0', true]);
  assert.deepEqual(of('1.2.0', two, one), ['1.3.0', false]);
  assert.deepEqual(of('1.3.0', two, one), ['1.3.0', true]);
  assert.deepEqual(of('1.3.0', one, two), ['2.0.0', false]);
  assert.deepEqual(of('2.0.0', one, two), ['2.0.0', true]);
});

test('a version never goes back, and a first one may be any', () => {
  assert.equal(judge(NAME, '1.1.9', one, { version: '1.2.0', surface: one }).isEnough, false);
  assert.equal(judge(NAME, '0.1.0', one, null).isEnough, true);
});
