import type { DemoComingPost, DemoDraft } from './types.ts';

export const comingPosts: readonly DemoComingPost[] = [
  {
    performer: 'mahsa.art',
    inHours: 52,
    text: 'نتیجه‌ی رأی‌گیری رنگ سوم، با عکس تخته‌رنگ بعد از اولین لایه. اگر رنگ شما نبرده، قهر نکنید؛ گوشه‌ی پایین سمت چپ جایش محفوظ است.',
    pictures: ['spectrum-gold', 'brushes-pink'],
    altTexts: [
      'لایه‌ی تازه‌ی رنگ که از نارنجی گرم در میانه به سبز و بنفش در کناره‌ها می‌رود',
      'نوک یک قلم‌موی پهن آغشته به رنگ سرخابی در میان قلم‌موهای دیگر',
    ],
  },
];

export const drafts: readonly DemoDraft[] = [
  {
    performer: 'mahsa.art',
    hoursAgo: 5,
    text: 'سه اشتباهی که در اولین نمایشگاهم کردم. یک: قاب‌ها را شب آخر سفارش دادم. دو:',
    pictures: ['plum'],
  },
];
