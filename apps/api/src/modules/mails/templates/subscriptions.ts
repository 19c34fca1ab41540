import type { Locale } from '@barg/contract';
import { wordsIn, type Wording } from '../../../shared/wording/wording.ts';
import { isolate, letter } from '../letter.ts';
import { dayIn, tokensIn } from './shown-values.ts';

export interface PriceLetter {
  name: string;
  performer: string;
  plan: 'monthly' | 'quarterly' | 'half-yearly' | 'yearly';
  /** Tokens of a period, until then and from then on. */
  before: number;
  price: number;
  from: Date;
  url: string;
}

export interface UnpaidLetter {
  name: string;
  performer: string;
  /** Tokens of a period. */
  price: number;
  /** Why the wallet did not pay; null or absent where it held too little. */
  reason?: 'limit' | 'wallet-suspended' | 'wallet-closed' | null;
  url: string;
}

interface Mending {
  /** What can be done. */
  text: string;
  /** Of the button. */
  label: string;
}

const MENDING: Wording<Readonly<Record<'tokens' | NonNullable<UnpaidLetter['reason']>, Mending>>> = {
  'fa-IR': {
    tokens: {
      text: 'می‌توانید کیف پول را پر کنید یا با کارت دیگری بپردازید، و همان جا دوباره بکوشید.',
      label: 'درست کردن پرداخت',
    },
    limit: {
      text: 'از سقفی که خودتان برای خرج کردن گذاشته‌اید می‌گذشت. می‌توانید سقف را بالا ببرید، که یک روز بعد کار می‌کند، یا بمانید تا جا باز شود.',
      label: 'سقف‌های من',
    },
    'wallet-suspended': {
      text: 'تا بانک دربارهٔ یکی از پرداخت‌های شما تصمیم بگیرد، کیف پول شما چیزی نمی‌پردازد.',
      label: 'کیف پول من',
    },
    'wallet-closed': {
      text: 'کیف پول شما برای پرداخت بسته است، چون بانک پرداختی را برای همیشه پس گرفته است. برای باز شدنش به ما پیام دهید.',
      label: 'کیف پول من',
    },
  },
  'en-US': (say) => ({
    tokens: {
      text: say`You can fill your wallet or pay with another card, and try again there.`,
      label: say`Mend the payment`,
    },
    limit: {
      text: say`It would go beyond a spending limit that you have set. You can raise the limit, which takes a day to act, or wait until there is room again.`,
      label: say`My limits`,
    },
    'wallet-suspended': {
      text: say`Until your bank has decided about one of your payments, your wallet pays for nothing.`,
      label: say`My wallet`,
    },
    'wallet-closed': {
      text: say`Your wallet is closed for payments, because your bank has taken a payment back for good. Contact us to have it opened again.`,
      label: say`My wallet`,
    },
  }),
  'ar-EG': {
    tokens: { text: 'يمكنك شحن محفظتك أو الدفع ببطاقة أخرى، ثم المحاولة مجددًا هناك.', label: 'إصلاح الدفع' },
    limit: {
      text: 'كان سيتجاوز حد إنفاق وضعته. يمكنك رفع الحد، ويسري ذلك بعد يوم، أو الانتظار حتى يتسع من جديد.',
      label: 'حدودي',
    },
    'wallet-suspended': {
      text: 'إلى أن يبتّ مصرفك في إحدى دفعاتك، لا تدفع محفظتك شيئًا.',
      label: 'محفظتي',
    },
    'wallet-closed': {
      text: 'محفظتك مغلقة أمام المدفوعات، لأن مصرفك استردّ دفعة نهائيًا. راسلنا لتُفتح من جديد.',
      label: 'محفظتي',
    },
  },
};

/** A letter of the version before has no reason; operators see a mask in its place. */
const mendingIn = (locale: Locale, reason: UnpaidLetter['reason']): Mending => {
  const ways: Readonly<Record<string, Mending>> & { tokens: Mending } = wordsIn(MENDING, locale);
  return ways[reason ?? 'tokens'] ?? ways.tokens;
};

const PLANS: Wording<Readonly<Record<PriceLetter['plan'], string>>> = {
  'fa-IR': { monthly: 'ماهانه', quarterly: 'سه‌ماهه', 'half-yearly': 'شش‌ماهه', yearly: 'سالانه' },
  'en-US': (say) => ({
    monthly: say`monthly`,
    quarterly: say`three months`,
    'half-yearly': say`six months`,
    yearly: say`yearly`,
  }),
  'ar-EG': { monthly: 'الشهري', quarterly: 'لثلاثة أشهر', 'half-yearly': 'لستة أشهر', yearly: 'السنوي' },
};

const planIn = (locale: Locale, plan: PriceLetter['plan']): string => wordsIn(PLANS, locale)[plan];

/** Tells a fan what a subscription will cost, before it does. */
export const subscriptionPriceRaised = letter<PriceLetter>({
  'fa-IR': ({ name, performer, plan, before, price, from, url }) => ({
    subject: `قیمت اشتراک ${isolate(performer)} عوض می‌شود`,
    heading: 'قیمت اشتراک شما بالا می‌رود',
    paragraphs: [
      `سلام ${isolate(name)}،`,
      `اشتراک ${planIn('fa-IR', plan)} شما نزد ${isolate(performer)} تا کنون ${tokensIn('fa-IR', before)} بوده است. از ${dayIn('fa-IR', from)} هر دوره ${tokensIn('fa-IR', price)} می‌شود.`,
      'اگر می‌پذیرید، کاری لازم نیست. اگر نه، پیش از آن روز اشتراک را لغو کنید؛ تا پایان دوره همه چیز باز می‌ماند.',
    ],
    action: { label: 'اشتراک‌های من', url },
  }),
  'en-US':
    (say, locale) =>
    ({ name, performer, plan, before, price, from, url }) => ({
      subject: say`The price of your subscription to ${isolate(performer)} changes`,
      heading: say`Your subscription will cost more`,
      paragraphs: [
        say`Hello ${isolate(name)},`,
        say`your subscription to ${isolate(performer)} (${planIn(locale, plan)}) has cost ${tokensIn(locale, before)}. From ${dayIn(locale, from)} on a period costs ${tokensIn(locale, price)}.`,
        say`If you agree, there is nothing to do. If not, cancel before that day: everything stays open until the end of the period.`,
      ],
      action: { label: say`My subscriptions`, url },
    }),
  'ar-EG': ({ name, performer, plan, before, price, from, url }) => ({
    subject: `سعر اشتراكك لدى ${isolate(performer)} يتغيّر`,
    heading: 'سيرتفع سعر اشتراكك',
    paragraphs: [
      `مرحبًا ${isolate(name)}،`,
      `كان اشتراكك ${planIn('ar-EG', plan)} لدى ${isolate(performer)} يكلّف ${tokensIn('ar-EG', before)}. ابتداءً من ${dayIn('ar-EG', from)} تكلّف كل فترة ${tokensIn('ar-EG', price)}.`,
      'إن كنت موافقًا فلا يلزم شيء. وإلا فألغِ الاشتراك قبل ذلك اليوم؛ يبقى كل شيء مفتوحًا حتى نهاية الفترة.',
    ],
    action: { label: 'اشتراكاتي', url },
  }),
});

/** Tells a fan that a subscription waits for payment, and where that is mended. */
export const subscriptionUnpaid = letter<UnpaidLetter>({
  'fa-IR': ({ name, performer, price, reason, url }) => ({
    subject: `اشتراک ${isolate(performer)} تمدید نشد`,
    heading: 'اشتراک شما تمدید نشد',
    paragraphs: [
      `سلام ${isolate(name)}،`,
      `نتوانستیم ${tokensIn('fa-IR', price)} برای اشتراک ${isolate(performer)} از کیف پول شما برداریم. سه روز، هر روز یک بار، دوباره می‌کوشیم؛ تا آن هنگام آنچه برای مشترکان است بسته است.`,
      mendingIn('fa-IR', reason).text,
    ],
    action: { label: mendingIn('fa-IR', reason).label, url },
  }),
  'en-US':
    (say, locale) =>
    ({ name, performer, price, reason, url }) => ({
      subject: say`Your subscription to ${isolate(performer)} was not renewed`,
      heading: say`Your subscription was not renewed`,
      paragraphs: [
        say`Hello ${isolate(name)},`,
        say`we could not take ${tokensIn(locale, price)} from your wallet for the subscription to ${isolate(performer)}. We try again once a day for three days; until then what is for subscribers is locked.`,
        mendingIn(locale, reason).text,
      ],
      action: { label: mendingIn(locale, reason).label, url },
    }),
  'ar-EG': ({ name, performer, price, reason, url }) => ({
    subject: `لم يتجدد اشتراكك لدى ${isolate(performer)}`,
    heading: 'لم يتجدد اشتراكك',
    paragraphs: [
      `مرحبًا ${isolate(name)}،`,
      `لم نتمكن من سحب ${tokensIn('ar-EG', price)} من محفظتك لاشتراكك لدى ${isolate(performer)}. نحاول مرة كل يوم لثلاثة أيام؛ وحتى ذلك الحين يبقى ما هو للمشتركين مقفلًا.`,
      mendingIn('ar-EG', reason).text,
    ],
    action: { label: mendingIn('ar-EG', reason).label, url },
  }),
});
