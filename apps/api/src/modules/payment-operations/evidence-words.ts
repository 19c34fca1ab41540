import type { MessageLocale } from '../../errors/localized-message.ts';
import type { OrderStatus } from '../../platform/database/order-tables.ts';

/** What a draft of evidence says around its facts. Tokens come with their noun. */
export interface EvidenceWords {
  receipt: (payment: { id: string; money: string; at: string }) => string;
  charge: (reference: string) => string;
  card: (brand: string, last4: string) => string;
  tokens: (tokens: string) => string;
  refunded: (money: string) => string;
  account: (person: string, registeredAt: string) => string;
  verified: (isVerified: boolean) => string;
  lastSeen: (at: string) => string;
  signedIn: (at: string, device: string | null) => string;
  spent: string;
  nothing: string;
  paid: (what: string, tokens: string) => string;
  to: (name: string) => string;
  pieces: (count: number) => string;
  opened: (sight: { count: number; first: string; last: string }) => string;
  order: (status: string) => string;
  shipped: (at: string) => string;
  carrier: (name: string) => string;
  delivered: (at: string) => string;
  givenBack: (tokens: string) => string;
  messages: string;
  written: (talk: { count: number; to: string | null; last: string }) => string;
  /** As the pages of orders call them. */
  statuses: Readonly<Record<OrderStatus, string>>;
}

export const EVIDENCE_WORDS: Readonly<Record<MessageLocale, EvidenceWords>> = {
  'en-US': {
    receipt: ({ id, money, at }) => `Receipt: payment ${id}, ${money}, ${at}`,
    charge: (reference) => `Charge: ${reference}`,
    card: (brand, last4) => `Card: ${brand}, ends in ${last4}`,
    tokens: (tokens) => `It bought ${tokens}, put into the payer's wallet at once.`,
    refunded: (money) => `Refunded since then: ${money}`,
    account: (person, registeredAt) => `Account: ${person}, registered ${registeredAt}`,
    verified: (isVerified) => `E-mail address verified: ${isVerified ? 'yes' : 'no'}`,
    lastSeen: (at) => `Last seen: ${at}`,
    signedIn: (at, device) => `Signed in ${at}: ${device ?? 'unknown device'}`,
    spent: 'What was bought with the tokens since then:',
    nothing: 'nothing',
    paid: (what, tokens) => `${what}: ${tokens}`,
    to: (name) => `to ${name}`,
    pieces: (count) => `${count} pieces`,
    opened: ({ count, first, last }) =>
      count === 1 ? `opened once, ${first}` : `opened ${count} times, first ${first}, last ${last}`,
    order: (status) => `order: ${status}`,
    shipped: (at) => `shipped ${at}`,
    carrier: (name) => `by ${name}`,
    delivered: (at) => `delivered ${at}`,
    givenBack: (tokens) => `given back: ${tokens}`,
    messages: 'Messages that the payer wrote since then:',
    written: ({ count, to, last }) => `${count} to ${to ?? 'somebody'}, last ${last}`,
    statuses: {
      created: 'Ordered',
      processing: 'Being prepared',
      shipped: 'On its way',
      delivered: 'Delivered',
      refunded: 'Cancelled',
    },
  },
  'fa-IR': {
    receipt: ({ id, money, at }) => `رسید: پرداخت ${id}، ${money}، ${at}`,
    charge: (reference) => `شناسهٔ درگاه: ${reference}`,
    card: (brand, last4) => `کارت: ${brand}، پایان با ${last4}`,
    tokens: (tokens) => `با آن ${tokens} خریده شد که بی‌درنگ در کیف پول پرداخت‌کننده بود.`,
    refunded: (money) => `بازپرداخت پس از آن: ${money}`,
    account: (person, registeredAt) => `حساب: ${person}، ثبت‌نام ${registeredAt}`,
    verified: (isVerified) => `ایمیل تأییدشده: ${isVerified ? 'بله' : 'خیر'}`,
    lastSeen: (at) => `آخرین بازدید: ${at}`,
    signedIn: (at, device) => `ورود ${at}: ${device ?? 'دستگاه ناشناخته'}`,
    spent: 'آنچه از آن پس با توکن‌ها خریده شد:',
    nothing: 'هیچ',
    paid: (what, tokens) => `${what}: ${tokens}`,
    to: (name) => `به ${name}`,
    pieces: (count) => `${count} عدد`,
    opened: ({ count, first, last }) =>
      count === 1 ? `یک بار باز شده، ${first}` : `${count} بار باز شده، نخست ${first}، آخرین بار ${last}`,
    order: (status) => `سفارش: ${status}`,
    shipped: (at) => `فرستاده‌شده ${at}`,
    carrier: (name) => `با ${name}`,
    delivered: (at) => `تحویل‌شده ${at}`,
    givenBack: (tokens) => `برگشته: ${tokens}`,
    messages: 'پیام‌هایی که پرداخت‌کننده از آن پس نوشت:',
    written: ({ count, to, last }) => `${count} پیام به ${to ?? 'کسی'}، آخرین ${last}`,
    statuses: {
      created: 'ثبت شد',
      processing: 'در حال آماده‌سازی',
      shipped: 'در راه',
      delivered: 'تحویل شد',
      refunded: 'لغو شد',
    },
  },
  'ar-EG': {
    receipt: ({ id, money, at }) => `الإيصال: الدفعة ${id}، ${money}، ${at}`,
    charge: (reference) => `مرجع البوابة: ${reference}`,
    card: (brand, last4) => `البطاقة: ${brand}، تنتهي بـ ${last4}`,
    tokens: (tokens) => `اشتُري بها ${tokens}، ودخل ذلك محفظة الدافع في الحال.`,
    refunded: (money) => `المُسترد منذ ذلك الحين: ${money}`,
    account: (person, registeredAt) => `الحساب: ${person}، سُجّل ${registeredAt}`,
    verified: (isVerified) => `البريد الإلكتروني مؤكَّد: ${isVerified ? 'نعم' : 'لا'}`,
    lastSeen: (at) => `آخر ظهور: ${at}`,
    signedIn: (at, device) => `تسجيل دخول ${at}: ${device ?? 'جهاز غير معروف'}`,
    spent: 'ما اشتُري بالتوكن منذ ذلك الحين:',
    nothing: 'لا شيء',
    paid: (what, tokens) => `${what}: ${tokens}`,
    to: (name) => `إلى ${name}`,
    pieces: (count) => `عدد القطع: ${count}`,
    opened: ({ count, first, last }) =>
      count === 1 ? `فُتح مرة واحدة، ${first}` : `عدد مرات الفتح: ${count}، أولها ${first}، وآخرها ${last}`,
    order: (status) => `الطلب: ${status}`,
    shipped: (at) => `شُحن ${at}`,
    carrier: (name) => `مع ${name}`,
    delivered: (at) => `سُلّم ${at}`,
    givenBack: (tokens) => `أُعيد: ${tokens}`,
    messages: 'الرسائل التي كتبها الدافع منذ ذلك الحين:',
    written: ({ count, to, last }) => `عدد الرسائل إلى ${to ?? 'شخص ما'}: ${count}، آخرها ${last}`,
    statuses: {
      created: 'تم الطلب',
      processing: 'قيد التجهيز',
      shipped: 'في الطريق',
      delivered: 'تم التسليم',
      refunded: 'أُلغي',
    },
  },
};
