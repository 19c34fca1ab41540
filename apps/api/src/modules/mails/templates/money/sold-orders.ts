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
  'en-US': ({ title, quantity, total }) => ({
    title: 'You have a new order to ship',
    told: [
      `${numberIn('en-US', quantity)} of ${quoted('en-US', title)} was ordered for ${tokensIn('en-US', total)}.`,
      'The address is on the page of the order. What was paid becomes your earnings once you ship it.',
    ],
    label: 'See the order',
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
  'en-US': ({ title, reason }) => ({
    title: 'An order was cancelled',
    told: [
      `The order of ${quoted('en-US', title)} is cancelled, and its buyer has the tokens back. If you have not shipped it yet, do not.`,
      ...saidBy(reason),
    ],
    label: 'See the order',
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
  'en-US': ({ title, text }) => ({
    title: 'A buyer reported a problem with an order',
    told: [`About ${quoted('en-US', title)} the buyer says:`, ...saidBy(text)],
    label: 'Answer it',
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
  'en-US': ({ title, paidBack, siteName }) => ({
    title: 'The problem with an order was decided',
    told: [
      `${isolate(siteName)} has looked at the problem with ${quoted('en-US', title)}.`,
      paidBack > 0
        ? `The buyer has ${tokensIn('en-US', paidBack)} of what was paid back.`
        : 'Nothing of what was paid is given back.',
    ],
    label: 'See the order',
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
