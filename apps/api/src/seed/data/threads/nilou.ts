import type { DemoThread } from '../types.ts';

/** The conversations of the account that visitors try first: `fan@barg.example`. */
export const nilouThreads: readonly DemoThread[] = [
  {
    fan: 'nilou',
    performer: 'mahsa.art',
    lastHoursAgo: 1,
    messages: [
      { from: 'fan', text: 'سلام مهسا جان، پخش دیشب عالی بود. آن تخته‌رنگ آخر را جایی می‌گذاری؟' },
      { from: 'performer', text: 'سلام عزیزم! هنوز خیس است، صبح از رویش عکس می‌گیرم.' },
      { from: 'performer', text: 'سلام! تخته‌رنگ پاییزی آماده شد.', pictures: ['brushes-blue', 'brushes-dry'] },
      { from: 'fan', text: 'عالیه، همون که تو پخش زنده نشون دادی؟' },
      { from: 'performer', text: 'دقیقاً. نسخه‌ی کامل با فایل لایه‌باز در پست دیروز است.' },
      { from: 'performer', text: 'اول فایل اشتباهی را گذاشته بودم، ببخش.', deleted: true },
      { from: 'fan', text: 'پس امشب می‌روم سراغش. این هم تمرین من از پخش دیشب.', pictures: ['stripes-sky'] },
      { from: 'performer', text: 'فایل را همین حالا فرستادم' },
    ],
  },
  {
    fan: 'nilou',
    performer: 'saman.daf',
    lastHoursAgo: 2,
    unread: { by: 'fan', count: 1 },
    messages: [
      { from: 'fan', text: 'سلام، جمعه همان قطعه‌ی هفتم را دوباره می‌زنید؟' },
      { from: 'performer', text: 'سلام نیلوفر، اگر تو درخواست بدهی دو بار.' },
      { from: 'fan', text: 'پس دو بار 😄 یک انعام هم بابت درس قبل فرستادم.' },
      { from: 'performer', text: 'ممنون از انعامت! شب می‌بینمت' },
    ],
  },
  {
    fan: 'nilou',
    performer: 'leila.trails',
    lastHoursAgo: 21,
    messages: [
      { from: 'performer', text: 'جمعه ساعت پنج صبح، جلوی ایستگاه مینی‌بوس. می‌آیی؟' },
      { from: 'fan', text: 'می‌آیم، فقط کفشم دیگر عاج ندارد.' },
      { from: 'performer', text: 'با آن نیا! مسیر سنگلاخ دارد. سبک باشد ولی نو.' },
      { from: 'fan', text: 'کفش نو گرفتم' },
    ],
  },
  {
    fan: 'nilou',
    performer: 'kaveh.cooks',
    lastHoursAgo: 27,
    messages: [
      { from: 'fan', text: 'آقا کاوه، فسنجانم تلخ شد. راهی دارد؟' },
      { from: 'performer', text: 'گردو کهنه بوده. یک قاشق شکر و نصف لیوان آب انار شیرین، یک ساعت دیگر بجوشد.' },
      { from: 'fan', text: 'نجات پیدا کرد! مهمان‌ها نفهمیدند.' },
      { from: 'performer', text: 'دفعه‌ی بعد گردو را پیش از خرید بچش.' },
      { from: 'performer', text: 'آدرس دکان گردوفروش را هم می‌فرستم.', deleted: true },
    ],
  },
  {
    fan: 'nilou',
    performer: 'yasaman.sound',
    lastHoursAgo: 70,
    unread: { by: 'fan', count: 2 },
    messages: [
      { from: 'fan', text: 'ضبط‌هایت را هر شب می‌گذارم. یک ضبط صبحگاهی هم داری؟' },
      { from: 'performer', text: 'سلام نیلوفر، همین امروز صبح بالای ابر بودم!' },
      { from: 'performer', text: 'ضبط صبح روی ابر' },
    ],
  },
  {
    fan: 'nilou',
    performer: 'raha',
    lastHoursAgo: 76,
    messages: [
      { from: 'performer', text: 'نیلو، فندق امروز برایت ژست گرفت.' },
      { from: 'fan', text: 'نشانم بده زود!' },
      { from: 'performer', text: '', pictures: ['dogs-close'] },
      { from: 'fan', text: 'دلم رفت. از طرف من یک بیسکویت اضافه به او بده.' },
      { from: 'performer', text: 'بادام هم سهم خواست، دادم.' },
    ],
  },
];
