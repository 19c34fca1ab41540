import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSameOrigin } from './same-origin.ts';

test('only pages of this site and programs without an origin get a socket', () => {
  const cases: Array<[string | undefined, boolean]> = [
    [undefined, true],
    ['https://barg.example', true],
    ['https://barg.example:8443', false],
    ['https://evil.example', false],
    ['https://barg.example.evil.example', false],
    ['null', false],
  ];
  for (const [origin, expected] of cases) {
    assert.equal(isSameOrigin({ headers: { origin, host: 'barg.example' } }), expected, String(origin));
  }
});
