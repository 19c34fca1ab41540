import { SCREEN_LOCALES } from '@barg/contract';
import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { countryCodeSchema } from '../../shared/country-code.ts';

const MOST_DAYS = 3650;
const days = z.number().int().min(1).max(MOST_DAYS);
const MOST_RULES = 10;
/** The most conditions of which one has to be met. */
const MOST_WAYS = 5;

const oneRule = [
  /** A subscription runs. */
  z.object({ kind: z.literal('subscribed') }),
  /** There was a subscription, and none runs. */
  z.object({ kind: z.literal('expired') }),
  z.object({ kind: z.literal('follows') }),
  /** Became a fan in the last days. */
  z.object({ kind: z.literal('new'), days }),
  /** Has paid nothing: no tip, purchase, subscription or order. */
  z.object({ kind: z.literal('never-bought') }),
  /** Has paid at least so many tokens in the last days, less what was taken back. */
  z.object({ kind: z.literal('spent'), amount: amountSchema.refine((amount) => amount > 0), days }),
  /** A fan for longer than that, and has not written in the last days. */
  z.object({ kind: z.literal('silent'), days }),
  /** As the fan's profile says. */
  z.object({ kind: z.literal('country'), country: countryCodeSchema }),
  /** The one that the fan uses the site in. */
  z.object({ kind: z.literal('language'), language: z.enum(SCREEN_LOCALES) }),
] as const;

/** What is asked of a fan. Days are whole ones of 24 hours, counted back from now. */
export const fanRuleSchema = z.discriminatedUnion('kind', [
  ...oneRule,
  /** One of them is met. */
  z.object({ kind: z.literal('any'), rules: z.array(z.discriminatedUnion('kind', oneRule)).min(2).max(MOST_WAYS) }),
]);

export type FanRule = z.output<typeof fanRuleSchema>;

/** All of them have to be met. */
export const fanRulesSchema = z.array(fanRuleSchema).max(MOST_RULES);
