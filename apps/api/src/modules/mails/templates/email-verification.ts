import { isolate, letter } from '../letter.ts';

/** Confirms the mailbox; `url` holds the token and is valid for a day. */
export const emailVerification = letter<{ name: string; url: string }>({
  'fa-IR': ({ name, url, siteName }) => ({
    subject: `ایمیل خود را در ${siteName} تأیید کنید`,
    heading: 'این ایمیل از آن شماست؟',
    paragraphs: [
      `سلام ${isolate(name)}،`,
      `این نشانی برای حسابی در ${isolate(siteName)} داده شده است. اگر از آن شماست، با دکمهٔ زیر تأییدش کنید.`,
    ],
    action: { label: 'تأیید ایمیل', url },
    afterword: 'این پیوند یک روز و تنها یک بار کار می‌کند. اگر چنین حسابی نساخته‌اید، این نامه را نادیده بگیرید.',
  }),
  'en-US':
    (say) =>
    ({ name, url, siteName }) => ({
      subject: say`Confirm your email for ${siteName}`,
      heading: say`Is this your email?`,
      paragraphs: [
        say`Hello ${isolate(name)},`,
        say`this address was given for an account on ${isolate(siteName)}. If it is yours, confirm it with the button below.`,
      ],
      action: { label: say`Confirm email`, url },
      afterword: say`The link works for a day and only once. If you made no such account, ignore this letter.`,
    }),
  'ar-EG': ({ name, url, siteName }) => ({
    subject: `أكّد بريدك الإلكتروني في ${siteName}`,
    heading: 'هل هذا بريدك الإلكتروني؟',
    paragraphs: [
      `مرحبًا ${isolate(name)}،`,
      `استُخدم هذا العنوان لحساب في ${isolate(siteName)}. إن كان لك فأكّده بالزر أدناه.`,
    ],
    action: { label: 'تأكيد البريد الإلكتروني', url },
    afterword: 'يعمل هذا الرابط لمدة يوم ولمرة واحدة فقط. إن لم تنشئ هذا الحساب فتجاهل هذه الرسالة.',
  }),
});
