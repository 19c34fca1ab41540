import type { SiteSettings } from '@barg/api-client/models';
import { SCREEN_LOCALES } from '@barg/contract';
import { shownWords } from '@barg/contract/words';
import { z } from 'zod';
import { linkSchema, sitePathSchema } from '../../shared/link-schema.ts';

export const CAPTCHA_MODES = ['adaptive', 'always'] as const;

const amount = z.number().min(0).max(1_000_000).multipleOf(0.01);
const percent = z.number().min(0).max(100).multipleOf(0.01);
const key = (pattern: RegExp) =>
  z.string().refine((text) => text === '' || pattern.test(text), 'operator:settings.badKey');

/** The form's rules, the same as the server's. */
export const settingsFormSchema = z.object({
  siteName: z.string().overwrite(shownWords).min(1).max(60),
  logo: z.union([z.literal(''), sitePathSchema]),
  favicon: sitePathSchema,
  menus: z.array(z.object({ title: z.string().overwrite(shownWords).max(60), path: linkSchema })).max(20),
  locale: z.enum(SCREEN_LOCALES),
  currency: z.string().regex(/^[A-Z]{3}$/, 'operator:settings.badCurrency'),
  tokenValue: amount.min(0.01),
  commissionPercent: percent,
  promotionalEarningsPercent: percent,
  referralPercent: percent,
  referralMonths: z.number().int().min(0).max(120),
  referralCap: amount,
  subscriptionPriceNoticeDays: z.number().int().min(7).max(180),
  payoutHoldDays: z.number().int().min(0).max(90),
  refundRequestDays: z.number().int().min(0).max(365),
  ticketMinimumPercent: z.number().int().min(0).max(100),
  voiceMessageMinutes: z.number().int().min(1).max(30),
  linkPreviews: z.boolean(),
  requireEmailVerification: z.boolean(),
  hashPwClient: z.boolean(),
  captchaOnLogin: z.enum(CAPTCHA_MODES),
  noticeLetterWaitMinutes: z.number().int().min(1).max(120),
  freeSubscriptionEnabled: z.boolean(),
  freeSubscriptionDuration: z.number().int().min(1).max(12),
  minimumSubscriptionPrice: amount,
  maximumSubscriptionPrice: amount,
  minimumWalletPrice: amount.min(0.01),
  maximumWalletPrice: amount,
  minimumTipPrice: amount.min(0.01),
  maximumTipPrice: amount,
  minimumPayoutAmount: amount,
  payoutFee: amount,
  payoutFourEyesAmount: amount,
  gaCode: key(/^G-[A-Z0-9]{4,20}$/),
  googleReCaptchaSiteKey: key(/^6L[A-Za-z0-9_-]{38}$/),
});
export type SettingsForm = z.infer<typeof settingsFormSchema>;

type FieldName = keyof SettingsForm;

/** The pairs of lower and upper bounds, by name. */
export const BOUNDS = (Object.keys(settingsFormSchema.shape) as FieldName[]).flatMap((lower) => {
  const upper = lower.replace(/^minimum/, 'maximum') as FieldName;
  return upper !== lower && upper in settingsFormSchema.shape ? [[lower, upper] as const] : [];
});

/** The other bound of a pair. */
export const twinOf = (name: string | undefined): FieldName | undefined =>
  BOUNDS.find((pair) => pair.some((it) => it === name))?.find((it) => it !== name);

/** The message for crossed bounds, with both fields and both numbers. */
export type CrossedBoundsMessage = (bounds: {
  lower: FieldName;
  low: number;
  upper: FieldName;
  high: number;
}) => string;

/** The rules with those of pairs: a minimum above its maximum is an error of both fields. */
export const settingsFormSchemaWith = (messageOf: CrossedBoundsMessage) =>
  settingsFormSchema.superRefine((settings, context) => {
    for (const [lower, upper] of BOUNDS) {
      const [low, high] = [Number(settings[lower]), Number(settings[upper])];
      if (low <= high) continue;
      const message = messageOf({ lower, low, upper, high });
      for (const name of [lower, upper]) context.addIssue({ code: 'custom', path: [name], message });
    }
  });

/** The form's values of settings. */
export const formValuesOf = (settings: SiteSettings['settings']): SettingsForm => settingsFormSchema.parse(settings);

/** The changed settings: only these are sent, so that conflicts of operators are rare. */
export function changedSettings(before: SettingsForm, after: SettingsForm): Partial<SettingsForm> {
  const names = Object.keys(after) as Array<keyof SettingsForm>;
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}
