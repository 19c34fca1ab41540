import { plansOf } from './plans.ts';
import { subscriptionState } from './subscription-state.ts';

const offer = { monthlyPrice: 4.9, quarterlyPrice: null, halfYearlyPrice: null, yearlyPrice: 49, isFreeTrial: true };
const first = { isFirst: true, freeMonths: 1 };

describe('the plans of a performer', () => {
  it('ask for the free month by its name, and name what follows it', () => {
    const [monthly, yearly] = plansOf(offer, first);
    expect(monthly).toMatchObject({ type: 'free', charge: 0, price: 4.9, freeMonths: 1 });
    expect(yearly).toMatchObject({ type: 'yearly', charge: 49, savedMonths: 2 });
  });

  it('say what a month of each costs, rounded up, the shorter ones first', () => {
    const plans = plansOf({ ...offer, quarterlyPrice: 14, halfYearlyPrice: 24.5 }, first);
    expect(plans.map(({ period, months, perMonth, savedMonths }) => [period, months, perMonth, savedMonths])).toEqual([
      ['monthly', 1, 4.9, 0],
      ['quarterly', 3, 4.67, 0],
      ['half-yearly', 6, 4.09, 1],
      ['yearly', 12, 4.09, 2],
    ]);
  });

  it.each([
    ['it is not the first subscription', { ...first, isFirst: false }, offer],
    ['the site offers none', { ...first, freeMonths: 0 }, offer],
    ['she offers none', first, { ...offer, isFreeTrial: false }],
  ])('have no free month when %s', (_, terms, terms2) => {
    expect(plansOf(terms2, terms)[0]).toMatchObject({ type: 'monthly', charge: 4.9, freeMonths: 0 });
  });

  it('are one where subscribing is free, and without a year where none is sold', () => {
    expect(plansOf({ ...offer, monthlyPrice: 0 }, first)).toMatchObject([{ type: 'free', charge: 0, price: 0 }]);
    expect(plansOf({ ...offer, yearlyPrice: null }, first)).toHaveLength(1);
    expect(plansOf({ ...offer, yearlyPrice: 0 }, first)).toHaveLength(1);
  });
});

describe('the state of a subscription', () => {
  const now = new Date('2026-01-15');
  const soon = '2026-02-01T00:00:00.000Z';

  it.each([
    ['running', 'active', soon],
    ['ending', 'cancelled', soon],
    ['unpaid', 'past-due', soon],
    ['over', 'expired', soon],
    ['over', 'cancelled', '2026-01-01T00:00:00.000Z'],
  ] as const)('is %s for %s until %s', (state, status, currentPeriodEnd) => {
    expect(subscriptionState({ status, currentPeriodEnd }, now)).toBe(state);
  });
});
