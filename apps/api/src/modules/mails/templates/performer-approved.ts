import { isolate, letter } from '../letter.ts';

/** Tells a performer that an operator has verified her; `url` is her studio. */
export const performerApproved = letter<{ name: string; url: string }>({
  'fa-IR': ({ name, url, siteName }) => ({
    subject: `حساب شما در ${siteName} تأیید شد`,
    heading: 'حساب شما تأیید شد',
    paragraphs: [
      `سلام ${isolate(name)}،`,
      'مدارکتان را دیدیم و همه‌چیز درست است. از این پس دیگران شما را پیدا می‌کنند و می‌توانید منتشر کنید.',
    ],
    action: { label: 'رفتن به استودیو', url },
  }),
  'en-US':
    (say) =>
    ({ name, url, siteName }) => ({
      subject: say`Your ${siteName} account is verified`,
      heading: say`Your account is verified`,
      paragraphs: [
        say`Hello ${isolate(name)},`,
        say`we have looked at your documents and all is well. Others can find you now, and you can publish.`,
      ],
      action: { label: say`Go to your studio`, url },
    }),
  'ar-EG': ({ name, url, siteName }) => ({
    subject: `تم توثيق حسابك في ${siteName}`,
    heading: 'تم توثيق حسابك',
    paragraphs: [
      `مرحبًا ${isolate(name)}،`,
      'اطّلعنا على مستنداتك وكل شيء على ما يرام. يمكن للآخرين العثور عليك الآن ويمكنك النشر.',
    ],
    action: { label: 'الذهاب إلى الاستوديو', url },
  }),
});
