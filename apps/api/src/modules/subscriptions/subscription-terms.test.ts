import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SubscriptionTypeUnavailableError } from './subscriptions.errors.ts';
import { addMonths, agreedTerms, nextPrice, renewedType, termsOf } from './subscription-terms.ts';

const settings = { freeSubscriptionEnabled: true, freeSubscriptionDuration: 2 };
const offer = {
  ...{ monthly_price: 500n, quarterly_price: 1350n, half_yearly_price: null, yearly_price: 5000n },
  is_free_trial: false,
};
const trial = { ...offer, is_free_trial: true };

test('a period costs the performer’s price', () => {
  const first = { isFirst: true, settings };
  assert.deepEqual(termsOf('monthly', offer, first), { type: 'monthly', charge: 500n, price: 500n, months: 1 });
  assert.deepEqual(termsOf('yearly', offer, first), { type: 'yearly', charge: 5000n, price: 5000n, months: 12 });
  assert.deepEqual(termsOf('quarterly', offer, first), { type: 'quarterly', charge: 1350n, price: 1350n, months: 3 });
  assert.throws(() => termsOf('half-yearly', offer, first), SubscriptionTypeUnavailableError);
  assert.throws(() => termsOf('yearly', { ...offer, yearly_price: null }, first), SubscriptionTypeUnavailableError);
  assert.throws(() => termsOf('free', offer, first), SubscriptionTypeUnavailableError);
});

test('a performer without a price is free permanently', () => {
  const free = { ...offer, monthly_price: 0n };
  const terms = termsOf('monthly', free, { isFirst: false, settings });
  assert.deepEqual(terms, { type: 'free', charge: 0n, price: 0n, months: 1 });
  assert.equal(renewedType('free', 0n), 'free');
});

test('an offered trial is free for the first subscription only, and then costs the price', () => {
  const expected = { type: 'free', charge: 0n, price: 500n, months: 2 };
  assert.deepEqual(termsOf('monthly', trial, { isFirst: true, settings }), expected);
  assert.deepEqual(termsOf('free', trial, { isFirst: true, settings }), expected);
  assert.equal(termsOf('monthly', trial, { isFirst: false, settings }).charge, 500n);
  const off = { ...settings, freeSubscriptionEnabled: false };
  assert.equal(termsOf('monthly', trial, { isFirst: true, settings: off }).charge, 500n);
  assert.throws(() => termsOf('free', trial, { isFirst: false, settings }), SubscriptionTypeUnavailableError);
  assert.equal(renewedType('free', 500n), 'monthly');
});

test('an unpaid or paused subscription keeps its agreed price, for the same plan only', () => {
  const ended = { current_period_end: new Date('2026-01-01'), next_price: null, next_price_from: null };
  const waiting = { ...ended, type: 'quarterly', status: 'past-due', price: 1200n } as const;
  assert.deepEqual(agreedTerms(waiting, 'quarterly'), { type: 'quarterly', charge: 1200n, price: 1200n, months: 3 });
  assert.equal(agreedTerms({ ...waiting, status: 'paused' }, 'quarterly')?.charge, 1200n);
  assert.equal(agreedTerms(waiting, 'monthly'), null);
  assert.equal(agreedTerms({ ...waiting, status: 'expired' }, 'quarterly'), null);
  const trial = { ...ended, type: 'free', status: 'past-due', price: 500n } as const;
  assert.equal(agreedTerms(trial, 'monthly')?.charge, 500n, 'a trial that could not be paid goes on as it was agreed');
  assert.equal(agreedTerms(trial, 'free'), null);
});

test('an announced price applies to periods that begin on its date or later', () => {
  const row = { status: 'active', price: 500n, next_price: 700n, next_price_from: new Date('2026-03-01') };
  const ends = (current_period_end: Date, status = 'active') => ({ ...row, status, current_period_end });
  assert.equal(nextPrice(ends(new Date('2026-02-27')), new Date('2026-02-01')), 500n);
  assert.equal(nextPrice(ends(new Date('2026-03-01')), new Date('2026-02-01')), 700n);
  assert.equal(nextPrice(ends(new Date('2026-02-27'), 'past-due'), new Date('2026-03-02')), 500n, 'it was due before');
  assert.equal(nextPrice(ends(new Date('2026-01-27'), 'paused'), new Date('2026-03-02')), 700n);
});

test('months are added on the calendar, and a missing day becomes the last one', () => {
  const added = (from: string, months: number) => addMonths(new Date(from), months).toISOString();
  assert.equal(added('2026-01-15T08:30:00.000Z', 1), '2026-02-15T08:30:00.000Z');
  assert.equal(added('2026-01-31T08:30:00.000Z', 1), '2026-02-28T08:30:00.000Z');
  assert.equal(added('2028-02-29T00:00:00.000Z', 12), '2029-02-28T00:00:00.000Z');
  assert.equal(added('2026-11-30T23:59:59.000Z', 3), '2027-02-28T23:59:59.000Z');
});
