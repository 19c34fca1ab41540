import { isolate, letter } from '../letter.ts';

/** To the owner of an address with which somebody registered; `url` is the login page. */
export const alreadyRegistered = letter<{ url: string }>({
  'fa-IR': ({ url, siteName }) => ({
    subject: `شما در ${siteName} حساب دارید`,
    heading: 'شما پیش‌تر ثبت‌نام کرده‌اید',
    paragraphs: [
      `کسی، شاید خودتان، با این نشانی در ${isolate(siteName)} ثبت‌نام کرد. این نشانی از پیش حسابی دارد، پس حساب دیگری ساخته نشد.`,
    ],
    action: { label: 'ورود', url },
    afterword: 'اگر گذرواژه را فراموش کرده‌اید، در صفحهٔ ورود گذرواژهٔ تازه بخواهید. اگر شما نبودید، کاری لازم نیست.',
  }),
  'en-US':
    (say) =>
    ({ url, siteName }) => ({
      subject: say`You have an account on ${siteName}`,
      heading: say`You are registered already`,
      paragraphs: [
        say`Somebody, probably you, signed up on ${isolate(siteName)} with this address. It has an account already, so no other was made.`,
      ],
      action: { label: say`Log in`, url },
      afterword: say`If you forgot your password, ask for a new one on the login page. If it was not you, there is nothing to do.`,
    }),
  'ar-EG': ({ url, siteName }) => ({
    subject: `لديك حساب في ${siteName}`,
    heading: 'أنت مسجَّل من قبل',
    paragraphs: [
      `سجّل شخص ما، وربما أنت، في ${isolate(siteName)} بهذا العنوان. لهذا العنوان حساب بالفعل، لذلك لم يُنشأ حساب آخر.`,
    ],
    action: { label: 'تسجيل الدخول', url },
    afterword: 'إن نسيت كلمة المرور فاطلب واحدة جديدة من صفحة الدخول. وإن لم تكن أنت فلا يلزمك فعل شيء.',
  }),
});
