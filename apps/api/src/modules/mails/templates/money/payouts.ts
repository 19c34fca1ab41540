import { isolate } from '../../letter.ts';
import { moneyIn, saidBy, tokensIn } from '../shown-values.ts';
import { moneyLetter, type MoneyLetter } from './frame.ts';
import { returnedReasonIn } from './returned-reason.ts';

export interface SentPayoutLetter extends MoneyLetter {
  /** What arrives, after the fee. */
  net: number;
  currency: string;
  /** Masked. */
  account: string;
}

export const payoutSent = moneyLetter<SentPayoutLetter>({
  'fa-IR': ({ net, currency, account }) => ({
    title: 'برداشت شما فرستاده شد',
    told: [
      `${moneyIn('fa-IR', net, currency)} به ${isolate(account)} فرستاده شد. ممکن است چند روز طول بکشد تا برسد.`,
      'اگر این مقصد شما نیست، همین حالا به ما بنویسید.',
    ],
    label: 'دیدن برداشت',
  }),
  'en-US':
    (say, locale) =>
    ({ net, currency, account }) => ({
      title: say`Your payout is sent`,
      told: [
        say`${moneyIn(locale, net, currency)} was sent to ${isolate(account)}. It may be some days until it arrives.`,
        say`If that is not where your payouts should go, write to us at once.`,
      ],
      label: say`See the payout`,
    }),
  'ar-EG': ({ net, currency, account }) => ({
    title: 'أُرسلت أرباحك',
    told: [
      `أُرسل ${moneyIn('ar-EG', net, currency)} إلى ${isolate(account)}. قد تمر أيام حتى يصل.`,
      'إن لم تكن هذه وجهتك فاكتب إلينا فورًا.',
    ],
    label: 'عرض عملية الصرف',
  }),
});

export interface UnpaidPayoutLetter extends MoneyLetter {
  /** Tokens that are earnings again. */
  amount: number;
  /** The operator's or the bank's words; may be empty. */
  text: string;
}

export const payoutRefused = moneyLetter<UnpaidPayoutLetter>({
  'fa-IR': ({ amount, text }) => ({
    title: 'درخواست برداشت شما رد شد',
    told: [`درخواست برداشت ${tokensIn('fa-IR', amount)} رد شد. این توکن‌ها به درآمد شما برگشت.`, ...saidBy(text)],
    label: 'دیدن درخواست',
  }),
  'en-US':
    (say, locale) =>
    ({ amount, text }) => ({
      title: say`Your payout request was rejected`,
      told: [
        say`The request for a payout of ${tokensIn(locale, amount)} was rejected. The tokens are part of your earnings again.`,
        ...saidBy(text),
      ],
      label: say`See the request`,
    }),
  'ar-EG': ({ amount, text }) => ({
    title: 'رُفض طلب صرف أرباحك',
    told: [`رُفض طلب صرف ${tokensIn('ar-EG', amount)}، وعادت إلى أرباحك.`, ...saidBy(text)],
    label: 'عرض الطلب',
  }),
});

export const payoutReturned = moneyLetter<UnpaidPayoutLetter>({
  'fa-IR': ({ amount, text }) => ({
    title: 'برداشت شما برگشت خورد',
    told: [
      `پول برداشت ${tokensIn('fa-IR', amount)} به ما برگشت. این توکن‌ها دوباره در درآمد شماست. مقصد برداشت را بررسی کنید، سپس دوباره درخواست دهید.`,
      ...saidBy(returnedReasonIn('fa-IR', text)),
    ],
    label: 'دیدن برداشت',
  }),
  'en-US':
    (say, locale) =>
    ({ amount, text }) => ({
      title: say`Your payout came back`,
      told: [
        say`The money of your payout of ${tokensIn(locale, amount)} came back to us. The tokens are part of your earnings again. Check where your payouts go, then ask for it again.`,
        ...saidBy(returnedReasonIn(locale, text)),
      ],
      label: say`See the payout`,
    }),
  'ar-EG': ({ amount, text }) => ({
    title: 'عادت أرباحك المصروفة إلينا',
    told: [
      `عاد إلينا مال صرف ${tokensIn('ar-EG', amount)}، وصارت ضمن أرباحك من جديد. راجع وجهة الصرف ثم اطلبه مرة أخرى.`,
      ...saidBy(returnedReasonIn('ar-EG', text)),
    ],
    label: 'عرض عملية الصرف',
  }),
});
