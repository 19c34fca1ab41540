import { isolate } from '../../letter.ts';
import { securityNotice, type NoticeData } from './notice.ts';

/** To the account's former address, which cannot log in any more, so `url` is the contact page. */
export const emailChanged = securityNotice<NoticeData & { newEmail: string }>(
  {
    'fa-IR': ({ siteName, newEmail }) => ({
      title: 'ایمیل حساب شما تغییر کرد',
      told: `ایمیل حسابتان در ${isolate(siteName)} همین حالا به ${isolate(newEmail)} تغییر کرد. نامه‌های حساب دیگر به این نشانی نمی‌آیند.`,
    }),
    'en-US':
      (say) =>
      ({ siteName, newEmail }) => ({
        title: say`The email of your account was changed`,
        told: say`The email of your ${isolate(siteName)} account was changed to ${isolate(newEmail)} just now. Letters about the account no longer come to this address.`,
      }),
    'ar-EG': ({ siteName, newEmail }) => ({
      title: 'تم تغيير بريد حسابك الإلكتروني',
      told: `تم الآن تغيير بريد حسابك في ${isolate(siteName)} إلى ${isolate(newEmail)}. لن تصل رسائل الحساب إلى هذا العنوان بعد الآن.`,
    }),
  },
  {
    'fa-IR': {
      label: 'نوشتن به ما',
      afterword: 'اگر کار خودتان بوده، کاری لازم نیست. اگر نه، همین حالا به ما بنویسید.',
    },
    'en-US': (say) => ({
      label: say`Write to us`,
      afterword: say`If it was you, there is nothing to do. If not, write to us at once.`,
    }),
    'ar-EG': {
      label: 'اكتب إلينا',
      afterword: 'إن كنت أنت من فعل ذلك فلا يلزمك شيء. وإلا فاكتب إلينا فورًا.',
    },
  },
);
