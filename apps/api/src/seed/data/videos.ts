import type { DemoVideo } from './types.ts';

export const videos: readonly DemoVideo[] = [
  {
    performer: 'mahsa.art',
    title: 'تخته‌رنگ پاییز در دوازده ثانیه',
    description: 'از قلم‌موی خشک تا آخرین لایه. صدا را با چهار نُت ساده ساخته‌ام.',
    daysAgo: 5,
    video: 'palette',
    thumbnail: 'brushes-wide',
  },
  {
    performer: 'leila.trails',
    title: 'از چشمه تا طلوع',
    description: 'چهار روز پیمایش، بدون توضیح اضافه. نقشه‌ی مسیر در پست‌های همین هفته است.',
    audience: { subscribersOr: 7 },
    daysAgo: 8,
    video: 'dawn-walk',
    teaser: 'dawn-walk-teaser',
    thumbnail: 'path-ridge',
  },
  {
    performer: 'maya.outside',
    title: 'A walk with Leila, my cut',
    description:
      'We walked the same valley with the same pictures in mind and came home with two films. This is the quiet one.',
    audience: { paid: 5 },
    daysAgo: 13,
    video: 'dawn-walk',
    teaser: 'dawn-walk-teaser',
    thumbnail: 'sunset',
  },
];
