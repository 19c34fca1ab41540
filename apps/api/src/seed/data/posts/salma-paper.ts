import type { DemoPost } from '../types.ts';

export const salmaPaper: readonly DemoPost[] = [
  {
    hoursAgo: 23,
    text: 'أول ورقة رخامية هذا الأسبوع. قطرة واحدة زائدة من مرارة البقر غيّرت كل شيء، وأحببت الخطأ أكثر من الخطة.',
    pictures: ['spectrum'],
    comments: [
      ['layla.a', 'ألوان تفتح النفس!'],
      ['youssef', 'هل تبيعين الورق وحده؟'],
      ['salma.paper', 'نعم، أرسل لي رسالة.'],
      ['emad.khat', 'خطای قشنگی است.'],
    ],
  },
  {
    hoursAgo: 92,
    text: 'Marbling tip: if the colours sink, the size is too thin. If they crawl into little islands, the paper was not alumed on both sides. If they do both, make tea and start again.',
    pictures: ['spectrum-teal'],
    comments: [
      ['priya.s', 'On my third tea.'],
      ['sofia.r', 'This explains my whole Saturday.'],
    ],
  },
  {
    hoursAgo: 160,
    audience: 'subscribers',
    teaser: 'خطوات خياطة الدفتر القبطي، بالصور.',
    text: 'ابدئي من الملزمة الأخيرة لا الأولى، وشدّي الخيط باتجاه الكعب لا إلى أعلى. الدفتر الجيد يُفتح مسطحاً ويبقى كذلك دون أن تضع عليه فنجان القهوة.',
    pictures: ['stripes-band', 'stripes-sky'],
  },
  {
    hoursAgo: 255,
    text: 'وصلتني مخطوطة عائلية بلا غلاف منذ ستين عاماً. سأخيطها من جديد، لكنني سأترك بقع الشاي كما هي؛ فهي جزء من الحكاية.',
    comments: [
      ['hoda.s', 'أحسنتِ، بقع الشاي تاريخ.'],
      ['omar_f', 'ننتظر الصور بعد الترميم.'],
    ],
  },
  {
    key: 'six-papers',
    hoursAgo: 380,
    audience: { paid: 4 },
    teaser: 'ست أوراق رخامية بدقة عالية للطباعة والتصميم.',
    text: 'مسحتها ضوئياً على ستمئة نقطة في البوصة دون أي تعديل للألوان. الاستعمال مسموح في الأعمال الشخصية والتجارية، والرجاء ذكر الاسم فقط.',
    pictures: ['spectrum-gold', 'spectrum-teal', 'texture-violet'],
  },
  {
    hoursAgo: 545,
    text: "I bind with linen thread waxed three times. Cotton is fine until the day it is not, and that day is always somebody's thesis deadline.",
    comments: [['hannah_o', 'I feel personally addressed.']],
  },
  {
    hoursAgo: 770,
    audience: 'subscribers',
    teaser: 'كيف أختار الجلد: خمس عينات بعد سنة من الاستعمال.',
    text: 'جلد الماعز هو الفائز بلا منافس، ينعم ولا يتقشر. أما الجلد المضغوط فقد صوّرته كما هو بعد سنة، والصورة تغني عن الكلام.',
    pictures: ['texture'],
  },
  {
    hoursAgo: 1090,
    text: 'سألتني طفلة في الورشة: هل يمكن أن نجلّد كتاباً فارغاً؟ قلت: كل كتبي فارغة، وأنتم من يملؤها.',
    pictures: ['stripes'],
    comments: [['layla.a', 'يا سلام على هذا الجواب.']],
  },
  {
    hoursAgo: 1520,
    audience: { paid: 8.5 },
    teaser: 'Templates for five box structures, from matchbox to slipcase.',
    text: 'Cut lines are red, folds are blue, and every measurement is a formula of the book block, so that you can bind whatever size you have. The slipcase one took me eleven tries; you get number twelve.',
    pictures: ['stripes-rose', 'stripes-sky'],
  },
  {
    hoursAgo: 2140,
    text: 'مرسمي الجديد يطل على البحر. الرطوبة عدوة الورق، لكن الضوء في الرابعة عصراً يستحق كل هذا العناء.',
    pictures: ['sea-reflection'],
  },
];
