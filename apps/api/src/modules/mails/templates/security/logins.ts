import type { MessageLocale } from '../../../../errors/localized-message.ts';
import type { Provider } from '../../../../platform/database/member-tables.ts';
import { isolate } from '../../letter.ts';
import { securityNotice, type NoticeData } from './notice.ts';

const names: Record<MessageLocale, Record<Provider, string>> = {
  'fa-IR': { google: 'گوگل', twitter: 'توییتر', telegram: 'تلگرام' },
  'en-US': { google: 'Google', twitter: 'Twitter', telegram: 'Telegram' },
  'ar-EG': { google: 'جوجل', twitter: 'تويتر', telegram: 'تيليجرام' },
};

type LoginData = NoticeData & { provider: Provider };

/** A login at another site now opens the account. */
export const loginLinked = securityNotice<LoginData>({
  'fa-IR': ({ siteName, provider }) => ({
    title: `ورود با ${names['fa-IR'][provider]} پیوند خورد`,
    told: `از این پس با یک حساب ${names['fa-IR'][provider]} می‌توان وارد حسابتان در ${isolate(siteName)} شد.`,
  }),
  'en-US': ({ siteName, provider }) => ({
    title: `Login with ${names['en-US'][provider]} was linked`,
    told: `From now on, an account at ${names['en-US'][provider]} opens your ${isolate(siteName)} account.`,
  }),
  'ar-EG': ({ siteName, provider }) => ({
    title: `تم ربط الدخول بـ${names['ar-EG'][provider]}`,
    told: `من الآن فصاعدًا يمكن الدخول إلى حسابك في ${isolate(siteName)} بحساب على ${names['ar-EG'][provider]}.`,
  }),
});

export const loginUnlinked = securityNotice<LoginData>({
  'fa-IR': ({ siteName, provider }) => ({
    title: `ورود با ${names['fa-IR'][provider]} جدا شد`,
    told: `دیگر نمی‌توان با ${names['fa-IR'][provider]} وارد حسابتان در ${isolate(siteName)} شد.`,
  }),
  'en-US': ({ siteName, provider }) => ({
    title: `Login with ${names['en-US'][provider]} was unlinked`,
    told: `Your ${isolate(siteName)} account can no longer be entered with ${names['en-US'][provider]}.`,
  }),
  'ar-EG': ({ siteName, provider }) => ({
    title: `تم فك ربط الدخول بـ${names['ar-EG'][provider]}`,
    told: `لم يعد الدخول إلى حسابك في ${isolate(siteName)} ممكنًا بـ${names['ar-EG'][provider]}.`,
  }),
});
