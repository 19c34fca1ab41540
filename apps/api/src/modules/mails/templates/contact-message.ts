import { isolate, letter } from '../letter.ts';

/** To the operators' mailbox: a message from /contact. */
export const contactMessage = letter<{ name: string; email: string; subject: string; text: string }>({
  'fa-IR': ({ name, email, subject, text, siteName }) => ({
    subject: `${siteName}: ${subject}`,
    heading: subject,
    paragraphs: [`${isolate(name)} (${isolate(email)}) نوشته است:`, ...text.split('\n').filter(Boolean)],
    afterword: 'به نشانی نویسنده پاسخ دهید؛ این نامه را خود سایت فرستاده است.',
  }),
  'en-US':
    (say) =>
    ({ name, email, subject, text, siteName }) => ({
      subject: `${siteName}: ${subject}`,
      heading: subject,
      paragraphs: [say`${isolate(name)} (${isolate(email)}) writes:`, ...text.split('\n').filter(Boolean)],
      afterword: say`Answer to the writer’s address; this letter was sent by the site itself.`,
    }),
  'ar-EG': ({ name, email, subject, text, siteName }) => ({
    subject: `${siteName}: ${subject}`,
    heading: subject,
    paragraphs: [`كتب ${isolate(name)} (${isolate(email)}):`, ...text.split('\n').filter(Boolean)],
    afterword: 'أجب على عنوان الكاتب؛ فقد أرسل الموقع نفسه هذه الرسالة.',
  }),
});
