import { isolate, letter } from '../letter.ts';

/** Tells the owner of an account why an operator has suspended it; `url` is where an answer can be written. */
export const accountSuspended = letter<{ name: string; reason: string; url: string }>({
  'fa-IR': ({ name, reason, url, siteName }) => ({
    subject: `حساب شما در ${siteName} تعلیق شد`,
    heading: 'حساب شما تعلیق شد',
    paragraphs: [
      `سلام ${isolate(name)}،`,
      'حساب شما را تعلیق کردیم. تا آن را باز نکنیم نمی‌توانید وارد شوید و دیگران شما را نمی‌بینند. دلیل:',
      reason,
    ],
    action: { label: 'نوشتن به ما', url },
    afterword: 'اگر گمان می‌کنید اشتباهی شده، به ما بنویسید.',
  }),
  'en-US':
    (say) =>
    ({ name, reason, url, siteName }) => ({
      subject: say`Your ${siteName} account is suspended`,
      heading: say`Your account is suspended`,
      paragraphs: [
        say`Hello ${isolate(name)},`,
        say`we have suspended your account. Until we open it again you cannot log in, and nobody sees you. The reason:`,
        reason,
      ],
      action: { label: say`Write to us`, url },
      afterword: say`If you think that this is a mistake, write to us.`,
    }),
  'ar-EG': ({ name, reason, url, siteName }) => ({
    subject: `أُوقف حسابك في ${siteName}`,
    heading: 'أُوقف حسابك',
    paragraphs: [
      `مرحبًا ${isolate(name)}،`,
      'أوقفنا حسابك. لا يمكنك تسجيل الدخول ولا يراك أحد حتى نعيد فتحه. السبب:',
      reason,
    ],
    action: { label: 'راسلنا', url },
    afterword: 'إن رأيت في ذلك خطأ فراسلنا.',
  }),
});

/** Tells the owner of an account that it is open again; `url` is where to log in. */
export const accountReinstated = letter<{ name: string; url: string }>({
  'fa-IR': ({ name, url, siteName }) => ({
    subject: `حساب شما در ${siteName} دوباره باز شد`,
    heading: 'حساب شما دوباره باز شد',
    paragraphs: [`سلام ${isolate(name)}،`, 'تعلیق حساب شما برداشته شد و می‌توانید دوباره وارد شوید.'],
    action: { label: 'ورود', url },
  }),
  'en-US':
    (say) =>
    ({ name, url, siteName }) => ({
      subject: say`Your ${siteName} account is open again`,
      heading: say`Your account is open again`,
      paragraphs: [say`Hello ${isolate(name)},`, say`your account is no longer suspended, and you can log in again.`],
      action: { label: say`Log in`, url },
    }),
  'ar-EG': ({ name, url, siteName }) => ({
    subject: `عاد حسابك في ${siteName}`,
    heading: 'عاد حسابك',
    paragraphs: [`مرحبًا ${isolate(name)}،`, 'رُفع الإيقاف عن حسابك ويمكنك تسجيل الدخول مرة أخرى.'],
    action: { label: 'تسجيل الدخول', url },
  }),
});
