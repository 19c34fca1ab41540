import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countOnce, namePeople, readNamed, writeNamed } from './named-people.ts';

const people = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, at) => `person ${from + at}`);
const sent = (here: readonly string[]) => readNamed(writeNamed(namePeople(here)));

test('who is in several processes counts once', () => {
  assert.equal(countOnce([sent(people(0, 30)), sent(people(20, 50)), sent([])]), 50);
  assert.equal(countOnce([]), 0);
});

test('of a crowd the same ones are named by each process, and the rest are summed', () => {
  const both = countOnce([sent(people(0, 5000)), sent(people(0, 5000))]);
  assert.equal(both, 2000 + 3000 + 3000);
  assert.equal(countOnce([sent(people(0, 5000)), sent(people(5000, 6000))]), 6000);
  assert.ok(writeNamed(namePeople(people(0, 9000))).length < 23_000);
});

test('no name tells who it is', () => {
  assert.ok(!writeNamed(namePeople(['0197a000-0000-7000-8000-00000000f10e'])).includes('0197a000'));
});
