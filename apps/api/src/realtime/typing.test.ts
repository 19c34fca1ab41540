import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTyping } from './typing.ts';

const recordTyping = () => {
  const told: Array<[string, boolean]> = [];
  const typing = createTyping((scope, { data }) => void told.push([scope, data.isTyping]));
  return { told, typing };
};

test('many key strokes are told once, until a stop', () => {
  const { told, typing } = recordTyping();
  for (let at = 0; at < 5; at += 1) typing.start('c1', 'u1');
  typing.stop('c1');
  typing.stop('c1');
  assert.deepEqual(told, [
    ['conversation:c1', true],
    ['conversation:c1', false],
  ]);
});

test('a start that is renewed is told again, because its stop may be lost', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  const { told, typing } = recordTyping();
  for (const at of [0, 500, 3000, 3500, 6000]) {
    now = at;
    typing.start('c1', 'u1');
  }
  assert.deepEqual(
    told.map(([, isTyping]) => isTyping),
    [true, true, true],
  );
  typing.stopAll();
});

test('whose stop never comes stops by themselves some seconds after the last key stroke', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { told, typing } = recordTyping();
  typing.start('c1', 'u1');
  t.mock.timers.tick(4000);
  typing.start('c1', 'u1');
  t.mock.timers.tick(4000);
  assert.equal(told.length, 1);
  t.mock.timers.tick(2000);
  assert.deepEqual(told.at(-1), ['conversation:c1', false]);
});

test('stopping all ends every conversation and leaves no timer behind', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { told, typing } = recordTyping();
  typing.start('c1', 'u1');
  typing.start('c2', 'u1');
  typing.stopAll();
  assert.equal(told.length, 4);
  t.mock.timers.tick(60_000);
  assert.equal(told.length, 4);
});
