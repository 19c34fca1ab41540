import { toHundredths, type Hundredths } from '../../platform/money.ts';
import type { Username } from './types.ts';

/** Of a performer, and used by one of her buyers. */
export const COUPON = { performer: 'mahsa.art', code: 'autumn', percent: 20, maxUses: 50, daysAgo: 5 } as const;

/** An order of a physical product, and what became of it; times are in days before the demo begins. */
export interface DemoOrder {
  buyer: Username;
  performer: Username;
  title: string;
  /** With shipping at home, and less a coupon. */
  total: Hundredths;
  hasCoupon?: boolean;
  address: { name: string; city: string; street: string; postal_code: string };
  placed: number;
  begun?: number;
  sent?: number;
  tracking?: { carrier: string; trackingNumber: string };
  delivered?: number;
  problem?: { daysAgo: number; text: string };
  cancelled?: { daysAgo: number; reason: string };
}

const print = { performer: 'mahsa.art', title: 'چاپ «آلوی شب»، شماره‌دار و امضاشده', total: toHundredths(52) } as const;
const tile = {
  performer: 'negin.clay',
  title: 'کاشی نمونه‌ی لعاب، یکی به انتخاب من',
  total: toHundredths(13),
} as const;

const nilou = {
  name: 'نیلوفر رستمی',
  city: 'شیراز',
  street: 'خیابان عفیف‌آباد، کوچه‌ی ۹، پلاک ۱۴',
  postal_code: '7183694511',
};

export const orders: readonly DemoOrder[] = [
  {
    ...{ ...tile, buyer: 'nilou', address: nilou, placed: 15, begun: 14.5, sent: 13, delivered: 9 },
    tracking: { carrier: 'پست پیشتاز', trackingNumber: '218300144021' },
  },
  {
    ...{ ...print, buyer: 'kian_92', total: toHundredths(42.4), hasCoupon: true },
    ...{ placed: 4.6, begun: 4.2, sent: 3.8, delivered: 1.5 },
    tracking: { carrier: 'پست پیشتاز', trackingNumber: '218300150778' },
    address: { name: 'کیان موسوی', city: 'اصفهان', street: 'خیابان حکیم نظامی، پلاک ۲۲', postal_code: '8175643112' },
  },
  {
    ...{ ...print, buyer: 'yas', placed: 4.1, begun: 3.6, sent: 3.2 },
    tracking: { carrier: 'تیپاکس', trackingNumber: '40217765' },
    problem: { daysAgo: 0.8, text: 'لوله از وسط تا خورده بود و گوشه‌ی چاپ چروک برداشته.' },
    address: { name: 'یاس حیدری', city: 'رشت', street: 'بلوار گیلان، کوچه‌ی نسترن، پلاک ۵', postal_code: '4164813227' },
  },
  {
    ...{ ...print, buyer: 'shirin.k', placed: 3 },
    cancelled: { daysAgo: 2.8, reason: 'نشانی را اشتباه زدم؛ از نو سفارش می‌دهم.' },
    address: { name: 'شیرین کاظمی', city: 'تبریز', street: 'خیابان ارتش، پلاک ۷۰', postal_code: '5137614488' },
  },
  {
    ...{ ...print, buyer: 'babak.t', placed: 1.6, begun: 0.7 },
    address: {
      name: 'بابک تهرانی',
      city: 'تهران',
      street: 'خیابان شریعتی، کوچه‌ی بهار، پلاک ۳',
      postal_code: '1565774413',
    },
  },
  { ...print, buyer: 'nilou', address: nilou, placed: 0.5 },
];
