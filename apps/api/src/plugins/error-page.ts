import { DEFAULT_LOCALE, isSupportedCulture, messagesLocaleOf, type Locale } from '@barg/contract';
import type { FastifyRequest } from 'fastify';
import { barePage, escapeHtml } from '../platform/bare-page.ts';
import { wordsIn, type Wording } from '../shared/wording/wording.ts';

const WORDS: Wording<{ title: string; again: string; home: string }> = {
  'fa-IR': { title: 'این صفحه باز نشد', again: 'دوباره بازش کنید', home: 'به سایت' },
  'en-US': (say) => ({
    title: say`This could not be opened`,
    again: say`Open it again`,
    home: say`To the site`,
  }),
  'ar-EG': { title: 'تعذّر فتح هذه الصفحة', again: 'افتحها مرة أخرى', home: 'إلى الموقع' },
};

/** Of `i18nextLng` (specification, section 9). */
const CULTURE = /(?:^|;\s*)i18nextLng=([\w-]{2,12})(?:;|$)/;

/** Whether a person has opened this address, from a letter or by a link: all browsers say so of what they show. */
export const isOpenedByPerson = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-mode'] === 'navigate';

/** The language in which a person reads this site. Nothing of an address that was opened names it but the cookie. */
export const cultureOfVisitor = ({ headers }: Pick<FastifyRequest, 'headers'>): Locale => {
  const chosen = CULTURE.exec(headers.cookie ?? '')?.[1];
  return messagesLocaleOf(isSupportedCulture(chosen) ? chosen : DEFAULT_LOCALE);
};

interface Failure {
  locale: Locale;
  /** In the visitor's language. */
  message: string;
  code: string;
  requestId: string;
  /** What was opened, when opening it again may help; null after a form, which must not be sent again unasked. */
  again: string | null;
}

/** An error as a page: whoever opens an address is not shown JSON. */
export const errorPage = ({ locale, message, code, requestId, again }: Failure): string => {
  const words = wordsIn(WORDS, locale);
  const link = (href: string, text: string): string => `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`;
  const below = [
    ...(again === null ? [] : [link(again, words.again)]),
    link('/', words.home),
    `<p class="code" dir="ltr">${escapeHtml(`${code} · ${requestId}`)}</p>`,
  ].join('\n');
  return barePage({ locale, siteName: null, title: words.title, lead: message, role: 'alert', below });
};
