import { isolate } from '../../letter.ts';
import { securityNotice, type NoticeData } from './notice.ts';

export const twoStepTurnedOn = securityNotice<NoticeData>({
  'fa-IR': ({ siteName }) => ({
    title: 'تأیید دومرحله‌ای روشن شد',
    told: `از این پس برای ورود به حسابتان در ${isolate(siteName)}، پس از گذرواژه، کد برنامهٔ احراز هویت هم پرسیده می‌شود. کدهای بازیابی را جای امنی نگه دارید.`,
  }),
  'en-US':
    (say) =>
    ({ siteName }) => ({
      title: say`Two-step verification is on`,
      told: say`From now on, logging in to your ${isolate(siteName)} account asks for a code of your authenticator app after the password. Keep your recovery codes in a safe place.`,
    }),
  'ar-EG': ({ siteName }) => ({
    title: 'تم تفعيل التحقق بخطوتين',
    told: `من الآن فصاعدًا يُطلب عند الدخول إلى حسابك في ${isolate(siteName)} رمز من تطبيق المصادقة بعد كلمة المرور. احفظ رموز الاسترداد في مكان آمن.`,
  }),
});

export const twoStepTurnedOff = securityNotice<NoticeData>({
  'fa-IR': ({ siteName }) => ({
    title: 'تأیید دومرحله‌ای خاموش شد',
    told: `از این پس گذرواژه به‌تنهایی برای ورود به حسابتان در ${isolate(siteName)} بس است و کدهای بازیابی کار نمی‌کنند.`,
  }),
  'en-US':
    (say) =>
    ({ siteName }) => ({
      title: say`Two-step verification is off`,
      told: say`From now on, the password alone is enough to log in to your ${isolate(siteName)} account, and the recovery codes no longer work.`,
    }),
  'ar-EG': ({ siteName }) => ({
    title: 'تم إيقاف التحقق بخطوتين',
    told: `من الآن فصاعدًا تكفي كلمة المرور وحدها للدخول إلى حسابك في ${isolate(siteName)}، ولم تعد رموز الاسترداد تعمل.`,
  }),
});
