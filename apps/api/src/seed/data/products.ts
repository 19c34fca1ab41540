import type { DemoProduct } from './types.ts';

export const products: readonly DemoProduct[] = [
  {
    performer: 'mahsa.art',
    title: 'چاپ «آلوی شب»، شماره‌دار و امضاشده',
    description:
      'چاپ جوهری روی کاغذ پنبه‌ای ۳۱۰ گرمی، ۳۰ در ۴۰ سانتی‌متر، در لوله‌ی مقوایی سفت. فقط بیست نسخه چاپ شده و شماره‌ی هر کدام پشت آن نوشته است.',
    offer: { price: 48, stock: 7 },
    daysAgo: 5,
    pictures: ['plum', 'plum-glow', 'plum-edge'],
    comments: [
      ['nilou', 'قابش را هم خودتان می‌زنید یا جدا باید سفارش بدهم؟'],
      ['mahsa.art', 'جدا؛ ولی اندازه‌اش استاندارد است و هر قاب ۳۰×۴۰ به آن می‌خورد.'],
    ],
  },
  {
    performer: 'mahsa.art',
    title: 'بسته‌ی تخته‌رنگ پاییز',
    description:
      'فایل بزرگ تخته‌رنگ این پاییز با همه‌ی رگه‌ها، برای زمینه‌ی دسکتاپ یا تمرین رنگ‌سازی. تصویر را می‌توانید چاپ هم بکنید.',
    offer: { file: 'spectrum', audience: { paid: 4.5 } },
    daysAgo: 12,
    pictures: ['spectrum', 'spectrum-gold', 'spectrum-teal'],
  },
  {
    performer: 'mahsa.art',
    title: 'زمینه‌ی گوشی: نوارهای رُز',
    description: 'هدیه‌ی کوچک همین ماه؛ هر که خواست بردارد.',
    offer: { file: 'stripes-rose' },
    daysAgo: 20,
    pictures: ['stripes-rose'],
  },
  {
    performer: 'mahsa.art',
    title: 'سه قلم‌موی دست‌دوم، شسته و شانه‌شده',
    description: 'هنوز مطمئن نیستم دلم بیاید بفروشمشان.',
    offer: { price: 15, stock: 1 },
    daysAgo: 1,
    isDraft: true,
    pictures: ['brushes-dry', 'brushes-pink'],
  },
  {
    performer: 'negin.clay',
    title: 'کاسه‌ی سرخ برای انجیر',
    description:
      'چرخی، لعاب آهن سرخ، قطر ۱۶ سانتی‌متر. با دست بشویید؛ لعابش با سال‌ها کمی تیره‌تر می‌شود و همین قشنگش می‌کند.',
    offer: { price: 32, stock: 3 },
    daysAgo: 3,
    pictures: ['fig-bowl', 'bowl-grain', 'bowl-shadow'],
  },
  {
    performer: 'negin.clay',
    title: 'کاشی نمونه‌ی لعاب، یکی به انتخاب من',
    description: 'از نمونه‌های کوره‌ی زمستان؛ هر کدام یک رنگ است و پشتش شماره‌ی دستور لعاب نوشته شده.',
    offer: { price: 9 },
    daysAgo: 16,
    pictures: ['texture', 'texture-green', 'texture-violet'],
  },
  {
    performer: 'negin.clay',
    title: 'لیوان دودی، جفت',
    description: 'آخرین جفت هم رفت. کوره‌ی بعدی اول ماه روشن می‌شود.',
    offer: { price: 40, stock: 0 },
    daysAgo: 26,
    pictures: ['texture-deep'],
  },
  {
    performer: 'arash.macro',
    title: 'Dandelion, full resolution',
    description:
      'The stacked frame from the March gallery as one large file, cleaned of dust spots. Print it for yourself as big as you like; please do not resell it.',
    offer: { file: 'dandelion', audience: { paid: 6 } },
    daysAgo: 8,
    pictures: ['dandelion', 'dandelion-close'],
  },
  {
    performer: 'arash.macro',
    title: 'Dragonfly print, 20 × 30 cm',
    description: 'Matte paper, white border, sent flat between two boards. Printed on Sundays, posted on Mondays.',
    offer: { price: 27.5 },
    daysAgo: 19,
    pictures: ['dragonfly', 'dragonfly-close', 'dragonfly-leaves'],
  },
  {
    performer: 'arash.macro',
    title: 'Night sky for subscribers',
    description: 'The core of the Milky Way over the sea, at the size my screen was not made for.',
    offer: { file: 'milky-way', audience: 'subscribers' },
    daysAgo: 33,
    pictures: ['milky-core', 'milky-wide'],
  },
];
