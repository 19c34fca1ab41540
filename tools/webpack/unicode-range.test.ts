import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMMON_PARTS, FONT_FACES } from '../../libs/ui-kit/src/first-paint.ts';
import { codesOf, restOf } from './unicode-range.mjs';

test('reads a range and writes what is left of it, without marks that nobody sees', () => {
  assert.deepEqual(codesOf('U+0030-0032,U+00D7'), [0x30, 0x31, 0x32, 0xd7]);
  assert.equal(restOf('U+0030-0039,U+2000-2070', 'U+0032-0037,U+2000-2065'), 'U+0030-0031,U+0038-0039,U+2070');
});

test('leaves no character of a face to nobody', () => {
  for (const { of, range } of COMMON_PARTS) {
    const whole = FONT_FACES.find(({ file }) => file === of)?.range ?? '';
    const [common, rest] = [new Set(codesOf(range)), new Set(codesOf(restOf(whole, range)))];
    const invisible = /[\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F]/;
    for (const code of codesOf(whole)) {
      const isInvisible = invisible.test(String.fromCodePoint(code));
      assert.ok(isInvisible || common.has(code) !== rest.has(code), `U+${code.toString(16)}`);
    }
  }
});
