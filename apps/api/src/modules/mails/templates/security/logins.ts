import type { Locale } from '@barg/contract';
import type { Provider } from '../../../../platform/database/member-tables.ts';
import { wordsIn, type Wording } from '../../../../shared/wording/wording.ts';
import { isolate } from '../../letter.ts';
import { securityNotice, type NoticeData } from './notice.ts';

const NAMES: Wording<Readonly<Record<Provider, string>>> = {
  'fa-IR': { google: 'گوگل', twitter: 'توییتر', telegram: 'تلگرام' },
  'en-US': () => ({ google: 'Google', twitter: 'Twitter', telegram: 'Telegram' }),
  'ar-EG': { google: 'جوجل', twitter: 'تويتر', telegram: 'تيليجرام' },
};

const siteIn = (locale: Locale, provider: Provider): string => wordsIn(NAMES, locale)[provider];

type LoginData = NoticeData & { provider: Provider };

/** A login at another site now opens the account. */
export const loginLinked = securityNotice<LoginData>({
  'fa-IR': ({ siteName, provider }) => ({
    title: `ورود با ${siteIn('fa-IR', provider)} پیوند خورد`,
    told: `از این پس با یک حساب ${siteIn('fa-IR', provider)} می‌توان وارد حسابتان در ${isolate(siteName)} شد.`,
  }),
  'en-US':
    (say, locale) =>
    ({ siteName, provider }) => ({
      title: say`Login with ${siteIn(locale, provider)} was linked`,
      told: say`From now on, an account at ${siteIn(locale, provider)} opens your ${isolate(siteName)} account.`,
    }),
  'ar-EG': ({ siteName, provider }) => ({
    title: `تم ربط الدخول بـ${siteIn('ar-EG', provider)}`,
    told: `من الآن فصاعدًا يمكن الدخول إلى حسابك في ${isolate(siteName)} بحساب على ${siteIn('ar-EG', provider)}.`,
  }),
});

export const loginUnlinked = securityNotice<LoginData>({
  'fa-IR': ({ siteName, provider }) => ({
    title: `ورود با ${siteIn('fa-IR', provider)} جدا شد`,
    told: `دیگر نمی‌توان با ${siteIn('fa-IR', provider)} وارد حسابتان در ${isolate(siteName)} شد.`,
  }),
  'en-US':
    (say, locale) =>
    ({ siteName, provider }) => ({
      title: say`Login with ${siteIn(locale, provider)} was unlinked`,
      told: say`Your ${isolate(siteName)} account can no longer be entered with ${siteIn(locale, provider)}.`,
    }),
  'ar-EG': ({ siteName, provider }) => ({
    title: `تم فك ربط الدخول بـ${siteIn('ar-EG', provider)}`,
    told: `لم يعد الدخول إلى حسابك في ${isolate(siteName)} ممكنًا بـ${siteIn('ar-EG', provider)}.`,
  }),
});
