import { isolate } from '../../letter.ts';
import { numberIn, quoted, saidBy, tokensIn } from '../shown-values.ts';
import { moneyLetter, type MoneyLetter } from './frame.ts';

/** What was ordered, for its seller. */
interface Sold extends MoneyLetter {
  title: string;
}

export interface ToShipLetter extends Sold {
  quantity: number;
  /** Tokens, with shipping. */
  total: number;
}

export const orderToShip = moneyLetter<ToShipLetter>({
  'fa-IR': ({ title, quantity, total }) => ({
    title: 'سفارش تازه‌ای برای فرستادن دارید',
    told: [
      `${numberIn('fa-IR', quantity)} عدد ${quoted('fa-IR', title)} به ${tokensIn('fa-IR', total)} سفارش داده شد.`,
      'نشانی در صفحهٔ سفارش است. با فرستادن آن، مبلغ آن به درآمد شما افزوده می‌شود.',
    ],
    label: 'دیدن سفارش',
  }),
  'en-US':
    (say, locale) =>
    ({ title, quantity, total }) => ({
      title: say`You have a new order to ship`,
      told: [
        say`${numberIn(locale, quantity)} of ${quoted(locale, title)} was ordered for ${tokensIn(locale, total)}.`,
        say`The address is on the page of the order. What was paid becomes your earnings once you ship it.`,
      ],
      label: say`See the order`,
    }),
  'ar-EG': ({ title, quantity, total }) => ({
    title: 'لديك طلب جديد لإرساله',
    told: [
      `طُلب ${numberIn('ar-EG', quantity)} من ${quoted('ar-EG', title)} مقابل ${tokensIn('ar-EG', total)}.`,
      'العنوان في صفحة الطلب. يضاف المدفوع إلى أرباحك عند إرساله.',
    ],
    label: 'عرض الطلب',
  }),
});

export interface SoldCancelledLetter extends Sold {
  /** The buyer's words, if it was the buyer and there are any. */
  reason: string;
}

export const soldOrderCancelled = moneyLetter<SoldCancelledLetter>({
  'fa-IR': ({ title, reason }) => ({
    title: 'سفارشی لغو شد',
    told: [
      `سفارش ${quoted('fa-IR', title)} لغو شد و پولش به خریدار برگشت. اگر هنوز نفرستاده‌اید، نفرستید.`,
      ...saidBy(reason),
    ],
    label: 'دیدن سفارش',
  }),
  'en-US':
    (say, locale) =>
    ({ title, reason }) => ({
      title: say`An order was cancelled`,
      told: [
        say`The order of ${quoted(locale, title)} is cancelled, and its buyer has the tokens back. If you have not shipped it yet, do not.`,
        ...saidBy(reason),
      ],
      label: say`See the order`,
    }),
  'ar-EG': ({ title, reason }) => ({
    title: 'أُلغي طلب',
    told: [
      `أُلغي طلب ${quoted('ar-EG', title)} وأُعيد المبلغ إلى المشتري. إن لم ترسله بعد فلا ترسله.`,
      ...saidBy(reason),
    ],
    label: 'عرض الطلب',
  }),
});

export interface ProblemLetter extends Sold {
  /** The buyer's words. */
  text: string;
}

export const orderProblem = moneyLetter<ProblemLetter>({
  'fa-IR': ({ title, text }) => ({
    title: 'خریدار مشکلی در سفارش گزارش داد',
    told: [`دربارهٔ ${quoted('fa-IR', title)} نوشته است:`, ...saidBy(text)],
    label: 'پاسخ دادن',
  }),
  'en-US':
    (say, locale) =>
    ({ title, text }) => ({
      title: say`A buyer reported a problem with an order`,
      told: [say`About ${quoted(locale, title)} the buyer says:`, ...saidBy(text)],
      label: say`Answer it`,
    }),
  'ar-EG': ({ title, text }) => ({
    title: 'أبلغ المشتري عن مشكلة في طلب',
    told: [`كتب بخصوص ${quoted('ar-EG', title)}:`, ...saidBy(text)],
    label: 'الرد',
  }),
});

/** To both sides. */
export interface SettledLetter extends Sold {
  /** Tokens that the buyer has back of it by now. */
  paidBack: number;
}

export const problemSettled = moneyLetter<SettledLetter>({
  'fa-IR': ({ title, paidBack, siteName }) => ({
    title: 'مشکل یک سفارش بررسی شد',
    told: [
      `${isolate(siteName)} مشکل سفارش ${quoted('fa-IR', title)} را بررسی کرد.`,
      paidBack > 0
        ? `${tokensIn('fa-IR', paidBack)} از قیمت آن به خریدار برگشته است.`
        : 'چیزی از قیمت آن برگردانده نمی‌شود.',
    ],
    label: 'دیدن سفارش',
  }),
  'en-US':
    (say, locale) =>
    ({ title, paidBack, siteName }) => ({
      title: say`The problem with an order was decided`,
      told: [
        say`${isolate(siteName)} has looked at the problem with ${quoted(locale, title)}.`,
        paidBack > 0
          ? say`The buyer has ${tokensIn(locale, paidBack)} of what was paid back.`
          : say`Nothing of what was paid is given back.`,
      ],
      label: say`See the order`,
    }),
  'ar-EG': ({ title, paidBack, siteName }) => ({
    title: 'تم البت في مشكلة طلب',
    told: [
      `راجعت إدارة ${isolate(siteName)} مشكلة طلب ${quoted('ar-EG', title)}.`,
      paidBack > 0
        ? `أُعيد إلى المشتري ${tokensIn('ar-EG', paidBack)} من المبلغ المدفوع.`
        : 'لن يُعاد شيء من المبلغ المدفوع.',
    ],
    label: 'عرض الطلب',
  }),
});
