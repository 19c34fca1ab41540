import { dearPlansOf, strongestOf, type PlanPrices } from './plans.ts';

const prices = (changes: Partial<PlanPrices>): PlanPrices => ({
  monthlyPrice: 10,
  quarterlyPrice: 27,
  halfYearlyPrice: 50,
  yearlyPrice: 100,
  hasQuarter: true,
  hasHalfYear: true,
  hasYear: true,
  ...changes,
});

test('one objection is raised to a plan: beside the one that costs least for as long', () => {
  const dear = dearPlansOf(prices({ yearlyPrice: 130 }));
  expect(dear.map(({ shorter }) => shorter)).toEqual([1, 3, 6]);
  expect(strongestOf(dear)).toEqual([{ months: 12, price: 130, shorter: 6, total: 100 }]);
});

test('each dear plan has its own, and none is raised to fair ones', () => {
  const dear = strongestOf(dearPlansOf(prices({ quarterlyPrice: 31, yearlyPrice: 130 })));
  expect(dear.map(({ months }) => months)).toEqual([3, 12]);
  expect(strongestOf(dearPlansOf(prices({})))).toEqual([]);
});
