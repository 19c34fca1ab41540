import { beginningOf } from './beginning.ts';

test('leaves a text that fits, in one line', () => {
  const whole = 'a'.repeat(70);
  expect(beginningOf(whole, 70)).toBe(whole);
  expect(beginningOf('  First\r\n\n line ', 70)).toBe('First line');
  expect(beginningOf('', 70)).toBe('');
});

test('cuts between words and says so, within one only where there is no other place', () => {
  expect(beginningOf('one two three four', 12)).toBe('one two…');
  expect(beginningOf('one two three four', 14)).toBe('one two three…');
  expect(beginningOf('a'.repeat(71), 70)).toBe(`${'a'.repeat(69)}…`);
  for (const most of [10, 11, 12, 13, 70])
    expect(beginningOf('word '.repeat(100), most).length).toBeLessThanOrEqual(most);
});

test('cuts no sign in two', () => {
  const family = '👩‍👧';
  expect(beginningOf(family.repeat(5), family.length * 2 + 3)).toBe(`${family.repeat(2)}…`);
  expect(beginningOf('e\u0301'.repeat(10), 8)).toBe(`${'e\u0301'.repeat(3)}…`);
});
