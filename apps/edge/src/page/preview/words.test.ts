import assert from 'node:assert/strict';
import test from 'node:test';
import { shownWords } from './words.ts';

test('puts words in one line and leaves out what turns the direction or is not seen', () => {
  assert.equal(shownWords('  First\r\n\n line\tand\u2028second ', 70), 'First line and second');
  // A right-to-left override would show `gnp.exe` of a messenger as `exe.png`.
  assert.equal(shownWords('\u202Egnp\u202C \u2066a\u2069\u0000\u001Bb', 70), 'gnp ab');
  // Persian is spelled with a zero-width non-joiner, families of emoji with a joiner.
  assert.equal(shownWords('می‌خواهم 👩‍👧', 70), 'می‌خواهم 👩‍👧');
  assert.equal(shownWords('half \uD83D', 70), 'half \uFFFD');
});

test('cuts between words, within one only where there is no other place', () => {
  const whole = 'a'.repeat(70);
  assert.equal(shownWords(whole, 70), whole);
  assert.equal(shownWords('one two three four', 12), 'one two…');
  assert.equal(shownWords('one two three four', 14), 'one two three…');
  assert.equal(shownWords(`${whole}b`, 70), `${'a'.repeat(69)}…`);
  for (const most of [10, 11, 12, 13, 70]) assert.ok(shownWords('word '.repeat(100), most).length <= most);
});

test('cuts no sign in two', () => {
  const family = '👩‍👧';
  assert.equal(shownWords(family.repeat(5), family.length * 2 + 3), `${family.repeat(2)}…`);
  assert.equal(shownWords('e\u0301'.repeat(10), 8), `${'e\u0301'.repeat(3)}…`);
});

test('is empty for what is no text', () => {
  for (const value of [undefined, null, 5, {}, ['x'], ' \n ']) assert.equal(shownWords(value, 70), '');
});
