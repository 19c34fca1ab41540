import { isolate } from '../../letter.ts';
import { securityNotice, type NoticeData } from './notice.ts';

/** The password was changed, or the first one was set. */
export const passwordChanged = securityNotice<NoticeData>({
  'fa-IR': ({ siteName }) => ({
    title: 'گذرواژهٔ شما تغییر کرد',
    told: `گذرواژهٔ حسابتان در ${isolate(siteName)} همین حالا تغییر کرد و دستگاه‌های دیگر از حساب خارج شدند.`,
  }),
  'en-US':
    (say) =>
    ({ siteName }) => ({
      title: say`Your password was changed`,
      told: say`The password of your ${isolate(siteName)} account was changed just now, and other devices were logged out.`,
    }),
  'ar-EG': ({ siteName }) => ({
    title: 'تم تغيير كلمة مرورك',
    told: `تم الآن تغيير كلمة مرور حسابك في ${isolate(siteName)}، وسُجّل خروج الأجهزة الأخرى.`,
  }),
});
