import type { Locale } from '@barg/contract';
import { wordsIn, type Wording } from '../../../../shared/wording/wording.ts';
import { isolate } from '../../letter.ts';
import { tokensIn } from '../shown-values.ts';
import { moneyLetter, type MoneyLetter } from './frame.ts';

export interface GiftEndedLetter extends MoneyLetter {
  performer: string;
  /** What came back. */
  tokens: number;
}

export interface EndedLetter extends GiftEndedLetter {
  /** Why; null where nobody is to be told. */
  reason: 'gone' | 'unpaid' | null;
}

const BACK: Wording<(tokens: number) => string> = {
  'fa-IR': (tokens) => `برای زمانی که مانده بود، ${tokensIn('fa-IR', tokens)} به کیف پول شما برگشت.`,
  'en-US': (say, locale) => (tokens) =>
    say`For the time that was left, ${tokensIn(locale, tokens)} came back to your wallet.`,
  'ar-EG': (tokens) => `عن الوقت المتبقي، عاد ${tokensIn('ar-EG', tokens)} إلى محفظتك.`,
};

/** What follows, where no tokens came back. */
const WITHOUT: Wording<{ gone: string; other: string }> = {
  'fa-IR': {
    gone: 'زمانی که پولش را داده باشید نمانده بود، پس توکنی برنمی‌گردد.',
    other: 'هر وقت بخواهید می‌توانید دوباره مشترک شوید.',
  },
  'en-US': (say) => ({
    gone: say`No time that you had paid for was left, so no tokens come back.`,
    other: say`You can subscribe anew at any time.`,
  }),
  'ar-EG': {
    gone: 'لم يبقَ وقت دفعت ثمنه، فلا تعود توكنات.',
    other: 'يمكنك الاشتراك من جديد في أي وقت.',
  },
};

const whatFollows = (locale: Locale, { tokens, reason }: EndedLetter): string =>
  tokens > 0 ? wordsIn(BACK, locale)(tokens) : wordsIn(WITHOUT, locale)[reason === 'gone' ? 'gone' : 'other'];

/** To a fan: a subscription has ended without his doing. */
export const subscriptionEnded = moneyLetter<EndedLetter>({
  'fa-IR': (data) => {
    const what = `اشتراک شما نزد ${isolate(data.performer)} پایان یافت`;
    const whys = { gone: `${what}: این حساب دیگر اینجا فعال نیست.`, unpaid: `${what}: پولش به‌موقع پرداخت نشد.` };
    return {
      title: 'یک اشتراک پایان یافت',
      told: [data.reason === null ? `${what}.` : whys[data.reason], whatFollows('fa-IR', data)],
      label: data.tokens > 0 ? 'کیف پول من' : 'اشتراک‌های من',
    };
  },
  'en-US': (say, locale) => (data) => {
    const performer = isolate(data.performer);
    const whys = {
      gone: say`Your subscription to ${performer} has ended: the account is no longer active here.`,
      unpaid: say`Your subscription to ${performer} has ended: it was not paid for in time.`,
    };
    return {
      title: say`A subscription has ended`,
      told: [
        data.reason === null ? say`Your subscription to ${performer} has ended.` : whys[data.reason],
        whatFollows(locale, data),
      ],
      label: data.tokens > 0 ? say`My wallet` : say`My subscriptions`,
    };
  },
  'ar-EG': (data) => {
    const what = `انتهى اشتراكك لدى ${isolate(data.performer)}`;
    const whys = { gone: `${what}: لم يعد هذا الحساب نشطًا هنا.`, unpaid: `${what}: لم يُدفع ثمنه في موعده.` };
    return {
      title: 'انتهى اشتراك',
      told: [data.reason === null ? `${what}.` : whys[data.reason], whatFollows('ar-EG', data)],
      label: data.tokens > 0 ? 'محفظتي' : 'اشتراكاتي',
    };
  },
});

/** To who gave a subscription: its rest has come back. */
export const subscriptionGiftEnded = moneyLetter<GiftEndedLetter>({
  'fa-IR': ({ performer, tokens }) => ({
    title: 'اشتراکی که هدیه داده بودید پایان یافت',
    told: [
      `اشتراکی که نزد ${isolate(performer)} هدیه داده بودید پایان یافت: این حساب دیگر اینجا فعال نیست.`,
      wordsIn(BACK, 'fa-IR')(tokens),
    ],
    label: 'کیف پول من',
  }),
  'en-US':
    (say, locale) =>
    ({ performer, tokens }) => ({
      title: say`A subscription that you gave has ended`,
      told: [
        say`The subscription to ${isolate(performer)} that you gave has ended: the account is no longer active here.`,
        wordsIn(BACK, locale)(tokens),
      ],
      label: say`My wallet`,
    }),
  'ar-EG': ({ performer, tokens }) => ({
    title: 'انتهى اشتراك أهديته',
    told: [
      `انتهى الاشتراك الذي أهديته لدى ${isolate(performer)}: لم يعد هذا الحساب نشطًا هنا.`,
      wordsIn(BACK, 'ar-EG')(tokens),
    ],
    label: 'محفظتي',
  }),
});
