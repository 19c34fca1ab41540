import type { Locale } from '@barg/contract';
import { wordsIn, type Wording } from '../../../../shared/wording/wording.ts';
import { isolate } from '../../letter.ts';
import { moneyIn, quoted, saidBy, tokensIn } from '../shown-values.ts';
import { moneyLetter, type MoneyLetter } from './frame.ts';

export interface RefusedLetter extends MoneyLetter {
  /** What was bought; empty for a payment. */
  title: string;
  /** The operator's words; may be empty. */
  answer: string;
}

export interface GrantedLetter extends RefusedLetter {
  amount: number;
  /** Of a payment; null where tokens go back to the wallet. */
  currency: string | null;
  /** Whether it was paid with coins, which an operator has sent back. */
  isOfCoins?: boolean;
}

const PAYMENT: Wording<string> = { 'fa-IR': 'پرداخت شما', 'en-US': (say) => say`your payment`, 'ar-EG': 'دفعتك' };

const thingIn = (locale: Locale, title: string): string =>
  title === '' ? wordsIn(PAYMENT, locale) : quoted(locale, title);

export const refundGranted = moneyLetter<GrantedLetter>({
  'fa-IR': ({ title, amount, currency, isOfCoins, answer }) => ({
    title: 'درخواست بازپرداخت شما پذیرفته شد',
    told: [
      currency === null
        ? `برای ${thingIn('fa-IR', title)}، ${tokensIn('fa-IR', amount)} به کیف پول شما برگشت.`
        : isOfCoins
          ? `برای ${thingIn('fa-IR', title)}، رمزارز به ارزش ${moneyIn('fa-IR', amount, currency)} برایتان پس فرستاده شد.`
          : `برای ${thingIn('fa-IR', title)}، ${moneyIn('fa-IR', amount, currency)} به کارتتان برمی‌گردد. همین که بانک پذیرفت، خبر می‌دهیم.`,
      ...saidBy(answer),
    ],
    label: 'دیدن درخواست',
  }),
  'en-US':
    (say, locale) =>
    ({ title, amount, currency, isOfCoins, answer }) => ({
      title: say`Your refund is granted`,
      told: [
        currency === null
          ? say`For ${thingIn(locale, title)}, your wallet has ${tokensIn(locale, amount)} back.`
          : isOfCoins
            ? say`For ${thingIn(locale, title)}, coins worth ${moneyIn(locale, amount, currency)} were sent back to you.`
            : say`For ${thingIn(locale, title)}, ${moneyIn(locale, amount, currency)} go back to your card. We write again once the bank has taken it.`,
        ...saidBy(answer),
      ],
      label: say`See the request`,
    }),
  'ar-EG': ({ title, amount, currency, isOfCoins, answer }) => ({
    title: 'قُبل طلب استرداد المبلغ',
    told: [
      currency === null
        ? `عاد ${tokensIn('ar-EG', amount)} إلى محفظتك عن ${thingIn('ar-EG', title)}.`
        : isOfCoins
          ? `أُعيدت إليك عملات رقمية بقيمة ${moneyIn('ar-EG', amount, currency)} عن ${thingIn('ar-EG', title)}.`
          : `سيعود ${moneyIn('ar-EG', amount, currency)} إلى بطاقتك عن ${thingIn('ar-EG', title)}. سنكتب إليك حين يقبله البنك.`,
      ...saidBy(answer),
    ],
    label: 'عرض الطلب',
  }),
});

export const refundRefused = moneyLetter<RefusedLetter>({
  'fa-IR': ({ title, answer }) => ({
    title: 'درخواست بازپرداخت شما پذیرفته نشد',
    told: [`${thingIn('fa-IR', title)} بازپرداخت نمی‌شود.`, ...saidBy(answer)],
    label: 'دیدن پاسخ',
  }),
  'en-US':
    (say, locale) =>
    ({ title, answer }) => ({
      title: say`Your refund is not granted`,
      told: [say`There is no refund for ${thingIn(locale, title)}.`, ...saidBy(answer)],
      label: say`See the answer`,
    }),
  'ar-EG': ({ title, answer }) => ({
    title: 'لم يُقبل طلب استرداد المبلغ',
    told: [`لا استرداد عن ${thingIn('ar-EG', title)}.`, ...saidBy(answer)],
    label: 'عرض الرد',
  }),
});

export interface CardRefundLetter extends MoneyLetter {
  amount: number;
  currency: string;
  /** Tokens that the payment had brought. */
  tokens: number;
  /** The last digits of the card. */
  card: string;
}

export const refundSucceeded = moneyLetter<CardRefundLetter>({
  'fa-IR': ({ amount, currency, tokens, card }) => ({
    title: 'پول شما به کارت برگشت',
    told: [
      `${moneyIn('fa-IR', amount, currency)} به کارت ${isolate(`•••• ${card}`)} برگردانده شد، و ${tokensIn('fa-IR', tokens)} از کیف پول شما کم شد.`,
      'ممکن است چند روز طول بکشد تا در صورت‌حساب بانک دیده شود.',
    ],
    label: 'پرداخت‌های من',
  }),
  'en-US':
    (say, locale) =>
    ({ amount, currency, tokens, card }) => ({
      title: say`Your money went back to your card`,
      told: [
        say`${moneyIn(locale, amount, currency)} went back to the card ${isolate(`•••• ${card}`)}, and ${tokensIn(locale, tokens)} left your wallet for it.`,
        say`It may be some days until your bank shows it.`,
      ],
      label: say`My payments`,
    }),
  'ar-EG': ({ amount, currency, tokens, card }) => ({
    title: 'عاد مالك إلى بطاقتك',
    told: [
      `عاد ${moneyIn('ar-EG', amount, currency)} إلى البطاقة ${isolate(`•••• ${card}`)}، وخُصم ما يقابله من محفظتك: ${tokensIn('ar-EG', tokens)}.`,
      'قد تمر أيام قبل أن يظهر في كشف حسابك.',
    ],
    label: 'مدفوعاتي',
  }),
});

export const refundFailed = moneyLetter<CardRefundLetter>({
  'fa-IR': ({ amount, currency, tokens, card }) => ({
    title: 'بازپرداخت به کارت شما انجام نشد',
    told: [
      `بانک ${moneyIn('fa-IR', amount, currency)} را برای کارت ${isolate(`•••• ${card}`)} نپذیرفت. ${tokensIn('fa-IR', tokens)} به کیف پول شما برگشت.`,
      'یک نفر آن را بررسی می‌کند؛ می‌توانید دوباره هم درخواست دهید.',
    ],
    label: 'پرداخت‌های من',
  }),
  'en-US':
    (say, locale) =>
    ({ amount, currency, tokens, card }) => ({
      title: say`The refund to your card has failed`,
      told: [
        say`The bank did not take ${moneyIn(locale, amount, currency)} for the card ${isolate(`•••• ${card}`)}. Your wallet has ${tokensIn(locale, tokens)} back.`,
        say`Somebody looks at it; you can also ask for it again.`,
      ],
      label: say`My payments`,
    }),
  'ar-EG': ({ amount, currency, tokens, card }) => ({
    title: 'تعذّر رد المبلغ إلى بطاقتك',
    told: [
      `لم يقبل البنك ${moneyIn('ar-EG', amount, currency)} للبطاقة ${isolate(`•••• ${card}`)}. عاد ${tokensIn('ar-EG', tokens)} إلى محفظتك.`,
      'يراجع أحدنا الأمر، ويمكنك أيضًا أن تطلبه من جديد.',
    ],
    label: 'مدفوعاتي',
  }),
});

export interface SaleRefundedLetter extends MoneyLetter {
  /** Tokens that the fan got back, before shares. */
  amount: number;
  /** What was sold; empty where it has no title. */
  title: string;
}

export const saleRefunded = moneyLetter<SaleRefundedLetter>({
  'fa-IR': ({ amount, title }) => ({
    title: 'فروشی بازپرداخت شد',
    told: [
      `${tokensIn('fa-IR', amount)}${title === '' ? '' : ` برای ${quoted('fa-IR', title)}`} به خریدار برگشت. سهم شما از آن از درآمدتان کم شد.`,
    ],
    label: 'درآمد من',
  }),
  'en-US':
    (say, locale) =>
    ({ amount, title }) => ({
      title: say`A sale was refunded`,
      told: [
        title === ''
          ? say`${tokensIn(locale, amount)} went back to the buyer. Your share of it was taken from your earnings.`
          : say`${tokensIn(locale, amount)} for ${quoted(locale, title)} went back to the buyer. Your share of it was taken from your earnings.`,
      ],
      label: say`My earnings`,
    }),
  'ar-EG': ({ amount, title }) => ({
    title: 'أُعيد مبلغ عملية بيع',
    told: [
      `عاد ${tokensIn('ar-EG', amount)}${title === '' ? '' : ` عن ${quoted('ar-EG', title)}`} إلى المشتري. خُصمت حصتك منه من أرباحك.`,
    ],
    label: 'أرباحي',
  }),
});

export interface TicketRefundedLetter extends MoneyLetter {
  /** Of the stream. */
  title: string;
  /** Tokens. */
  amount: number;
}

/** To who had a ticket: its price came back, why ever. */
export const ticketRefunded = moneyLetter<TicketRefundedLetter>({
  'fa-IR': ({ title, amount }) => ({
    title: 'پول یک بلیت برگشت',
    told: [
      `${tokensIn('fa-IR', amount)} که برای بلیت پخش زندهٔ ${quoted('fa-IR', title)} داده بودید به کیف پول شما برگشت. بلیت دیگر اعتبار ندارد.`,
    ],
    label: 'کیف پول من',
  }),
  'en-US':
    (say, locale) =>
    ({ title, amount }) => ({
      title: say`The price of a ticket came back`,
      told: [
        say`You have back ${tokensIn(locale, amount)} that you paid for a ticket to the live stream ${quoted(locale, title)}. The ticket is not valid any more.`,
      ],
      label: say`My wallet`,
    }),
  'ar-EG': ({ title, amount }) => ({
    title: 'عاد ثمن تذكرة',
    told: [
      `عاد إلى محفظتك ${tokensIn('ar-EG', amount)} دفعتها لتذكرة البث المباشر ${quoted('ar-EG', title)}. لم تعد التذكرة صالحة.`,
    ],
    label: 'محفظتي',
  }),
});
