/**
 * What is paid for in data/orders.ts and below. Of nilou's exactly all is spent, so that her wallet ends as
 * data/nilou-history.ts says.
 */
export const topUps = [
  { fan: 'nilou', tokens: 75, daysAgo: 16 },
  { fan: 'kian_92', tokens: 50, daysAgo: 4.7 },
  { fan: 'yas', tokens: 60, daysAgo: 4.2 },
  { fan: 'shirin.k', tokens: 60, daysAgo: 3.1 },
  { fan: 'babak.t', tokens: 60, daysAgo: 1.7 },
  { fan: 'reza.gh', tokens: 25, daysAgo: 32 },
  { fan: 'omid', tokens: 40, daysAgo: 6 },
  { fan: 'hossein_m', tokens: 30, daysAgo: 2 },
] as const;

/** A month of somebody else's subscription. */
export const gift = {
  ...{ giver: 'nilou', username: 'mina.sh', performer: 'maya.outside', price: 10, daysAgo: 8 },
  note: 'تولدت مبارک! می‌دانم عاشق کوه‌هایی.',
} as const;

/** Payments that banks take back: one that is open, and one that was won with evidence. */
export const disputes = [
  { fan: 'reza.gh', tokens: 25, opened: 27, won: 19 },
  { fan: 'omid', tokens: 40, opened: 1.2 },
] as const;

export const payouts = [
  { performer: 'mahsa.art', tokens: 60, note: '', asked: 17, sent: 16 },
  { performer: 'mahsa.art', tokens: 55, note: 'برای رنگ و بوم این ماه', asked: 0.9 },
] as const;

export const refunds = {
  /** Of what nilou bought. */
  open: { post: 'behind-the-window', text: 'فکر می‌کردم فایل بزرگ‌تری باشد؛ برای چاپ به کارم نمی‌آید.', daysAgo: 1.1 },
  payment: { fan: 'hossein_m', text: 'دو بار پرداختم؛ یکی را برگردانید.', daysAgo: 0.6 },
  refused: {
    text: 'بعد از باز کردن فایل پشیمان شدم.',
    answer: 'فایل چند بار باز شده است؛ برای همین برگردانده نمی‌شود.',
  },
} as const;
