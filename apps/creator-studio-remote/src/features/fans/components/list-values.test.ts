import type { FanList } from '../../../shared/fans/fan-lists-api.ts';
import type { FanRule } from '../../../shared/fans/rule-words.ts';
import { BY_HAND, type KINDS, listSchema, newCondition, newRule, rulesOf, valuesOf } from './list-values.ts';

const listOf = (rules: FanRule[] | null): FanList => ({
  _id: 'list-1',
  name: 'Close',
  rules,
  memberCount: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
});

const ALL_RULES: FanRule[] = [
  { kind: 'subscribed' },
  { kind: 'spent', amount: 12.5, days: 90 },
  {
    kind: 'any',
    rules: [
      { kind: 'country', country: 'IR' },
      { kind: 'language', language: 'ar-EG' },
      { kind: 'silent', days: 7 },
    ],
  },
  { kind: 'new', days: 1 },
];

it('gives back the rules that a list has, none added and none lost', () => {
  expect(rulesOf(valuesOf(listOf(ALL_RULES)))).toEqual(ALL_RULES);
});

it('asks for days where they count, and does not mind what was left in a hidden field', () => {
  const faultsOf = (kind: (typeof KINDS)[number], days: number) => {
    const ways = [{ ...newRule(kind), amount: 5, country: 'DE', days }];
    return listSchema.safeParse({ name: 'Close', conditions: [{ ways }] }).error?.issues.map(({ path }) => path) ?? [];
  };
  for (const days of [NaN, Infinity, 0, 1.5, 3651]) {
    expect(faultsOf('follows', days)).toEqual([]);
    for (const kind of ['new', 'spent', 'silent'] as const)
      expect(faultsOf(kind, days)).toEqual([['conditions', 0, 'ways', 0, 'days']]);
  }
});

it('keeps what is typed for another kind of rule out of the one that is meant', () => {
  const typed = { ...newRule('country'), country: 'DE', amount: 50, days: 3 };
  const of = (kind: (typeof KINDS)[number]) => rulesOf({ name: 'x', conditions: [{ ways: [{ ...typed, kind }] }] });
  expect(of('country')).toEqual([{ kind: 'country', country: 'DE' }]);
  expect(of('subscribed')).toEqual([{ kind: 'subscribed' }]);
  expect(of('spent')).toEqual([{ kind: 'spent', amount: 50, days: 3 }]);
});

it('has no rules where members are put in by hand, also in a list that is read again', () => {
  const values = valuesOf(listOf(null));
  expect(values.conditions).toEqual([newCondition(BY_HAND)]);
  expect(rulesOf(values)).toBeNull();
});

it('says which field a rule lacks, and takes no name that shows nothing', () => {
  const refused = (kind: (typeof KINDS)[number]) =>
    listSchema
      .safeParse({ name: 'Close', conditions: [newCondition(kind)] })
      .error?.issues.map(({ path }) => path.at(-1));
  expect(refused('spent')).toEqual(['amount']);
  expect(refused('country')).toEqual(['country']);
  expect(refused('follows')).toBeUndefined();
  expect(listSchema.safeParse({ name: ' \u3164 ', conditions: [newCondition('follows')] }).success).toBe(false);
});
