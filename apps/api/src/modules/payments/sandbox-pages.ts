import { completeLocaleOf } from '@barg/contract';
import { sandboxButton, sandboxPage } from '../../platform/payments/sandbox-page.ts';
import type { SignedQuery } from '../../platform/payments/sandbox-links.ts';
import type { Challenge } from '../../platform/payments/sandbox-charges.ts';
import { inLanguage } from '../../shared/in-language.ts';

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

export interface ChallengeView {
  ref: string;
  charge: Challenge;
  query: SignedQuery & { locale: string };
}

/** Not escaped: its values are the site's own or matched by a pattern, and nothing is typed by a person. */
export const challengePage = ({ ref, charge, query }: ChallengeView): string => {
  const locale = completeLocaleOf(query.locale);
  const text = TEXTS[locale];
  const { expires, signature } = query;
  const button = (answer: 'confirm' | 'refuse') => {
    const search = new URLSearchParams({ expires: `${expires}`, signature, answer });
    const path = `/api/sandbox/challenges/${ref}?${search.toString()}`;
    return sandboxButton({ path, label: text[answer], isMain: answer === 'confirm' });
  };
  const amount = inLanguage(locale).money(Number(charge.amount) / 100, charge.currency);
  const content = `<dl><dt>${text.amount}</dt><dd><bdi>${amount}</bdi></dd></dl>
${button('confirm')}
${button('refuse')}`;
  return sandboxPage({ locale, texts: text, content });
};
