import type { PromoTexts } from '../../modules/promos/promos.schema.ts';

/** The promos of the demo. */
export const promos: ReadonlyArray<{ link: string; texts: PromoTexts }> = [
  {
    link: '/explore?q=%23کارگاه',
    texts: {
      'fa-IR': {
        title: 'هفته‌ی کارگاه‌ها',
        message: 'سر میز کار نقاش‌ها، سفالگرها و نوازنده‌ها بنشینید.',
        action: 'ببینید',
      },
      'en-US': {
        title: 'Workshop week',
        message: 'Sit at the tables of painters, potters and musicians.',
        action: 'Have a look',
      },
      'ar-EG': {
        title: 'أسبوع الورش',
        message: 'اجلس إلى طاولات الرسامين والخزافين والموسيقيين.',
        action: 'شاهد',
      },
    },
  },
  {
    link: '/live',
    texts: {
      'fa-IR': { title: 'پخش زنده', message: 'همین حالا چه کسی روی خط است؟', action: 'به تماشا بروید' },
      'en-US': { title: 'Live now', message: 'See who is on air at this moment.', action: 'Watch' },
      'ar-EG': { title: 'بث مباشر', message: 'من على الهواء الآن؟', action: 'شاهد البث' },
    },
  },
];

/** The folder in the demo fan's library. */
export const folderName = 'رنگ و کارگاه';
