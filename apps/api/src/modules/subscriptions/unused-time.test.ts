import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paidTimesOf, unusedShare } from './unused-time.ts';

const day = (text: string) => new Date(`${text}T00:00:00.000Z`);
const payment = { id: 'own', created_at: day('2026-03-01') };
const gift = { transaction_id: 'gift', starts_at: day('2026-04-01'), ends_at: day('2026-05-01') };

test('time paid by the subscriber ends where gifts begin', () => {
  const times = paidTimesOf({ last: payment, type: 'monthly', end: day('2026-05-01'), gifts: [gift] });
  assert.deepEqual(times, [
    { transactionId: 'own', from: day('2026-03-01'), until: day('2026-04-01') },
    { transactionId: 'gift', from: day('2026-04-01'), until: day('2026-05-01') },
  ]);
});

test('a payment older than the period does not count, and a card charged some hours before it does', () => {
  const asked = { type: 'monthly', end: day('2026-05-01'), gifts: [] } as const;
  assert.deepEqual(paidTimesOf({ ...asked, last: payment }), []);
  const early = { id: 'card', created_at: new Date('2026-03-31T18:00:00.000Z') };
  assert.equal(paidTimesOf({ ...asked, last: early })[0]?.transactionId, 'card');
  assert.deepEqual(paidTimesOf({ ...asked, last: undefined }), []);
});

test('the unused share is rounded down, at most all, and zero after the end', () => {
  const time = { transactionId: 'own', from: day('2026-04-01'), until: day('2026-05-01') };
  assert.equal(unusedShare(500n, time, day('2026-04-11')), 333n);
  assert.equal(unusedShare(500n, time, day('2026-03-01')), 500n);
  assert.equal(unusedShare(500n, time, day('2026-05-01')), 0n);
  assert.equal(unusedShare(500n, { ...time, until: time.from }, day('2026-04-01')), 0n);
});
