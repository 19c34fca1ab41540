import { isolate, letter } from '../../letter.ts';
import { reasonIn, saidBy, thingIn, type RemovalLetter } from './words.ts';

/** Tells an author that removed content is restored. */
export const contentRestored = letter<RemovalLetter>({
  'fa-IR': ({ name, url, siteName, text, ...thing }) => ({
    subject: `حذف در ${siteName} پس گرفته شد`,
    heading: 'حذف پس گرفته شد',
    paragraphs: [`سلام ${isolate(name)}،`, `حذف ${thingIn('fa-IR', thing)} را پس گرفتیم.`, ...saidBy(text)],
    action: { label: 'دیدن', url },
  }),
  'en-US':
    (say, locale) =>
    ({ name, url, siteName, text, ...thing }) => ({
      subject: say`A removal on ${siteName} was taken back`,
      heading: say`A removal was taken back`,
      paragraphs: [
        say`Hello ${isolate(name)},`,
        say`we have taken back that we removed ${thingIn(locale, thing)}.`,
        ...saidBy(text),
      ],
      action: { label: say`See it`, url },
    }),
  'ar-EG': ({ name, url, siteName, text, ...thing }) => ({
    subject: `أُلغي حذف في ${siteName}`,
    heading: 'أُلغي الحذف',
    paragraphs: [`مرحبًا ${isolate(name)}،`, `ألغينا حذف ${thingIn('ar-EG', thing)}.`, ...saidBy(text)],
    action: { label: 'عرض', url },
  }),
});

/** Tells an author that the objection was read and the content stays removed. */
export const objectionUpheld = letter<RemovalLetter>({
  'fa-IR': ({ name, url, siteName, reason, text, ...thing }) => ({
    subject: `پاسخ به اعتراض شما در ${siteName}`,
    heading: 'اعتراض شما بررسی شد',
    paragraphs: [
      `سلام ${isolate(name)}،`,
      `اعتراض شما را خواندیم. ${thingIn('fa-IR', thing)} حذف‌شده می‌ماند. دلیل: ${reasonIn('fa-IR', reason)}.`,
      ...saidBy(text),
    ],
    action: { label: 'دیدن پاسخ', url },
  }),
  'en-US':
    (say, locale) =>
    ({ name, url, siteName, reason, text, ...thing }) => ({
      subject: say`Your objection on ${siteName}`,
      heading: say`Your objection was looked at`,
      paragraphs: [
        say`Hello ${isolate(name)},`,
        say`we have read your objection, and ${thingIn(locale, thing)} stays removed. The reason: ${reasonIn(locale, reason)}.`,
        ...saidBy(text),
      ],
      action: { label: say`See the answer`, url },
    }),
  'ar-EG': ({ name, url, siteName, reason, text, ...thing }) => ({
    subject: `الرد على اعتراضك في ${siteName}`,
    heading: 'راجعنا اعتراضك',
    paragraphs: [
      `مرحبًا ${isolate(name)}،`,
      `قرأنا اعتراضك، ويبقى الحذف قائمًا: ${thingIn('ar-EG', thing)}. السبب: ${reasonIn('ar-EG', reason)}.`,
      ...saidBy(text),
    ],
    action: { label: 'عرض الرد', url },
  }),
});
