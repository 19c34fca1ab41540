import { costOf, taxOf } from '../../../shared/token-cost.ts';
import { betterPackage } from './package-rules.ts';

const packages = [
  { name: 'leaf', tokens: 10, price: 10 },
  { name: 'branch', tokens: 26, price: 25 },
  { name: 'tree', tokens: 55, price: 50 },
];
const nameFor = (amount: number, tokenValue = 1) =>
  betterPackage(packages, { amount, tokenValue, taxPercent: 0, currency: 'USD' })?.name;

it('finds the package that gives more for the same money, or as much for less', () => {
  // As many tokens for the same money is no reason to change what was typed.
  expect(nameFor(10)).toBeUndefined();
  expect(nameFor(24.99)).toBeUndefined();
  expect(nameFor(25)).toBe('branch');
  expect(nameFor(25.5)).toBe('branch');
  expect(nameFor(26)).toBe('branch');
  expect(nameFor(26.01)).toBeUndefined();
  expect(nameFor(50)).toBe('tree');
  expect(nameFor(55)).toBe('tree');
  expect(nameFor(55.01)).toBeUndefined();
  for (const nothing of [NaN, Infinity, 0, -25]) expect(nameFor(nothing)).toBeUndefined();
});

it('takes the cheapest of several, and of those what gives most', () => {
  const offers = [
    { name: 'dear', tokens: 60, price: 50 },
    { name: 'few', tokens: 50, price: 40 },
    { name: 'many', tokens: 55, price: 40 },
  ];
  expect(betterPackage(offers, { amount: 50, tokenValue: 1, taxPercent: 0, currency: 'USD' })?.name).toBe('many');
});

const cost = (tokens: number, tokenValue: number) => costOf(tokens, { tokenValue, taxPercent: 0, currency: 'USD' });

it('counts exactly, also where a token is worth a fraction', () => {
  expect([cost(0.1, 3), cost(1.05, 1.1), cost(19.99, 100), cost(0.5, 0.01)]).toEqual([0.3, 1.16, 1999, 0.01]);
  expect([cost(NaN, 1), cost(Infinity, 1)]).toEqual([NaN, Infinity]);
  // 1.1 * 3 is more than 3.3 in floating point: a package at 3.30 would seem cheaper than it is.
  const three = [{ name: 'three', tokens: 3, price: 3.3 }];
  expect(betterPackage(three, { amount: 3, tokenValue: 1.1, taxPercent: 0, currency: 'USD' })).toBeUndefined();
  expect(nameFor(25, 0.5)).toBeUndefined();
});

it('adds the tax to the hundredth, rounded half up as the server does', () => {
  const terms = { tokenValue: 1, taxPercent: 19, currency: 'USD' };
  expect([costOf(10, terms), taxOf(10, terms), costOf(2.95, terms), taxOf(2.95, terms)]).toEqual([
    11.9, 1.9, 3.51, 0.56,
  ]);
  expect(costOf(0.5, { tokenValue: 1, taxPercent: 7.25, currency: 'USD' })).toBe(0.54);
  // Of a package the price holds the tax already: both are compared as they are paid.
  expect(betterPackage([{ tokens: 26, price: 29.75 }], { ...terms, amount: 25 })).toBeDefined();
  expect(betterPackage([{ tokens: 25, price: 29.75 }], { ...terms, amount: 25 })).toBeUndefined();
});

it('asks for nothing that a currency without hundredths does not have', () => {
  const terms = { tokenValue: 999, taxPercent: 19, currency: 'CLP' };
  // 9,990 and 1,898.10 of tax, of which 1,898 can be charged.
  expect([costOf(10, terms), taxOf(10, terms)]).toEqual([11_888, 1898]);
  // 1,498.50 is rounded half up before the tax, which is 284.81.
  expect([costOf(1.5, terms), taxOf(1.5, terms)]).toEqual([1784, 285]);
  expect(costOf(1.5, { ...terms, currency: 'USD' })).toBe(1783.22);
});
