import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newEvent } from './publisher.ts';

const change = { balance: 1, change: 1, reason: 'tip' } as const;

test('events of one moment have the same time and ids of their own, and later ones a later time', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-03-01T09:00:00.120Z') });
  const [one, other] = [newEvent('wallet.balance.changed', change), newEvent('wallet.balance.changed', change)];
  t.mock.timers.tick(1);
  const later = newEvent('wallet.balance.changed', change);
  assert.deepEqual(
    [one, other, later].map(({ at }) => at),
    ['2026-03-01T09:00:00.120Z', '2026-03-01T09:00:00.120Z', '2026-03-01T09:00:00.121Z'],
  );
  assert.equal(new Set([one, other, later].map(({ id }) => id)).size, 3);
});
