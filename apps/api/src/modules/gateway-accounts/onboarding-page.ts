import { completeLocaleOf } from '@barg/contract';
import { sandboxButton, sandboxPage } from '../../platform/payments/sandbox-page.ts';
import type { SignedQuery } from '../../platform/payments/sandbox-links.ts';

const TEXTS = {
  'fa-IR': {
    title: 'حساب شما نزد درگاه',
    test: 'حالت آزمایشی',
    lead: 'اینجا نقش درگاه پرداخت بازی می‌شود: هویت و حساب بانکی شما را می‌پرسد. چیزی پرسیده و پولی جابه‌جا نمی‌شود.',
    finish: 'همهٔ پرسش‌ها را پاسخ دادم',
    'leave-document': 'پاسخ دادم، بدون مدرک شناسایی',
    'send-back': 'پاسخ دادم، با بانکی که پول را برمی‌گرداند',
    leave: 'بعداً',
  },
  'en-US': {
    title: 'Your account at the gateway',
    test: 'TEST MODE',
    lead: 'This page plays the payment gateway, which asks who you are and where your bank is. Nothing is asked, and no real money moves.',
    finish: 'I have answered everything',
    'leave-document': 'Answered, without the document',
    'send-back': 'Answered, with a bank that sends money back',
    leave: 'Later',
  },
  'ar-EG': {
    title: 'حسابك لدى بوابة الدفع',
    test: 'وضع تجريبي',
    lead: 'تمثّل هذه الصفحة بوابة الدفع التي تسأل عن هويتك وحسابك المصرفي. لا يُسأل عن شيء ولا تنتقل أموال حقيقية.',
    finish: 'أجبت عن كل شيء',
    'leave-document': 'أجبت، من دون الوثيقة',
    'send-back': 'أجبت، بمصرف يعيد الأموال',
    leave: 'لاحقًا',
  },
} as const;

const ANSWERS = ['finish', 'leave-document', 'send-back', 'leave'] as const;

export interface OnboardingView {
  link: string;
  query: SignedQuery & { locale: string };
}

/** Not escaped: its values are the site's own or matched by a pattern, and nothing is typed by a person. */
export const onboardingPage = ({ link, query: { expires, signature, locale: asked } }: OnboardingView): string => {
  const locale = completeLocaleOf(asked);
  const texts = TEXTS[locale as keyof typeof TEXTS] ?? TEXTS['en-US'];
  const buttons = ANSWERS.map((answer) => {
    const search = new URLSearchParams({ expires: `${expires}`, signature, answer });
    const path = `/api/sandbox/onboarding/${link}?${search.toString()}`;
    return sandboxButton({ path, label: texts[answer], isMain: answer === 'finish' });
  });
  return sandboxPage({ locale, texts, content: buttons.join('\n') });
};
