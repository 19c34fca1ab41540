import assert from 'node:assert/strict';
import { nextPrice } from '../../viewing/next-price.ts';
import { test } from 'node:test';
import { SubscriptionTypeUnavailableError } from './subscriptions.errors.ts';
import { addMonths, agreedTerms, aimedDay, renewedType, termsOf } from './subscription-terms.ts';

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

/** The ends of periods that follow each other, from the day on which the first began. */
const endsOf = (begun: string, months: number, count: number): string[] => {
  const ends: string[] = [];
  let end = new Date(`${begun}T08:30:00.000Z`);
  let day = end.getUTCDate();
  for (let nth = 0; nth < count; nth += 1) {
    day = aimedDay(end, day);
    end = addMonths(end, months, day);
    ends.push(end.toISOString().slice(0, 10));
  }
  return ends;
};

test('a month that is too short cuts its own period, and none after it', () => {
  assert.deepEqual(endsOf('2026-01-31', 1, 4), ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  assert.deepEqual(endsOf('2026-01-29', 1, 2), ['2026-02-28', '2026-03-29']);
  assert.deepEqual(endsOf('2028-01-30', 1, 2), ['2028-02-29', '2028-03-30']);
  assert.deepEqual(endsOf('2027-11-30', 3, 3), ['2028-02-29', '2028-05-30', '2028-08-30']);
  assert.deepEqual(endsOf('2028-02-29', 12, 4), ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
});

test('an end that was moved is followed by its own day, and months are taken off as they are added', () => {
  const after = (end: string, begun: number | null) => addMonths(new Date(end), 1, begun).toISOString().slice(0, 10);
  assert.equal(after('2026-03-10', 31), '2026-04-10');
  assert.equal(after('2026-03-28', 31), '2026-04-28');
  assert.equal(after('2026-02-28', 15), '2026-03-28');
  assert.equal(after('2026-02-28', null), '2026-03-28');
  assert.equal(addMonths(new Date('2026-03-31'), -1).toISOString().slice(0, 10), '2026-02-28');
});
