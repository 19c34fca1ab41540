import { isolate } from '../../letter.ts';
import { numberIn } from '../shown-values.ts';
import { securityNotice, type NoticeData } from './notice.ts';

/** Somebody logged in with a recovery code; `left` are unused. */
export const recoveryCodeUsed = securityNotice<NoticeData & { left: number }>({
  'fa-IR': ({ siteName, left }) => ({
    title: 'با کد بازیابی وارد حساب شما شدند',
    told: `همین حالا با یک کد بازیابی وارد حسابتان در ${isolate(siteName)} شدند. آن کد دیگر کار نمی‌کند. کدهای باقی‌مانده: ${numberIn('fa-IR', left)}.`,
  }),
  'en-US':
    (say, locale) =>
    ({ siteName, left }) => ({
      title: say`A recovery code was used`,
      told: say`Your ${isolate(siteName)} account was entered with a recovery code just now. That code no longer works. Codes left: ${numberIn(locale, left)}.`,
    }),
  'ar-EG': ({ siteName, left }) => ({
    title: 'تم استخدام رمز استرداد',
    told: `تم الآن الدخول إلى حسابك في ${isolate(siteName)} برمز استرداد، ولم يعد هذا الرمز يعمل. الرموز المتبقية: ${numberIn('ar-EG', left)}.`,
  }),
});

/** New recovery codes were made; the former ones are void. */
export const recoveryCodesRenewed = securityNotice<NoticeData>({
  'fa-IR': ({ siteName }) => ({
    title: 'کدهای بازیابی تازه ساخته شد',
    told: `برای حسابتان در ${isolate(siteName)} کدهای بازیابی تازه ساخته شد و کدهای پیشین دیگر کار نمی‌کنند.`,
  }),
  'en-US':
    (say) =>
    ({ siteName }) => ({
      title: say`New recovery codes were made`,
      told: say`New recovery codes were made for your ${isolate(siteName)} account, and the ones before them no longer work.`,
    }),
  'ar-EG': ({ siteName }) => ({
    title: 'تم إنشاء رموز استرداد جديدة',
    told: `تم إنشاء رموز استرداد جديدة لحسابك في ${isolate(siteName)}، ولم تعد الرموز السابقة تعمل.`,
  }),
});
