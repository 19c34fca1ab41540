import type { DemoGallery } from './types.ts';

export const galleries: readonly DemoGallery[] = [
  {
    performer: 'mahsa.art',
    title: 'یک هفته، هفت تخته‌رنگ',
    description: 'هر روز پیش از شروع کار از تخته‌رنگ عکس گرفتم. روز چهارم سرما خوردم و معلوم است.',
    daysAgo: 6,
    photos: ['brushes', 'brushes-pink', 'brushes-blue', 'brushes-dry', 'stripes', 'spectrum', 'plum'],
  },
  {
    performer: 'mahsa.art',
    title: 'پشت بوم‌ها',
    description: 'لکه‌ها، یادداشت‌ها و رنگ‌هایی که از لبه رد شدند. قسمتی از تابلو که خریدار هم نمی‌بیند.',
    audience: 'subscribers',
    daysAgo: 24,
    photos: ['plum-edge', 'plum-glow', 'stripes-rose', 'stripes-sky', 'spectrum-gold'],
  },
  {
    performer: 'saman.daf',
    title: 'تمرین جمعه‌ها',
    description: 'اتاق تمرین در یک عصر معمولی، پیش از آنکه بچه‌ها برسند.',
    daysAgo: 12,
    photos: ['drum', 'drum-head', 'drum-ropes', 'drum-close'],
  },
  {
    performer: 'arash.macro',
    title: 'Friday gallery: before the wind',
    description:
      'Forty minutes between first light and the first gust. Everything here was shot within ten metres of the same fence post.',
    daysAgo: 4,
    photos: ['dandelion-close', 'dandelion', 'dandelion-field', 'dragonfly-close', 'dragonfly-leaves', 'dragonfly'],
  },
  {
    performer: 'arash.macro',
    title: 'Bark, feathers, salt',
    description: 'Textures for people who like to zoom in, as full-size files for subscribers.',
    audience: { subscribersOr: 9 },
    daysAgo: 18,
    photos: ['bark', 'nuthatch', 'nuthatch-close', 'milky-core', 'sea-reflection'],
  },
  {
    performer: 'leila.trails',
    title: 'چهار روز، یک گردنه',
    description: 'از بارانِ روز اول تا آفتاب گردنه. ترتیب عکس‌ها همان ترتیب راه است.',
    daysAgo: 9,
    photos: ['path-clouds', 'path-trail', 'path', 'path-ridge', 'path-snow', 'autumn', 'sunset', 'sunset-table'],
  },
  {
    performer: 'kaveh.cooks',
    title: 'میز انجیر',
    description: 'یک جعبه انجیر، یک کاسه‌ی قرمز و نور ساعت چهار بعدازظهر.',
    daysAgo: 15,
    photos: ['fig', 'fig-close', 'fig-bowl', 'bowl-shadow'],
  },
  {
    performer: 'yasaman.sound',
    title: 'جاهایی که می‌شنوم',
    description:
      'بیشتر ضبط‌ها را از همین چند نقطه گرفته‌ام. کنار هر کدام اگر یک دقیقه ساکت بایستید، دلیلش معلوم می‌شود.',
    daysAgo: 21,
    photos: ['stream', 'stream-fall', 'stream-rocks', 'stream-trunks', 'stream-canopy'],
  },
  {
    performer: 'negin.clay',
    title: 'آلبوم لعاب‌های زمستان',
    description: 'نمونه‌های این فصل با شماره و دما؛ نسخه‌ی بزرگ برای آن‌ها که می‌خواهند خودشان بپزند.',
    audience: { paid: 6 },
    daysAgo: 17,
    photos: ['texture', 'texture-green', 'texture-violet', 'texture-deep', 'bowl-grain'],
  },
  {
    performer: 'hart.woodwork',
    title: 'One bird, one clock',
    description: 'Two small commissions from the same board, photographed on the day they left the workshop.',
    daysAgo: 11,
    photos: ['wooden-bird', 'wooden-bird-close', 'wooden-bird-lamps', 'clock', 'clock-hands', 'clock-marks'],
  },
  {
    performer: 'raha',
    title: 'پشت پنجره',
    description: 'یک پنجره، دو سگ، چهار فصل انتظار برای پستچی.',
    daysAgo: 30,
    photos: ['dogs', 'dogs-window', 'dogs-close', 'dogs-lower'],
  },
  {
    performer: 'maya.outside',
    title: 'Bridges and other straight lines',
    description: 'Wide files of the estuary series, with the two frames that did not make the print shop.',
    audience: { paid: 12.5 },
    daysAgo: 27,
    photos: ['bridge', 'bridge-cables', 'estuary', 'autumn-peaks', 'autumn-fir', 'sunset-sun'],
  },
];
