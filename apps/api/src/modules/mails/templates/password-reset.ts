import { isolate, letter } from '../letter.ts';

/** Leads to a new password; `url` holds the token and is valid for an hour. */
export const passwordReset = letter<{ name: string; url: string }>({
  'fa-IR': ({ name, url, siteName }) => ({
    subject: `گذرواژهٔ تازه برای ${siteName}`,
    heading: 'گذرواژهٔ تازه بگذارید',
    paragraphs: [
      `سلام ${isolate(name)}،`,
      `کسی، شاید خودتان، برای حسابتان در ${isolate(siteName)} گذرواژهٔ تازه خواسته است. برای گذاشتن آن روی دکمهٔ زیر بزنید.`,
    ],
    action: { label: 'گذاشتن گذرواژهٔ تازه', url },
    afterword:
      'این پیوند یک ساعت و تنها یک بار کار می‌کند. اگر شما نخواسته‌اید، این نامه را نادیده بگیرید؛ گذرواژه‌تان همان که بود می‌ماند.',
  }),
  'en-US':
    (say) =>
    ({ name, url, siteName }) => ({
      subject: say`A new password for ${siteName}`,
      heading: say`Choose a new password`,
      paragraphs: [
        say`Hello ${isolate(name)},`,
        say`somebody, probably you, asked for a new password for your ${isolate(siteName)} account. Use the button below to choose one.`,
      ],
      action: { label: say`Choose a new password`, url },
      afterword: say`The link works for an hour and only once. If you did not ask for it, ignore this letter: your password stays as it is.`,
    }),
  'ar-EG': ({ name, url, siteName }) => ({
    subject: `كلمة مرور جديدة لحسابك في ${siteName}`,
    heading: 'اختر كلمة مرور جديدة',
    paragraphs: [
      `مرحبًا ${isolate(name)}،`,
      `طلب شخص ما، وربما أنت، كلمة مرور جديدة لحسابك في ${isolate(siteName)}. استخدم الزر أدناه لاختيارها.`,
    ],
    action: { label: 'اختيار كلمة مرور جديدة', url },
    afterword: 'يعمل هذا الرابط لمدة ساعة ولمرة واحدة فقط. إن لم تطلبه فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
  }),
});
