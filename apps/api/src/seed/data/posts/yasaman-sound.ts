import type { DemoPost } from '../types.ts';

export const yasamanSound: readonly DemoPost[] = [
  {
    hoursAgo: 18,
    text: 'ضبط صبح روی ابر: ساعت پنج، زیر پای ما مه بود و زیر مه یک رودخانه که فقط شنیده می‌شد. هدفون بگذارید و تا دقیقه‌ی سوم صبر کنید، دارکوب می‌آید.',
    pictures: ['stream-canopy'],
    comments: [
      ['yas', 'دارکوب آمد! پریدم.'],
      ['pouya', 'این را باید پشت پنجره‌ی مترو گوش داد.'],
    ],
  },
  {
    hoursAgo: 70,
    text: 'آبشار از دور یک صداست، از یک متری صد صدا. میکروفن را بین دو سنگ گذاشتم و هر سنگ نُت خودش را داشت.',
    pictures: ['stream-fall'],
    comments: [
      ['saman.daf', 'سنگ سمت راست روی فا دیز است، شوخی نمی‌کنم.'],
      ['yasaman.sound', 'حالا دیگر نمی‌توانم نشنوم.'],
    ],
  },
  {
    hoursAgo: 125,
    audience: 'subscribers',
    teaser: 'باران روی برگ انجیلی، یک ساعت و ده دقیقه برای خوابیدن.',
    text: 'بلندی صدا از دقیقه‌ی چهل آرام پایین می‌آید تا وسط خواب بیدارتان نکند. نسخه‌ی بدون رعد را هم کنارش گذاشته‌ام، برای آن‌ها که گربه دارند.',
    pictures: ['stream-trunks'],
  },
  {
    hoursAgo: 208,
    text: 'تمرین گوش: چشم‌ها بسته، پنج دقیقه، هر صدایی که می‌شنوید با انگشت بشمارید. من در بالکن خانه به نوزده رسیدم که یازده تایش موتور بود.',
    comments: [
      ['setareh', 'من به هفت رسیدم و خوابم برد.'],
      ['mehdi.z', 'چهارده، دو تایش همسایه.'],
    ],
  },
  {
    hoursAgo: 315,
    text: 'Wind shield of the day: a wool sock over a kitchen strainer. It looks absurd and takes eleven decibels of rumble away, which no product I own can do.',
    pictures: ['stream-rocks'],
    comments: [
      ['lucas', 'Eleven decibels from a sock. I am in.'],
      ['hannah_o', 'Left or right sock?'],
    ],
  },
  {
    hoursAgo: 450,
    audience: 'subscribers',
    teaser: 'بسته‌ی صدای جنگل هیرکانی برای تدوینگرها، نود و شش کیلوهرتز.',
    text: 'بیست و چهار فایل کوتاه با نام مکان، ساعت و فاصله تا منبع. استفاده در کار شخصی و تجاری آزاد است، فقط نام ضبط را در تیتراژ بیاورید.',
    pictures: ['stream', 'stream-rocks'],
  },
  {
    hoursAgo: 620,
    text: 'امروز چهار ساعت راه رفتم و سی ثانیه صدای خوب گرفتم. بقیه‌اش اره‌برقی بود. همان سی ثانیه را گذاشته‌ام.',
    pictures: ['stream-trunks'],
    comments: [['leila.trails', 'اره‌برقی‌ها همه‌جا هستند، حتی سه‌هزار متری.']],
  },
  {
    hoursAgo: 790,
    text: 'قورباغه‌ها نوبت می‌گیرند. جدی: اول آن که دورتر است، بعد نزدیک‌ترها، و وقتی حواصیل می‌نشیند همه با هم ساکت می‌شوند. سکوت بلندترین بخش ضبط است.',
    pictures: ['stream'],
  },
  {
    hoursAgo: 1060,
    audience: 'subscribers',
    teaser: 'از ضبط تا انتشار: کارهایی که با صدا نمی‌کنم.',
    text: 'نویزگیر نمی‌زنم، بلندی را یکدست نمی‌کنم، صدای نفس خودم را هم نگه می‌دارم. تنها دستکاری، بریدن سر و ته است، و گاهی همان را هم پشیمان می‌شوم.',
    pictures: ['stream-fall'],
  },
  {
    hoursAgo: 1480,
    text: 'A jay imitated my car alarm today. Perfect pitch, better rhythm. I have it on tape and I will never use it for anything.',
    comments: [['arash.macro', 'Please use it for something.']],
  },
  {
    hoursAgo: 1990,
    audience: { paid: 5 },
    teaser: 'آلبوم «هفت رود»: هفت ضبط کامل، یک سال راه رفتن.',
    text: 'از چشمه‌ی بالادست تا جایی که رود به دریا می‌رسد و صدایش گم می‌شود. دفترچه‌ی همراه نقشه‌ی هر ضبط را دارد و دمای آب را، چون آب سرد جور دیگری حرف می‌زند.',
    pictures: ['stream-canopy', 'stream-rocks'],
  },
];
