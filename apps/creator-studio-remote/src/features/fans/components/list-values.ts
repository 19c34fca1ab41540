import { z } from 'zod';
import { COMPLETE_LOCALES } from '@barg/contract';
import { shownWords } from '@barg/contract/words';
import { typedNumber } from '../../../shared/asking-price.ts';
import type { FanList } from '../../../shared/fans/fan-lists-api.ts';
import type { FanRule } from '../../../shared/fans/rule-words.ts';

/** As many as one of which is enough may be of. */
export const MOST_RULES = 5;
export const JOINTS = ['all', 'any'] as const;

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

const ruleSchema = z
  .object({
    kind: z.enum([BY_HAND, ...KINDS]),
    days: z.number().int().min(1).max(MOST_DAYS),
    amount: typedNumber,
    country: z.string().nullable(),
    language: z.enum(COMPLETE_LOCALES),
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

export const listSchema = z.object({
  name: z.string().overwrite(shownWords).min(1).max(60),
  /** By hand alone, or rules. */
  rules: z.array(ruleSchema).min(1).max(MOST_RULES),
  /** How several are joined. */
  joint: z.enum(JOINTS),
});

export type ListValues = z.output<typeof listSchema>;

/** The rules as the API takes them; null for a list whose members are put in it by hand. */
export const rulesOf = ({ rules, joint }: ListValues): FanRule[] | null => {
  const asked = rules.flatMap((values) => ruleOf(values) ?? []);
  if (asked.length === 0) return null;
  return joint === 'any' && asked.length > 1 ? [{ kind: 'any', rules: asked }] : asked;
};

const isOne = (rule: FanRule): rule is OneRule => rule.kind !== 'any';

/** A new list's, or those of one that is there; null where its conditions cannot be shown in the form. */
export const valuesOf = (list: FanList | undefined): ListValues | null => {
  const name = list?.name ?? '';
  if (!list?.rules) return { name, rules: [newRule(BY_HAND)], joint: 'all' };
  const [first, ...others] = list.rules;
  const isAny = first?.kind === 'any' && others.length === 0;
  const rules: readonly FanRule[] = isAny ? first.rules : list.rules;
  if (rules.length > MOST_RULES || !rules.every(isOne)) return null;
  return { name, rules: rules.map((rule) => ({ ...newRule(rule.kind), ...rule })), joint: isAny ? 'any' : 'all' };
};
