import { z } from 'zod';
import { SCREEN_LOCALES } from '@barg/contract';
import { shownWords } from '@barg/contract/words';
import { typedNumber } from '../../../shared/asking-price.ts';
import type { FanList } from '../../../shared/fans/fan-lists-api.ts';
import type { FanRule } from '../../../shared/fans/rule-words.ts';

/** The API's limits: of the conditions that all have to be met, and of the alternatives in one of them. */
export const MOST_CONDITIONS = 10;
export const MOST_WAYS = 5;

const MOST_DAYS = 3650;
export const KINDS = [
  'subscribed',
  'expired',
  'follows',
  'new',
  'never-bought',
  'spent',
  'silent',
  'country',
  'language',
] as const;
export const BY_HAND = 'by-hand';

const WITH_DAYS: readonly string[] = ['new', 'spent', 'silent'];

/** Whether a kind of rule counts days. */
export const hasDays = (kind: string): boolean => WITH_DAYS.includes(kind);

const daysSchema = z.number().int().min(1).max(MOST_DAYS);

const ruleSchema = z
  .object({
    kind: z.enum([BY_HAND, ...KINDS]),
    days: typedNumber,
    amount: typedNumber,
    country: z.string().nullable(),
    language: z.enum(SCREEN_LOCALES),
  })
  // Days that are hidden are not asked for, and may be anything.
  .superRefine(({ kind, days }, context) => {
    const issues = hasDays(kind) ? daysSchema.safeParse(days, { reportInput: true }).error?.issues : [];
    for (const { message: _, ...issue } of issues ?? []) context.addIssue({ ...issue, path: ['days'] });
  })
  .refine(({ kind, amount }) => kind !== 'spent' || amount > 0, {
    path: ['amount'],
    error: 'creator-studio:fans.form.noAmount',
  })
  .refine(({ kind, country }) => kind !== 'country' || country !== null, {
    path: ['country'],
    error: 'creator-studio:fans.form.noCountry',
  });

type OneRule = Exclude<FanRule, { kind: 'any' }>;

export type RuleValues = z.output<typeof ruleSchema>;

export const newRule = (kind: RuleValues['kind']): RuleValues => ({
  ...{ kind, days: 30, amount: NaN },
  ...{ country: null, language: 'fa-IR' },
});

/** Null: who is in the list is put there by hand. */
const ruleOf = ({ kind, days, amount, country, language }: RuleValues): OneRule | null => {
  if (kind === BY_HAND) return null;
  if (kind === 'spent') return { kind, amount, days };
  if (kind === 'new' || kind === 'silent') return { kind, days };
  if (kind === 'country') return { kind, country: country ?? '' };
  if (kind === 'language') return { kind, language };
  return { kind };
};

/** Met by whoever meets one of its rules. */
const conditionSchema = z.object({ ways: z.array(ruleSchema).min(1).max(MOST_WAYS) });

export type Condition = z.output<typeof conditionSchema>;

export const newCondition = (kind: RuleValues['kind']): Condition => ({ ways: [newRule(kind)] });

export const listSchema = z.object({
  name: z.string().overwrite(shownWords).min(1).max(60),
  /** All of them have to be met. "By hand" is the only rule of the only one, or not there. */
  conditions: z.array(conditionSchema).min(1).max(MOST_CONDITIONS),
});

export type ListValues = z.output<typeof listSchema>;

/** The rules as the API takes them; null for a list whose members are put in it by hand. */
export const rulesOf = ({ conditions }: ListValues): FanRule[] | null => {
  const rules = conditions.flatMap(({ ways }): FanRule[] => {
    const asked = ways.flatMap((values) => ruleOf(values) ?? []);
    return asked.length > 1 ? [{ kind: 'any', rules: asked }] : asked;
  });
  return rules.length > 0 ? rules : null;
};

/** A new list's, or those of one that is there. */
export const valuesOf = (list: FanList | undefined): ListValues => ({
  name: list?.name ?? '',
  conditions: list?.rules
    ? list.rules.map((rule) => ({
        ways: (rule.kind === 'any' ? rule.rules : [rule]).map((way) => ({ ...newRule(way.kind), ...way })),
      }))
    : [newCondition(BY_HAND)],
});
