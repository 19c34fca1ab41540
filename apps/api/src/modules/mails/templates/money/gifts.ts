import { isolate } from '../../letter.ts';
import { dayIn } from '../shown-values.ts';
import { moneyLetter, type MoneyLetter } from './frame.ts';

interface Given extends MoneyLetter {
  performer: string;
}

/** Without the giver's words: a letter of the site carries no stranger's text to somebody who did not ask for it. */
export interface GiftLetter extends Given {
  giver: string;
  until: Date;
}

export const subscriptionGift = moneyLetter<GiftLetter>({
  'fa-IR': ({ giver, performer, until }) => ({
    title: 'به شما اشتراک هدیه داده شد',
    told: [
      `${isolate(giver)} اشتراک ${isolate(performer)} را تا ${dayIn('fa-IR', until)} به شما هدیه داد. هدیه خودبه‌خود تمدید نمی‌شود.`,
    ],
    label: 'اشتراک‌های من',
  }),
  'en-US':
    (say, locale) =>
    ({ giver, performer, until }) => ({
      title: say`You were given a subscription`,
      told: [
        say`${isolate(giver)} gave you a subscription to ${isolate(performer)} until ${dayIn(locale, until)}. The gift does not renew by itself.`,
      ],
      label: say`My subscriptions`,
    }),
  'ar-EG': ({ giver, performer, until }) => ({
    title: 'أُهدي إليك اشتراك',
    told: [
      `أهداك ${isolate(giver)} اشتراكًا لدى ${isolate(performer)} حتى ${dayIn('ar-EG', until)}. لا تتجدد الهدية تلقائيًا.`,
    ],
    label: 'اشتراكاتي',
  }),
});

export type ReturnedGiftLetter = Given;

export const subscriptionGiftReturned = moneyLetter<ReturnedGiftLetter>({
  'fa-IR': ({ performer }) => ({
    title: 'اشتراک هدیه پس گرفته شد',
    told: [
      `پرداخت اشتراک ${isolate(performer)} که به شما هدیه شده بود پس گرفته شد، و زمان مانده‌اش هم. از شما چیزی گرفته نشد.`,
    ],
    label: 'اشتراک‌های من',
  }),
  'en-US':
    (say) =>
    ({ performer }) => ({
      title: say`A subscription that was given to you was taken back`,
      told: [
        say`The payment for the subscription to ${isolate(performer)} that was given to you was taken back, and the time left with it. Nothing was charged to you.`,
      ],
      label: say`My subscriptions`,
    }),
  'ar-EG': ({ performer }) => ({
    title: 'استُردّ اشتراك أُهدي إليك',
    told: [`استُردّ دفع الاشتراك لدى ${isolate(performer)} الذي أُهدي إليك، ومعه الوقت المتبقي. لم يُخصم منك شيء.`],
    label: 'اشتراكاتي',
  }),
});
