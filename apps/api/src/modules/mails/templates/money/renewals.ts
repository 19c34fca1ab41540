import { isolate } from '../../letter.ts';
import { dayIn, tokensIn } from '../shown-values.ts';
import { moneyLetter, type MoneyLetter } from './frame.ts';

interface Renewal extends MoneyLetter {
  performer: string;
  /** Tokens of the period that comes. */
  price: number;
  /** When the period that runs now ends. */
  until: Date;
}

export interface CardRefusedLetter extends Renewal {
  /** The last digits. */
  card: string;
}

export const subscriptionCardRefused = moneyLetter<CardRefusedLetter>({
  'fa-IR': ({ performer, price, until, card }) => ({
    title: 'کارت شما برای تمدید اشتراک پذیرفته نشد',
    told: [
      `برای تمدید اشتراک ${isolate(performer)} نتوانستیم از کارت ${isolate(`•••• ${card}`)} برداریم. چیزی از آن کم نشده است.`,
      `اشتراک تا ${dayIn('fa-IR', until)} باز است. تا آن روز ${tokensIn('fa-IR', price)} در کیف پول بگذارید، با هر کارتی، تا از آنجا تمدید شود. اگر نه، چند روز منتظر پرداخت می‌ماند و سپس پایان می‌یابد.`,
    ],
    label: 'شارژ کیف پول',
  }),
  'en-US':
    (say, locale) =>
    ({ performer, price, until, card }) => ({
      title: say`Your card was refused for a subscription`,
      told: [
        say`We could not charge the card ${isolate(`•••• ${card}`)} to renew your subscription to ${isolate(performer)}. Nothing was taken from it.`,
        say`The subscription is open until ${dayIn(locale, until)}. Have ${tokensIn(locale, price)} in your wallet by then, with any card, and it renews from there. If not, it waits some days to be paid, and then ends.`,
      ],
      label: say`Fill your wallet`,
    }),
  'ar-EG': ({ performer, price, until, card }) => ({
    title: 'رُفضت بطاقتك عند تجديد اشتراك',
    told: [
      `لم نتمكن من الخصم من البطاقة ${isolate(`•••• ${card}`)} لتجديد اشتراكك لدى ${isolate(performer)}. لم يُخصم منها شيء.`,
      `يبقى الاشتراك مفتوحًا حتى ${dayIn('ar-EG', until)}. اشحن محفظتك قبل ذلك بـ ${tokensIn('ar-EG', price)} بأي بطاقة ليتجدد منها. وإلا انتظر الدفع بضعة أيام ثم انتهى.`,
    ],
    label: 'شحن المحفظة',
  }),
});

export type TrialEndingLetter = Renewal;

export const subscriptionTrialEnding = moneyLetter<TrialEndingLetter>({
  'fa-IR': ({ performer, price, until }) => ({
    title: 'دورهٔ رایگان شما رو به پایان است',
    told: [
      `دورهٔ رایگان شما نزد ${isolate(performer)} در ${dayIn('fa-IR', until)} تمام می‌شود. از آن روز اشتراک ماهانه است و ${tokensIn('fa-IR', price)} از کیف پول شما برداشته می‌شود.`,
      'اگر نمی‌خواهید، پیش از آن روز لغوش کنید؛ چیزی نمی‌پردازید و تا پایان دوره همه چیز باز می‌ماند.',
    ],
    label: 'اشتراک‌های من',
  }),
  'en-US':
    (say, locale) =>
    ({ performer, price, until }) => ({
      title: say`Your free period ends soon`,
      told: [
        say`Your free period with ${isolate(performer)} ends on ${dayIn(locale, until)}. From then on it is a monthly subscription, which takes ${tokensIn(locale, price)} from your wallet.`,
        say`If you do not want that, cancel before that day: you pay nothing, and everything stays open until the end of the period.`,
      ],
      label: say`My subscriptions`,
    }),
  'ar-EG': ({ performer, price, until }) => ({
    title: 'تنتهي فترتك المجانية قريبًا',
    told: [
      `تنتهي فترتك المجانية لدى ${isolate(performer)} في ${dayIn('ar-EG', until)}. بعدها يصير الاشتراك شهريًا ويُخصم ${tokensIn('ar-EG', price)} من محفظتك.`,
      'إن لم ترغب في ذلك فألغه قبل ذلك اليوم: لن تدفع شيئًا ويبقى كل شيء مفتوحًا حتى نهاية الفترة.',
    ],
    label: 'اشتراكاتي',
  }),
});

export interface CardExpiringLetter extends MoneyLetter {
  /** The last digits. */
  card: string;
  /** Its last day. */
  until: Date;
}

export const cardExpiring = moneyLetter<CardExpiringLetter>({
  'fa-IR': ({ card, until }) => ({
    title: 'اعتبار کارت شما رو به پایان است',
    told: [
      `کارت ${isolate(`•••• ${card}`)} تا ${dayIn('fa-IR', until)} اعتبار دارد. پس از آن اشتراک‌هایی که از آن تمدید می‌شوند از کیف پول برداشته می‌شود.`,
      'پیش از آن، کارت تازه‌ای بیفزایید و کیف پول را با آن شارژ کنید.',
    ],
    label: 'کارت‌های من',
  }),
  'en-US':
    (say, locale) =>
    ({ card, until }) => ({
      title: say`Your card expires soon`,
      told: [
        say`The card ${isolate(`•••• ${card}`)} is good until ${dayIn(locale, until)}. After that, subscriptions that renew from it are charged to your wallet.`,
        say`Before then, add a new card, and fill your wallet with it.`,
      ],
      label: say`My cards`,
    }),
  'ar-EG': ({ card, until }) => ({
    title: 'تنتهي صلاحية بطاقتك قريبًا',
    told: [
      `البطاقة ${isolate(`•••• ${card}`)} صالحة حتى ${dayIn('ar-EG', until)}. بعدها تُخصم الاشتراكات التي تتجدد منها من محفظتك.`,
      'أضف قبل ذلك بطاقة جديدة واشحن محفظتك بها.',
    ],
    label: 'بطاقاتي',
  }),
});
