import { directionOf, messagesLocaleOf } from '@barg/contract';
import type { SignedQuery } from '../../platform/payments/sandbox-links.ts';
import type { Challenge } from '../../platform/payments/sandbox-charges.ts';

const TEXTS = {
  'fa-IR': {
    title: 'تأیید پرداخت',
    test: 'حالت آزمایشی',
    lead: 'اینجا نقش بانک شما بازی می‌شود. پولی جابه‌جا نمی‌شود.',
    amount: 'مبلغ',
    confirm: 'تأیید پرداخت',
    refuse: 'رد کردن',
  },
  'en-US': {
    title: 'Confirm the payment',
    test: 'TEST MODE',
    lead: 'This page plays your bank. No real money moves.',
    amount: 'Amount',
    confirm: 'Confirm payment',
    refuse: 'Refuse',
  },
  'ar-EG': {
    title: 'تأكيد الدفع',
    test: 'وضع تجريبي',
    lead: 'تمثّل هذه الصفحة مصرفك. لا تنتقل أموال حقيقية.',
    amount: 'المبلغ',
    confirm: 'تأكيد الدفع',
    refuse: 'رفض',
  },
} as const;

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 1rem/1.6 system-ui, sans-serif; max-inline-size: 24rem; margin: 10vh auto; padding-inline: 1rem; }
  .test { display: inline-block; padding: .1rem .6rem; border: 1px solid; border-radius: 1rem; font-size: .8rem; }
  dl { display: flex; justify-content: space-between; } dd { margin: 0; font-weight: 700; }
  button { font: inherit; inline-size: 100%; min-block-size: 3rem; margin-block-end: .5rem; border-radius: 1.5rem; }
  button[data-main] { background: #1f6f4a; color: #fff; border: 0; }`;

export interface ChallengeView {
  ref: string;
  charge: Challenge;
  query: SignedQuery & { locale: string };
}

/** Everything on it is ours or checked against a pattern: nothing that a person typed. */
export const challengePage = ({ ref, charge, query }: ChallengeView): string => {
  const locale = messagesLocaleOf(query.locale);
  const text = TEXTS[locale as keyof typeof TEXTS] ?? TEXTS['en-US'];
  const { expires, signature } = query;
  const form = (answer: string, label: string, attributes = '') => {
    const search = new URLSearchParams({ expires: `${expires}`, signature, answer }).toString();
    const action = `/api/sandbox/challenges/${ref}?${search.replaceAll('&', '&amp;')}`;
    return `<form method="post" action="${action}"><button ${attributes}>${label}</button></form>`;
  };
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: charge.currency });
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text.title}</title>
<style>${STYLE}</style></head>
<body><main>
<p class="test">${text.test}</p>
<h1>${text.title}</h1>
<p>${text.lead}</p>
<dl><dt>${text.amount}</dt><dd><bdi>${amount.format(Number(charge.amount) / 100)}</bdi></dd></dl>
${form('confirm', text.confirm, 'data-main')}
${form('refuse', text.refuse)}
</main></body></html>`;
};
