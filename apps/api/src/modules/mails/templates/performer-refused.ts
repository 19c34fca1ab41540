import { isolate, type LetterTemplate } from '../letter.ts';

/** Tells a performer why she could not be verified; `url` is where she sends her documents again. */
export const performerRefused: LetterTemplate<{ name: string; reason: string; url: string }> = {
  'fa-IR': ({ name, reason, url, siteName }) => ({
    subject: `حساب شما در ${siteName} هنوز تأیید نشده است`,
    heading: 'نتوانستیم حساب شما را تأیید کنیم',
    paragraphs: [
      `سلام ${isolate(name)}،`,
      'مدارکتان را دیدیم، ولی هنوز نمی‌توانیم حساب شما را تأیید کنیم. دلیل:',
      reason,
    ],
    action: { label: 'فرستادن دوبارهٔ مدارک', url },
  }),
  'en-US': ({ name, reason, url, siteName }) => ({
    subject: `Your ${siteName} account is not verified yet`,
    heading: 'We could not verify your account',
    paragraphs: [
      `Hello ${isolate(name)},`,
      'we have looked at your documents, but cannot verify your account yet. The reason:',
      reason,
    ],
    action: { label: 'Send the documents again', url },
  }),
  'ar-EG': ({ name, reason, url, siteName }) => ({
    subject: `لم يُوثَّق حسابك في ${siteName} بعد`,
    heading: 'تعذّر علينا توثيق حسابك',
    paragraphs: [`مرحبًا ${isolate(name)}،`, 'اطّلعنا على مستنداتك ولا يمكننا توثيق حسابك بعد. السبب:', reason],
    action: { label: 'إرسال المستندات مرة أخرى', url },
  }),
};
