import type { DemoThread } from '../types.ts';

export const persianThreads: readonly DemoThread[] = [
  {
    fan: 'parisa',
    performer: 'mahsa.art',
    lastHoursAgo: 6,
    unread: { by: 'performer', count: 1 },
    messages: [
      { from: 'fan', text: 'سلام، برای اتاق کودک تابلوی سفارشی هم قبول می‌کنید؟' },
      { from: 'performer', text: 'سلام پریسا جان، بله. اندازه‌ی دیوار و رنگ پرده را برایم بنویس.' },
      { from: 'fan', text: 'دیوار دو متر و بیست، پرده سبز کم‌رنگ. خورشید سبز هم داشته باشد لطفاً!' },
    ],
  },
  {
    fan: 'shirin.k',
    performer: 'mahsa.art',
    lastHoursAgo: 410,
    messages: [
      { from: 'fan', text: 'بوم نود در صد و بیست را هنوز دارید؟' },
      { from: 'performer', text: 'یکی مانده. پنجشنبه‌ها کارگاهم.' },
      { from: 'fan', text: 'پنجشنبه ساعت چهار می‌آیم.' },
      { from: 'performer', text: 'زنگ دوم را بزن، اولی مال همسایه‌ی بداخلاق است.' },
    ],
  },
  {
    fan: 'kian_92',
    performer: 'saman.daf',
    lastHoursAgo: 12,
    messages: [
      { from: 'fan', text: 'استاد، سرعت شصت را رد کردم!' },
      { from: 'performer', text: 'آفرین. یک ویدیوی بیست‌ثانیه‌ای بگیر، مچت را ببینم.' },
      { from: 'fan', text: 'مچم را نگاه نکنید، صدا را گوش کنید 😅' },
      { from: 'performer', text: 'مچ همان صداست. تا فردا صبر می‌کنم.' },
    ],
  },
  {
    fan: 'farhad',
    performer: 'saman.daf',
    lastHoursAgo: 200,
    messages: [
      { from: 'fan', text: 'دفم پوستش شل شده، بخاری نزدیکش بوده. خراب شد؟' },
      { from: 'performer', text: 'نه، دو روز در اتاق سرد بگذار و به آن دست نزن. بعد از آن اگر شل بود بفرستش سنندج.' },
      { from: 'fan', text: 'سفت شد، ممنون. زن من می‌گوید باز هم نزدیک بخاری بگذارم.' },
    ],
  },
  {
    fan: 'siavash',
    performer: 'leila.trails',
    lastHoursAgo: 33,
    messages: [
      { from: 'fan', text: 'ردپای چال‌یخی روی ساعت من باز نمی‌شود.' },
      { from: 'performer', text: 'نسخه‌ی جی‌پی‌ایکس را بگیر، آن یکی برای گوشی است.' },
      { from: 'fan', text: 'باز شد. چشمه‌ی دوم هنوز آب دارد؟' },
      { from: 'performer', text: 'هفته‌ی پیش به اندازه‌ی یک قمقمه. رویش حساب نکن.' },
    ],
  },
  {
    fan: 'hamid_s',
    performer: 'leila.trails',
    lastHoursAgo: 150,
    unread: { by: 'performer', count: 2 },
    messages: [
      { from: 'fan', text: 'سلام، با بچه‌ی ده‌ساله کدام مسیر را پیشنهاد می‌کنید؟' },
      { from: 'performer', text: 'مسیر دوم نقشه‌ی چاپی، سه ساعت رفت و برگشت، وسطش هم رودخانه دارد.' },
      { from: 'fan', text: 'رفتیم و برگشتیم. بچه خسته نشد، من شدم.' },
      { from: 'fan', text: 'برای ماه بعد یک مسیر سخت‌تر می‌خواهد!' },
    ],
  },
  {
    fan: 'mina.sh',
    performer: 'kaveh.cooks',
    lastHoursAgo: 9,
    messages: [
      { from: 'fan', text: 'دکان سوم بسته بود. پنیر سیاه‌مزگی از کجا بخرم؟' },
      { from: 'performer', text: 'یک‌شنبه‌ها بسته است. فردا برو و بگو کاوه فرستاده، ارزان‌تر نمی‌دهد ولی می‌خندد.' },
      { from: 'fan', text: 'خندید! و پنیرش فوق‌العاده بود.' },
    ],
  },
  {
    fan: 'navid_t',
    performer: 'kaveh.cooks',
    lastHoursAgo: 320,
    messages: [
      { from: 'fan', text: 'امشب مهمان دارم، برنج شفته شد، کمک!' },
      { from: 'performer', text: 'نان خشک روی دمکنی، زیرش زیاد، پنج دقیقه. برو!' },
      { from: 'fan', text: 'شد!!! خدا خیرت بدهد.' },
      { from: 'performer', text: 'حالا بنشین و مثل کسی که از اول بلد بوده لبخند بزن.' },
    ],
  },
  {
    fan: 'setareh',
    performer: 'yasaman.sound',
    lastHoursAgo: 52,
    messages: [
      { from: 'fan', text: 'نسخه‌ی بدون رعد را گربه‌ام تأیید کرد.' },
      { from: 'performer', text: 'تأیید گربه از هر جایزه‌ای بالاتر است.' },
      { from: 'fan', text: 'می‌شود یک ضبط از دریا هم بگیری؟' },
      { from: 'performer', text: 'آخر همین ماه می‌روم بندر ترکمن. اسم گربه چیست که به او تقدیمش کنم؟' },
      { from: 'fan', text: 'کشک.' },
    ],
  },
  {
    fan: 'elnaz',
    performer: 'raha',
    lastHoursAgo: 16,
    messages: [
      { from: 'fan', text: 'کوفته امروز برای اولین بار خودش از پله‌ها بالا آمد!' },
      { from: 'performer', text: 'وای! فیلم گرفتی؟' },
      { from: 'fan', text: 'گریه می‌کردم، دستم می‌لرزید، فیلم فقط سقف است.' },
      { from: 'performer', text: 'سقف را هم می‌خواهم.' },
    ],
  },
  {
    fan: 'arman.p',
    performer: 'raha',
    lastHoursAgo: 230,
    messages: [
      { from: 'fan', text: 'برای عکاسی از سگ سیاه وقت آزاد دارید؟ اسمش زغال است.' },
      { from: 'performer', text: 'سه‌شنبه عصر خوب است، نور نرم‌تر است. پتوی خودش را هم بیاورید.' },
      { from: 'fan', text: 'پتو را بدون زغال هم نمی‌شود جابه‌جا کرد، پس هر دو می‌آیند.' },
    ],
  },
  {
    fan: 'golnaz.b',
    performer: 'negin.clay',
    lastHoursAgo: 44,
    messages: [
      { from: 'fan', text: 'کاسه‌ها سالم رسید، حتی آن کوچک. چطور بسته‌بندی می‌کنید؟' },
      { from: 'performer', text: 'پوست گردو و روزنامه. پوست گردو را دور نریزید، برای گلدان خوب است.' },
      { from: 'fan', text: 'ریختم پای حسن‌یوسف. یک ست شش‌تایی دیگر هم می‌خواهم.' },
      { from: 'performer', text: 'برای پخت بعدی نوشتم، حدود سه هفته.' },
    ],
  },
  {
    fan: 'omid',
    performer: 'negin.clay',
    lastHoursAgo: 340,
    messages: [
      { from: 'fan', text: 'یک لیوان می‌خواهم که شبیه هیچ لیوانی نباشد.' },
      { from: 'performer', text: 'همه‌شان همین‌اند، ولی یکی دسته‌اش کمی قهر کرده. آن را کنار می‌گذارم.' },
      { from: 'fan', text: 'همان را می‌خواهم.' },
    ],
  },
  {
    fan: 'reza.gh',
    performer: 'emad.khat',
    lastHoursAgo: 60,
    unread: { by: 'fan', count: 1 },
    messages: [
      { from: 'fan', text: 'سلام استاد، نام دخترم «آوا» است. برای قاب اتاقش می‌خواهم.' },
      { from: 'performer', text: 'سلام، نام خوبی برای نستعلیق است، الفش نفس می‌دهد. زمینه گرم باشد یا سرد؟' },
      { from: 'fan', text: 'گرم، نزدیک به زعفرانی.' },
      { from: 'performer', text: 'اتود اول تا جمعه آماده است.' },
    ],
  },
  {
    fan: 'tina_r',
    performer: 'emad.khat',
    lastHoursAgo: 260,
    messages: [
      { from: 'fan', text: 'مرکب گردو کپک زد 😞' },
      { from: 'performer', text: 'میخک انداخته بودی؟' },
      { from: 'fan', text: 'میخک نداشتم، دارچین انداختم.' },
      { from: 'performer', text: 'بوی خوبی گرفته، ولی کپک دارچین دوست دارد. از نو بپز، این بار سه دانه میخک.' },
    ],
  },
];
