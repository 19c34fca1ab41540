import { isolate, letter } from '../letter.ts';
import { tokensIn } from './shown-values.ts';

export interface PriceKeptLetter {
  name: string;
  performer: string;
  /** Tokens of a period, as before. */
  price: number;
  url: string;
}

/** Tells a fan who was told of a raise that it was taken back. */
export const subscriptionPriceKept = letter<PriceKeptLetter>({
  'fa-IR': ({ name, performer, price, url }) => ({
    subject: `قیمت اشتراک ${isolate(performer)} همان می‌ماند`,
    heading: 'قیمت اشتراک شما بالا نمی‌رود',
    paragraphs: [
      `سلام ${isolate(name)}،`,
      `${isolate(performer)} از بالا بردن قیمت اشتراک شما چشم پوشید: هر دوره همچنان ${tokensIn('fa-IR', price)} است.`,
      'اگر به همین دلیل لغو کرده‌اید، تا پایان دوره می‌توانید اشتراک را نگه دارید.',
    ],
    action: { label: 'اشتراک‌های من', url },
  }),
  'en-US':
    (say, locale) =>
    ({ name, performer, price, url }) => ({
      subject: say`The price of your subscription to ${isolate(performer)} stays as it is`,
      heading: say`Your subscription will not cost more`,
      paragraphs: [
        say`Hello ${isolate(name)},`,
        say`${isolate(performer)} does not raise the price of your subscription after all: a period goes on costing ${tokensIn(locale, price)}.`,
        say`If you have cancelled because of it, you can keep the subscription until its period ends.`,
      ],
      action: { label: say`My subscriptions`, url },
    }),
  'ar-EG': ({ name, performer, price, url }) => ({
    subject: `سعر اشتراكك لدى ${isolate(performer)} يبقى كما هو`,
    heading: 'لن يرتفع سعر اشتراكك',
    paragraphs: [
      `مرحبًا ${isolate(name)}،`,
      `تراجع ${isolate(performer)} عن رفع سعر اشتراكك: تبقى كل فترة بـ${tokensIn('ar-EG', price)}.`,
      'إن كنت قد ألغيت بسبب ذلك، فيمكنك الإبقاء على الاشتراك حتى نهاية فترته.',
    ],
    action: { label: 'اشتراكاتي', url },
  }),
});
