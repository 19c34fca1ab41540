import type { DemoPost } from '../types.ts';

export const mahsaArt: readonly DemoPost[] = [
  {
    hoursAgo: 2,
    text: 'تخته‌رنگ این هفته. اسم رنگ سوم را شما انتخاب کنید؛ در اولین ویدیوی ماه بعد با همان شروع می‌کنم.',
    pictures: ['brushes'],
    altTexts: ['قلم‌موهای رنگی کنار هم در لیوان: آبی، فیروزه‌ای، سرخابی و سبز خردلی، با نور آفتاب از پشت'],
    comments: [
      [
        'nilou',
        'اسمش باشد «انار دوم آذر»!',
        {
          replies: [
            ['parisa', 'من رأیم را پس می‌گیرم، این بهتر است.'],
            ['mahsa.art', 'تا اینجا همین جلوتر است.'],
          ],
        },
      ],
      ['parisa', 'من می‌گویم سرخابی لجباز 😄'],
      ['kian_92', 'اون سبز خردلی گوشه هم رنگ دوم منه، لطفاً فراموشش نکن.'],
      [
        'mei',
        'The third one looks like dragon fruit to me. My own attempt from last night, on wet paper:',
        { picture: 'spectrum-gold', replies: [['mahsa.art', 'Leave it exactly like this. Do not touch the yellow!']] },
      ],
    ],
  },
  {
    hoursAgo: 30,
    audience: 'subscribers',
    teaser: 'پشت صحنه‌ی پخش زنده: چرا وسط کار لایه‌ی بنفش را پاک کردم؟',
    text: 'چون زیرش هنوز خیس بود و سرخ پایین را کدر می‌کرد. عکس اول قبل از پاک کردن است، عکس دوم بعد از یک روز خشک شدن. اگر عجله نکنید، همین شکاف‌های نارنجی خودشان پیدا می‌شوند.',
    pictures: ['plum', 'plum-glow'],
    altTexts: [
      'لایه‌های خمیده‌ی بنفش و آلویی که نور نارنجی از میان شکاف‌هایشان بیرون می‌زند',
      'همان شکاف از نزدیک، وقتی بنفش خشک شده و نارنجی روشن‌تر دیده می‌شود',
    ],
  },
  {
    hoursAgo: 53,
    audience: { paid: 6 },
    teaser: 'بسته‌ی لایه‌باز پاییز: شش فایل با لایه‌های جدا و کد رنگ‌ها.',
    text: 'فایل‌ها با اندازه‌ی A3 و سیصد نقطه در اینچ‌اند، برای چاپ روی پارچه هم جواب می‌دهند. اسم لایه‌ها را به ترتیب رنگ گذاشتن نوشته‌ام؛ اگر لایه‌ی چهارم را خاموش کنید، نسخه‌ی زمستانی‌اش درمی‌آید.',
    pictures: ['stripes', 'stripes-rose', 'stripes-sky'],
    altTexts: [
      'نوارهای مورب صورتی، زرشکی، آبی روشن و خاکستری',
      'بخشی از همان نوارها که بیشترش صورتی و زرشکی است',
      'بخشی از همان نوارها که بیشترش آبی روشن و خاکستری است',
    ],
    thumbnail: 'stripes-band',
    expiresInHours: 150,
  },
  {
    hoursAgo: 78,
    text: 'یک قلم‌موی مویی ارزان که درست شسته شود، سه سال کار می‌کند. اول با پارچه، بعد با صابون مایع، و آخر سر رو به پایین آویزانش کنید تا آب به فلز گیره نرسد.',
    pictures: ['brushes-dry'],
    comments: [
      ['mina.sh', 'من همیشه سر بالا می‌گذاشتم توی لیوان. پس بگو چرا موهاش می‌ریخت!'],
      ['golnaz.b', 'برای رنگ روغن هم همین روش؟'],
      ['mahsa.art', 'برای روغن اول تینر، بعد همین.'],
    ],
  },
  {
    hoursAgo: 120,
    text: 'دوازده ثانیه از میز کار امروز. صدایش را هم خودم ساختم؛ سامان شنید و فقط سر تکان داد.',
    video: 'palette',
    comments: [
      ['saman.daf', 'سر تکان دادنم از سر تحسین بود، به جان خودم.'],
      ['yas', 'آرامش خالص. یک ساعته‌اش را هم بساز.'],
      ['sara.n', 'رنگ‌ها انگار نفس می‌کشند.'],
    ],
  },
  {
    hoursAgo: 167,
    audience: { subscribersOr: 3 },
    teaser: 'چطور یک آبی مرده را با نوک قلم نارنجی زنده می‌کنم.',
    text: 'نارنجی را مستقیم نزنید. اول هم‌وزنش سفید، بعد یک قطره رازین تا رنگ پشت پوسته بماند. روی قلم آبی همین عکس سه بار آزمایش کرده‌ام و هر سه لکه هنوز پیداست.',
    pictures: ['brushes-blue'],
  },
  {
    hoursAgo: 215,
    text: 'امروز هیچ چیزی نکشیدم. فقط هجده نوار رنگ روی یک مقوا گذاشتم و نگاهشان کردم تا بفهمم کدام دو تا با هم دعوا دارند. صورتی و خاکستری، طبق معمول.',
    pictures: ['stripes-band'],
    comments: [
      ['elnaz', 'این پست رو باید قاب کنم برای روزهای بی‌کاری.'],
      ['hannah_o', 'Looking counts as painting, I am told.'],
    ],
  },
  {
    hoursAgo: 290,
    text: 'Some of you asked for this in English: I mix every grey from leftovers. Scrape the palette at the end of the day into one jar, and in a month you own a grey nobody can buy.',
    pictures: ['spectrum-teal'],
    comments: [
      ['priya.s', 'Started my jar tonight. It is currently a very sad brown.'],
      ['mahsa.art', 'Give it three weeks and a bit of white.'],
    ],
  },
  {
    hoursAgo: 340,
    audience: 'subscribers',
    teaser: 'تمرین هفته: یک میوه، سه رنگ، بیست دقیقه.',
    text: 'فقط سرخابی، اخرا و سفید. سایه را با سیاه نسازید؛ سرخابی را با پشت قلم فشرده بگذارید و رهایش کنید. کارهایتان را در پیام بفرستید، آخر هفته درباره‌ی پنج تایشان حرف می‌زنم.',
    pictures: ['brushes-pink'],
  },
  {
    hoursAgo: 430,
    text: 'بوم‌های بزرگ رسید و کارگاه دیگر جای راه رفتن ندارد. اگر کسی در تهران بوم نود در صد و بیست ارزان لازم دارد، دو تا اضافه آورده‌اند.',
    comments: [
      ['shirin.k', 'یکی‌اش برای من! پیام دادم.'],
      ['reza.gh', 'کارگاهت اگر جا داشت تعجب می‌کردم.'],
    ],
  },
  {
    hoursAgo: 520,
    audience: { paid: 12 },
    teaser: 'کلاس ضبط‌شده: از طرح مدادی تا ورنی، چهل دقیقه با توضیح.',
    text: 'سه جای کار را عمداً خراب کرده‌ام تا ترمیمش را ببینید: لکه‌ی آب، خط کج و رنگی که زود خشک شد. فهرست وسایل با قیمت امروز بازار هم در عکس دوم است.',
    pictures: ['plum-edge', 'brushes-wide'],
    thumbnail: 'brushes',
    teaserVideo: 'palette',
  },
  {
    hoursAgo: 610,
    text: 'اولین سفارش دیواری‌ام تمام شد: راهروی یک مهدکودک. بچه‌ها اصرار داشتند خورشید سبز باشد و راستش حق داشتند.',
    pictures: ['spectrum'],
    comments: [
      ['zahra.e', 'خورشید سبز خیلی هم منطقیه.'],
      ['nazanin', 'کاش مهدکودک ما هم از این دیوارها داشت.'],
    ],
  },
  {
    hoursAgo: 760,
    audience: 'subscribers',
    teaser: 'دفترچه‌ی طراحی این ماه، صفحه به صفحه.',
    text: 'بیشترش دست است، چون در مترو فقط دست‌ها بی‌حرکت می‌مانند. دو صفحه‌ی آخر را نگه داشته بودم برای خودم، ولی قول داده‌ام چیزی قایم نکنم.',
    pictures: ['stripes-rose', 'plum-glow'],
  },
  {
    hoursAgo: 930,
    text: 'مرز دو رنگ را با نوار چسب نگیرید، با نفس بگیرید: دستتان را موقع بازدم بکشید. مرز کمی می‌لرزد و همان لرزش است که نقاشی را از پوستر جدا می‌کند.',
    pictures: ['stripes-sky'],
    comments: [['setareh', 'بازدم را امتحان کردم، واقعاً فرق کرد.']],
  },
  {
    hoursAgo: 1180,
    audience: 'subscribers',
    teaser: 'حساب و کتاب یک تابلو: چقدر خرج شد و چقدر فروختم.',
    text: 'بوم، رنگ، قاب، اجاره‌ی کارگاه به ازای هر روز، و ساعت‌هایی که معمولاً کسی حساب نمی‌کند. جمعش را که نوشتم، قیمت‌های سال بعدم عوض شد.',
    pictures: ['spectrum-gold'],
  },
  {
    hoursAgo: 1490,
    text: 'A question I never answer well is when a painting is finished. My best rule so far: when the next stroke would be for you and not for the picture.',
    pictures: ['plum'],
    comments: [['tom_becker', 'Stealing this for software too.']],
  },
  {
    hoursAgo: 1850,
    audience: { paid: 4.5 },
    teaser: 'چهار کاغذدیواری برای گوشی از تابلوی «شکاف».',
    text: 'هر چهار تا را برای صفحه‌ی روشن و تاریک جدا تنظیم کرده‌ام. عمودی‌ها تا اندازه‌ی گوشی‌های بزرگ بدون افت کیفیت باز می‌شوند.',
    pictures: ['plum-edge', 'plum'],
  },
  {
    hoursAgo: 2400,
    audience: 'subscribers',
    teaser: 'اولین پست برای مشترک‌ها: نقشه‌ی سه ماه آینده.',
    text: 'ماه اول فقط رنگ، ماه دوم ترکیب‌بندی، ماه سوم یک تابلوی مشترک که هر هفته شما درباره‌اش رأی می‌دهید. اگر چیزی هست که همیشه می‌خواستید بپرسید، الان وقتش است.',
    pictures: ['brushes-wide'],
  },
];
