import type { Locale } from '@barg/contract';
import { isolate } from '../../letter.ts';
import { numberIn, quoted, saidBy, tokensIn } from '../shown-values.ts';
import { moneyLetter, type MoneyLetter } from './frame.ts';

/** What was ordered, for its buyer. */
interface Bought extends MoneyLetter {
  title: string;
}

export interface PlacedLetter extends Bought {
  quantity: number;
  /** Tokens, with shipping. */
  total: number;
  /** Of the address town and country alone: a letter is read in more places than the order's page. */
  city: string;
  country: string;
}

const placeIn = (locale: Locale, { city, country }: Pick<PlacedLetter, 'city' | 'country'>): string =>
  isolate(`${city} (${new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country})`);

export const orderPlaced = moneyLetter<PlacedLetter>({
  'fa-IR': ({ title, quantity, total, ...place }) => ({
    title: 'سفارش شما ثبت شد',
    told: [
      `${numberIn('fa-IR', quantity)} عدد ${quoted('fa-IR', title)} را به ${tokensIn('fa-IR', total)} سفارش دادید. به ${placeIn('fa-IR', place)} فرستاده می‌شود.`,
      'تا فروشنده آن را نفرستد، توکن‌ها برای شما نگه داشته می‌شود.',
    ],
    label: 'دیدن سفارش',
  }),
  'en-US':
    (say, locale) =>
    ({ title, quantity, total, ...place }) => ({
      title: say`Your order is placed`,
      told: [
        say`You ordered ${numberIn(locale, quantity)} of ${quoted(locale, title)} for ${tokensIn(locale, total)}. It goes to ${placeIn(locale, place)}.`,
        say`The tokens are held for you until the seller ships it.`,
      ],
      label: say`See the order`,
    }),
  'ar-EG': ({ title, quantity, total, ...place }) => ({
    title: 'تم تسجيل طلبك',
    told: [
      `طلبت ${numberIn('ar-EG', quantity)} من ${quoted('ar-EG', title)} مقابل ${tokensIn('ar-EG', total)}. سيُرسل إلى ${placeIn('ar-EG', place)}.`,
      'تبقى التوكنات محجوزة لك حتى يرسله البائع.',
    ],
    label: 'عرض الطلب',
  }),
});

export interface ShippedLetter extends Bought {
  /** Empty where the seller said none. */
  carrier: string;
  trackingNumber: string;
}

const trackingOf = ({ carrier, trackingNumber }: ShippedLetter): string =>
  isolate([carrier, trackingNumber].filter((part) => part !== '').join(' '));

const isTracked = ({ carrier, trackingNumber }: ShippedLetter): boolean => carrier + trackingNumber !== '';

export const orderShipped = moneyLetter<ShippedLetter>({
  'fa-IR': (data) => ({
    title: 'سفارش شما فرستاده شد',
    told: [
      `${quoted('fa-IR', data.title)} در راه است، و قیمت آن به فروشنده داده شد.`,
      ...(isTracked(data) ? [`پیگیری: ${trackingOf(data)}`] : []),
    ],
    label: 'دیدن سفارش',
  }),
  'en-US': (say, locale) => (data) => ({
    title: say`Your order is shipped`,
    told: [
      say`${quoted(locale, data.title)} is on its way, and the seller is paid.`,
      ...(isTracked(data) ? [say`Tracking: ${trackingOf(data)}`] : []),
    ],
    label: say`See the order`,
  }),
  'ar-EG': (data) => ({
    title: 'تم إرسال طلبك',
    told: [
      `${quoted('ar-EG', data.title)} في الطريق إليك، ودُفع ثمنه للبائع.`,
      ...(isTracked(data) ? [`التتبع: ${trackingOf(data)}`] : []),
    ],
    label: 'عرض الطلب',
  }),
});

export interface CancelledLetter extends Bought {
  /** Tokens that are back. */
  total: number;
  /** The seller's words, if it was the seller and there are any. */
  reason: string;
}

export const orderCancelled = moneyLetter<CancelledLetter>({
  'fa-IR': ({ title, total, reason }) => ({
    title: 'سفارش شما لغو شد',
    told: [
      `سفارش ${quoted('fa-IR', title)} لغو شد. ${tokensIn('fa-IR', total)} به کیف پول شما برگشت.`,
      ...saidBy(reason),
    ],
    label: 'دیدن سفارش',
  }),
  'en-US':
    (say, locale) =>
    ({ title, total, reason }) => ({
      title: say`Your order is cancelled`,
      told: [
        say`The order of ${quoted(locale, title)} is cancelled. Your wallet has ${tokensIn(locale, total)} back.`,
        ...saidBy(reason),
      ],
      label: say`See the order`,
    }),
  'ar-EG': ({ title, total, reason }) => ({
    title: 'أُلغي طلبك',
    told: [`أُلغي طلب ${quoted('ar-EG', title)}. عاد ${tokensIn('ar-EG', total)} إلى محفظتك.`, ...saidBy(reason)],
    label: 'عرض الطلب',
  }),
});

export interface AnsweredLetter extends Bought {
  /** The seller's words. */
  answer: string;
}

export const problemAnswered = moneyLetter<AnsweredLetter>({
  'fa-IR': ({ title, answer }) => ({
    title: 'فروشنده به مشکل سفارش شما پاسخ داد',
    told: [`دربارهٔ ${quoted('fa-IR', title)} نوشته است:`, ...saidBy(answer)],
    label: 'دیدن سفارش',
  }),
  'en-US':
    (say, locale) =>
    ({ title, answer }) => ({
      title: say`The seller answered the problem with your order`,
      told: [say`About ${quoted(locale, title)} it says:`, ...saidBy(answer)],
      label: say`See the order`,
    }),
  'ar-EG': ({ title, answer }) => ({
    title: 'ردّ البائع على مشكلة طلبك',
    told: [`كتب بخصوص ${quoted('ar-EG', title)}:`, ...saidBy(answer)],
    label: 'عرض الطلب',
  }),
});
