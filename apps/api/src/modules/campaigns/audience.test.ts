import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FanRule } from '../fan-lists/fan-rules.schema.ts';
import { tiesOf } from './audience.service.ts';

const listOf = (...rules: FanRule[]) => ({ id: crypto.randomUUID(), rules });
const ONE_TIE: FanRule = { kind: 'any', rules: [{ kind: 'subscribed' }, { kind: 'follows' }] };
const NO_TIE: FanRule = { kind: 'any', rules: [{ kind: 'subscribed' }, { kind: 'silent', days: 30 }] };

test('who was chosen for one of several ties must still have one; who may be chosen otherwise need not', () => {
  assert.deepEqual(tiesOf({ included: [listOf(ONE_TIE)], rules: [] }), [[ONE_TIE]]);
  assert.deepEqual(tiesOf({ included: [listOf(NO_TIE)], rules: [] }), []);
  assert.deepEqual(tiesOf({ included: [listOf(ONE_TIE), listOf(NO_TIE)], rules: [] }), []);
  assert.deepEqual(tiesOf({ included: [listOf(NO_TIE)], rules: [{ kind: 'follows' }] }), [[{ kind: 'follows' }]]);
});
