import type { Locale } from '@barg/contract';
import { barePage, escapeHtml } from '../../platform/bare-page.ts';
import { wordsIn, type Wording } from '../../shared/wording/wording.ts';

/** `ask`: before; `done`: after; `unknown`: the address is none of the site's. */
export type UnsubscribeState = 'ask' | 'done' | 'unknown';

const TEXTS: Wording<Record<UnsubscribeState, { title: string; lead: string }> & { end: string; settings: string }> = {
  'fa-IR': {
    ask: {
      title: 'خبرها را دیگر با ایمیل نمی‌خواهید؟',
      lead: 'پس از این، خبرها و پیام‌های نخوانده تنها در خود سایت می‌آیند. نامه‌های امنیت و پول همچنان فرستاده می‌شوند.',
    },
    done: {
      title: 'دیگر فرستاده نمی‌شود',
      lead: 'خبرها را دیگر با ایمیل نمی‌فرستیم. نامه‌های امنیت و پول همچنان فرستاده می‌شوند. هر وقت بخواهید در تنظیمات عوضش کنید.',
    },
    unknown: { title: 'این پیوند درست نیست', lead: 'شاید بریده شده است. پیوند را دوباره از نامه باز کنید.' },
    end: 'دیگر نفرستید',
    settings: 'تنظیم اعلان‌ها',
  },
  'en-US': (say) => ({
    ask: {
      title: say`No more news by e-mail?`,
      lead: say`From then on, news and unread messages stand on the site alone. Letters about security and money are still sent.`,
    },
    done: {
      title: say`You are unsubscribed`,
      lead: say`We send you no more news by e-mail. Letters about security and money are still sent. You can change it in the settings at any time.`,
    },
    unknown: { title: say`This link is not valid`, lead: say`It may have been cut. Open it in the letter again.` },
    end: say`Unsubscribe`,
    settings: say`Notification settings`,
  }),
  'ar-EG': {
    ask: {
      title: 'ألا تريد الأخبار بالبريد الإلكتروني؟',
      lead: 'بعد ذلك تظهر الأخبار والرسائل غير المقروءة في الموقع وحده. أما رسائل الأمان والمال فتظل تُرسل.',
    },
    done: {
      title: 'لن تصلك هذه الرسائل بعد الآن',
      lead: 'لن نرسل إليك الأخبار بالبريد الإلكتروني. أما رسائل الأمان والمال فتظل تُرسل. يمكنك تغيير ذلك من الإعدادات متى شئت.',
    },
    unknown: { title: 'هذا الرابط غير صالح', lead: 'ربما قُطع. افتحه من الرسالة مرة أخرى.' },
    end: 'إيقاف هذه الرسائل',
    settings: 'إعدادات الإشعارات',
  },
};

interface UnsubscribePage {
  locale: Locale;
  state: UnsubscribeState;
  siteName: string;
  /** The path of the account's settings. */
  settingsPath: string;
}

/**
 * A page without scripts. Its button sends the form to the page's own address: programs that look through letters open
 * addresses by themselves, so that opening one ends nothing.
 */
export const unsubscribePage = ({ locale, state, siteName, settingsPath }: UnsubscribePage): string => {
  const { end, settings, ...states } = wordsIn(TEXTS, locale);
  const { title, lead } = states[state];
  const below =
    state === 'ask'
      ? `<form method="post"><button>${escapeHtml(end)}</button></form>`
      : `<p><a href="${escapeHtml(settingsPath)}">${escapeHtml(settings)}</a></p>`;
  return barePage({ locale, siteName, title, lead, role: state === 'done' ? 'status' : 'note', below });
};
