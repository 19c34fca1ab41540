import { isolate, letter } from '../../letter.ts';
import { dayIn } from '../shown-values.ts';
import { reasonIn, saidBy, thingIn, type RemovalLetter } from './words.ts';

/** Tells an author what was removed, why, and how to object; `url` is the page for that. */
export const contentRemoved = letter<RemovalLetter>({
  'fa-IR': ({ name, url, siteName, until, reason, text, ...thing }) => ({
    subject: `چیزی از شما در ${siteName} حذف شد`,
    heading: 'چیزی از شما حذف شد',
    paragraphs: [
      `سلام ${isolate(name)}،`,
      `${thingIn('fa-IR', thing)} را حذف کردیم. دلیل: ${reasonIn('fa-IR', reason)}.`,
      ...saidBy(text),
      `اگر فکر می‌کنید اشتباه شده، تا ${dayIn('fa-IR', until)} می‌توانید اعتراض کنید. اعتراض را انسانی می‌خواند و اگر حق با شما باشد، همه‌چیز همان‌طور که بود برمی‌گردد.`,
    ],
    action: { label: 'دیدن و اعتراض', url },
  }),
  'en-US':
    (say, locale) =>
    ({ name, url, siteName, until, reason, text, ...thing }) => ({
      subject: say`Something of yours was removed from ${siteName}`,
      heading: say`Something of yours was removed`,
      paragraphs: [
        say`Hello ${isolate(name)},`,
        say`we have removed ${thingIn(locale, thing)}. The reason: ${reasonIn(locale, reason)}.`,
        ...saidBy(text),
        say`If you think that is a mistake, you can object until ${dayIn(locale, until)}. A person reads it, and if you are right, everything comes back as it was.`,
      ],
      action: { label: say`See it and object`, url },
    }),
  'ar-EG': ({ name, url, siteName, until, reason, text, ...thing }) => ({
    subject: `حُذف شيء لك من ${siteName}`,
    heading: 'حُذف شيء لك',
    paragraphs: [
      `مرحبًا ${isolate(name)}،`,
      `حذفنا ${thingIn('ar-EG', thing)}. السبب: ${reasonIn('ar-EG', reason)}.`,
      ...saidBy(text),
      `إذا رأيت أن ذلك خطأ، يمكنك الاعتراض حتى ${dayIn('ar-EG', until)}. يقرأ الاعتراض إنسان، وإن كنت محقًا يعود كل شيء كما كان.`,
    ],
    action: { label: 'عرضه والاعتراض', url },
  }),
});
