import assert from 'node:assert/strict';
import { test } from 'node:test';
import { satisfy } from './federation-satisfy.mjs';

const cases: ReadonlyArray<[version: string, range: string, expected: boolean]> = [
  ['19.3.1', '^19.3.0', true],
  ['19.10.0', '^19.3.0', true],
  ['19.2.9', '^19.3.0', false],
  ['20.0.0', '^19.3.0', false],
  ['0.4.2', '^0.4.0', true],
  ['0.5.0', '^0.4.0', false],
  ['1.2.3', '<=1.2.3', true],
  ['1.10.0', '<=1.9.9', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.0.0', '*', true],
];

for (const [version, range, expected] of cases) {
  test(`${version} ${expected ? 'satisfies' : 'does not satisfy'} ${range}`, () =>
    assert.equal(satisfy(version, range), expected));
}
