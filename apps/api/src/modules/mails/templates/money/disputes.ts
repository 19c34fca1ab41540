import { dayIn, moneyIn, tokensIn } from '../shown-values.ts';
import { moneyLetter, type MoneyLetter } from './frame.ts';

/** A payment that its payer's bank takes back, or wanted to. */
export interface DisputeLetter extends MoneyLetter {
  amount: number;
  currency: string;
  paidAt: Date;
  /** Tokens that the payment had brought. */
  tokens: number;
}

export const disputeOpened = moneyLetter<DisputeLetter>({
  'fa-IR': ({ amount, currency, paidAt }) => ({
    title: 'بانک شما پرداختی را پس می‌خواهد',
    told: [
      `بانک شما ${moneyIn('fa-IR', amount, currency)} از پرداخت ${dayIn('fa-IR', paidAt)} را پس می‌خواهد. تا روشن شدن آن، توکن‌های این پرداخت برداشته می‌شود و نمی‌توانید با کیف پول بپردازید.`,
      'اگر این درخواست از شما نبوده یا اشتباه است، از بانک بخواهید آن را پس بگیرد.',
    ],
    label: 'پرداخت‌های من',
  }),
  'en-US':
    (say, locale) =>
    ({ amount, currency, paidAt }) => ({
      title: say`Your bank wants a payment back`,
      told: [
        say`Your bank wants ${moneyIn(locale, amount, currency)} of your payment of ${dayIn(locale, paidAt)} back. Until that is decided its tokens are taken, and you cannot pay from your wallet.`,
        say`If it was not you who asked for it, or it was a mistake, ask your bank to withdraw it.`,
      ],
      label: say`My payments`,
    }),
  'ar-EG': ({ amount, currency, paidAt }) => ({
    title: 'يطلب بنكك استرجاع دفعة',
    told: [
      `يطلب بنكك استرجاع ${moneyIn('ar-EG', amount, currency)} من دفعتك بتاريخ ${dayIn('ar-EG', paidAt)}. إلى أن يُبتّ في ذلك تُسحب توكناتها ولا يمكنك الدفع من محفظتك.`,
      'إن لم تطلب ذلك أو كان خطأً فاطلب من بنكك سحبه.',
    ],
    label: 'مدفوعاتي',
  }),
});

export const disputeWon = moneyLetter<DisputeLetter>({
  'fa-IR': ({ amount, currency, paidAt }) => ({
    title: 'پرداخت مورد اختلاف سر جایش ماند',
    told: [
      `بانک ${moneyIn('fa-IR', amount, currency)} از پرداخت ${dayIn('fa-IR', paidAt)} را پس نگرفت. آنچه از کیف پول شما برداشته شده بود، به آن برگشت.`,
    ],
    label: 'پرداخت‌های من',
  }),
  'en-US':
    (say, locale) =>
    ({ amount, currency, paidAt }) => ({
      title: say`The disputed payment stands`,
      told: [
        say`The bank does not take back ${moneyIn(locale, amount, currency)} of your payment of ${dayIn(locale, paidAt)}. What had been taken from your wallet is back in it.`,
      ],
      label: say`My payments`,
    }),
  'ar-EG': ({ amount, currency, paidAt }) => ({
    title: 'بقيت الدفعة المتنازع عليها',
    told: [
      `لم يسترجع البنك ${moneyIn('ar-EG', amount, currency)} من دفعتك بتاريخ ${dayIn('ar-EG', paidAt)}. عاد إلى محفظتك ما سُحب منها.`,
    ],
    label: 'مدفوعاتي',
  }),
});

export const disputeLost = moneyLetter<DisputeLetter>({
  'fa-IR': ({ amount, currency, paidAt, tokens }) => ({
    title: 'بانک پرداخت شما را پس گرفت',
    told: [
      `بانک ${moneyIn('fa-IR', amount, currency)} از پرداخت ${dayIn('fa-IR', paidAt)} را پس گرفت. این پرداخت ${tokensIn('fa-IR', tokens)} آورده بود؛ سهم پس‌گرفته‌شده برنمی‌گردد و کیف پول شما بسته می‌ماند.`,
      'اگر فکر می‌کنید اشتباهی شده، به ما بنویسید.',
    ],
    label: 'پرداخت‌های من',
  }),
  'en-US':
    (say, locale) =>
    ({ amount, currency, paidAt, tokens }) => ({
      title: say`Your bank took a payment back`,
      told: [
        say`The bank took back ${moneyIn(locale, amount, currency)} of your payment of ${dayIn(locale, paidAt)}. It had brought ${tokensIn(locale, tokens)}; the share that was taken does not return, and your wallet stays closed.`,
        say`If you think that is a mistake, write to us.`,
      ],
      label: say`My payments`,
    }),
  'ar-EG': ({ amount, currency, paidAt, tokens }) => ({
    title: 'استرجع بنكك دفعة',
    told: [
      `استرجع البنك ${moneyIn('ar-EG', amount, currency)} من دفعتك بتاريخ ${dayIn('ar-EG', paidAt)}. كانت قد جلبت ${tokensIn('ar-EG', tokens)}؛ لن تعود الحصة المسحوبة وتبقى محفظتك مغلقة.`,
      'إن رأيت في ذلك خطأً فاكتب إلينا.',
    ],
    label: 'مدفوعاتي',
  }),
});

export const walletOpened = moneyLetter<DisputeLetter>({
  'fa-IR': ({ amount, currency, paidAt }) => ({
    title: 'کیف پول شما دوباره باز است',
    told: [
      `دوباره بررسی کردیم: می‌توانید باز از کیف پول خود بپردازید. ${moneyIn('fa-IR', amount, currency)} از پرداخت ${dayIn('fa-IR', paidAt)} که بانک پس گرفته است، برنمی‌گردد.`,
    ],
    label: 'کیف پول من',
  }),
  'en-US':
    (say, locale) =>
    ({ amount, currency, paidAt }) => ({
      title: say`Your wallet is open again`,
      told: [
        say`We have looked into it again: you can pay from your wallet as before. The ${moneyIn(locale, amount, currency)} of your payment of ${dayIn(locale, paidAt)} that the bank took back do not return.`,
      ],
      label: say`My wallet`,
    }),
  'ar-EG': ({ amount, currency, paidAt }) => ({
    title: 'محفظتك مفتوحة من جديد',
    told: [
      `راجعنا الأمر مرة أخرى: يمكنك الدفع من محفظتك كما كان. أما ${moneyIn('ar-EG', amount, currency)} التي استرجعها البنك من دفعتك بتاريخ ${dayIn('ar-EG', paidAt)} فلن تعود.`,
    ],
    label: 'محفظتي',
  }),
});
