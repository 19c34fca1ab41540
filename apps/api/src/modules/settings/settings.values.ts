import { SCREEN_LOCALES } from '@barg/contract';
import { z } from 'zod';
import { listedCountrySchema } from '../../shared/country-code.ts';
import { cleanLine } from '../../shared/user-text.ts';
import type { SettingKey, Settings } from './settings.defaults.ts';

const MAX_ADDRESS = 2048;

/** One line of text by an operator. */
const line = (min: number, max: number) =>
  z
    .string()
    .max(max * 4)
    .overwrite(cleanLine)
    .min(min)
    .max(max);

/** A path of this site: one leading slash, and nothing that a browser would read as another host. */
export const sitePath = z
  .string()
  .max(MAX_ADDRESS)
  .regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u);
export const webAddress = z.url({ protocol: /^https?$/ }).max(MAX_ADDRESS);

const MOST_TOKENS = 1_000_000;
/** Two decimal places, as all money. */
const amount = z.number().min(0).max(MOST_TOKENS).multipleOf(0.01);

const percent = z.number().min(0).max(100).multipleOf(0.01);

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** An empty string removes the key. */
const keyOf = (pattern: RegExp) => z.union([z.literal(''), z.string().max(300).regex(pattern)]);

const unique = <T>(items: readonly T[]): boolean => new Set(items).size === items.length;

/** The schema of each setting; the defaults are in settings.defaults.ts. */
export const settingValues = {
  siteName: line(1, 60),
  // The pages' security policy would refuse pictures of other hosts.
  logo: z.union([z.literal(''), sitePath]),
  favicon: sitePath,
  /** Without a title a link to a page of the site shows the page's own. */
  menus: z.array(z.object({ title: line(0, 60), path: z.union([sitePath, webAddress]) })).max(20),
  locale: z.enum(SCREEN_LOCALES),
  maintenanceMode: z.boolean(),
  currency: z.string().refine((code) => currencies.has(code)),
  tokenValue: amount.min(0.01),
  requireEmailVerification: z.boolean(),
  freeSubscriptionEnabled: z.boolean(),
  /** Months. */
  freeSubscriptionDuration: z.number().int().min(1).max(12),
  subscriptionPriceNoticeDays: z.number().int().min(7).max(180),
  minimumSubscriptionPrice: amount,
  maximumSubscriptionPrice: amount,
  minimumWalletPrice: amount.min(0.01),
  maximumWalletPrice: amount,
  minimumTipPrice: amount.min(0.01),
  maximumTipPrice: amount,
  minimumPayoutAmount: amount,
  voiceMessageMinutes: z.number().int().min(1).max(30),
  linkPreviews: z.boolean(),
  gaCode: keyOf(/^G-[A-Z0-9]{4,20}$/),
  googleReCaptchaSiteKey: keyOf(/^6L[A-Za-z0-9_-]{38}$/),
  blockedCountries: z.array(listedCountrySchema).max(250).refine(unique),
  hashPwClient: z.boolean(),
  captchaOnLogin: z.enum(['adaptive', 'always']),
  noticeLetterWaitMinutes: z.number().int().min(1).max(120),
  commissionPercent: percent,
  payoutHoldDays: z.number().int().min(0).max(90),
  refundRequestDays: z.number().int().min(0).max(365),
  ticketMinimumPercent: z.number().int().min(0).max(100),
  payoutFee: amount,
  payoutFourEyesAmount: amount,
  promotionalEarningsPercent: percent,
  referralPercent: percent,
  referralMonths: z.number().int().min(0).max(120),
  referralCap: amount,
} satisfies Record<SettingKey, z.ZodType>;

export const settingsSchema = z.object(settingValues);

type Lower = Extract<SettingKey, `minimum${string}`>;
type Upper = Extract<SettingKey, `maximum${string}`>;

/** Every pair of a lower and an upper bound, found by name: a new pair needs no line here. */
export const BOUNDS: ReadonlyArray<readonly [Lower, Upper]> = Object.keys(settingValues).flatMap((key) => {
  const upper = key.replace(/^minimum/, 'maximum');
  return upper !== key && upper in settingValues ? [[key as Lower, upper as Upper] as const] : [];
});

export interface CrossedBounds {
  lower: Lower;
  low: number;
  upper: Upper;
  high: number;
}

/** The pairs whose lower bound is above the upper one. */
export const crossedBounds = (settings: Settings): CrossedBounds[] =>
  BOUNDS.map(([lower, upper]) => ({ lower, low: settings[lower], upper, high: settings[upper] })).filter(
    ({ low, high }) => low > high,
  );
