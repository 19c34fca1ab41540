import { completeLocaleOf, directionOf } from '@barg/contract';

/** A sandbox page has no scripts, loads nothing, and cannot be framed. */
export const SANDBOX_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
};

/** The buttons of a page without scripts: the browser's own are grey and bevelled in either theme. */
export const BUTTON_STYLE = `
  button { font: inherit; color: inherit; inline-size: 100%; min-block-size: 3rem; margin-block-end: .5rem;
    border: 1px solid; border-radius: 1.5rem; background: transparent; }
  button[data-main] { background: #1f6f4a; color: #fff; border-color: transparent; }`;

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 1rem/1.6 system-ui, sans-serif; max-inline-size: 24rem; margin: 10vh auto; padding-inline: 1rem; }
  .test { display: inline-block; padding: .1rem .6rem; border: 1px solid; border-radius: 1rem; font-size: .8rem; }
  dl { display: flex; justify-content: space-between; } dd { margin: 0; font-weight: 700; }${BUTTON_STYLE}`;

export interface SandboxPage {
  locale: string;
  texts: { title: string; test: string; lead: string };
  /** The markup below the introduction. It is not escaped, so it must hold nothing that a person typed. */
  content: string;
}

export const sandboxPage = ({ locale, texts: { title, test, lead }, content }: SandboxPage): string => `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style></head>
<body><main>
<p class="test">${test}</p>
<h1>${title}</h1>
<p>${lead}</p>
${content}
</main></body></html>`;

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
  `<form method="post" action="${path.replaceAll('&', '&amp;')}"><button${isMain ? ' data-main' : ''}>${label}</button></form>`;
