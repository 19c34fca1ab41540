import { completeLocaleOf, type Locale } from '@barg/contract';
import { barePage } from '../bare-page.ts';

export interface SandboxPage {
  locale: Locale;
  texts: { title: string; test: string; lead: string };
  /** The markup below the introduction. It is not escaped: what a person typed goes through `escapeHtml` first. */
  content: string;
}

/** A page that plays what stands outside the site: a bank, a gateway, a chain. Each says that it is one of the test mode. */
export const sandboxPage = ({ locale, texts: { title, test, lead }, content }: SandboxPage): string =>
  barePage({ locale, siteName: null, badge: test, title, lead, role: 'note', below: content });

const OVER = {
  'fa-IR': {
    title: 'این صفحه دیگر باز نمی‌شود',
    test: 'حالت آزمایشی',
    lead: 'مهلت این پیوند گذشته یا یک بار به کار رفته است.',
    back: 'بازگشت به سایت',
  },
  'en-US': {
    title: 'This page is over',
    test: 'TEST MODE',
    lead: 'Its link has expired, or was used.',
    back: 'Back to the site',
  },
  'ar-EG': {
    title: 'لم تعد هذه الصفحة متاحة',
    test: 'وضع تجريبي',
    lead: 'انتهت صلاحية رابطها أو استُخدم من قبل.',
    back: 'العودة إلى الموقع',
  },
} as const;

/** What stands at a link that has expired or was used: whoever opens it is a person with a browser. */
export const sandboxOverPage = (culture: string): string => {
  const locale = completeLocaleOf(culture);
  const { back, ...texts } = OVER[locale];
  return sandboxPage({ locale, texts, content: `<p><a href="/">${back}</a></p>` });
};

/** A button with a form of its own. `path` is a path of this site, with its query. */
export const sandboxButton = ({ path, label, isMain }: { path: string; label: string; isMain: boolean }): string =>
  `<form method="post" action="${path.replaceAll('&', '&amp;')}"><button${isMain ? '' : ' data-second'}>${label}</button></form>`;
