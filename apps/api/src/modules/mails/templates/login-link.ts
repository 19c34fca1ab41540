import { isolate, letter } from '../letter.ts';

/** Login without a password; `url` holds the code and is valid for a quarter of an hour. */
export const loginLink = letter<{ name: string; url: string }>({
  'fa-IR': ({ name, url, siteName }) => ({
    subject: `پیوند ورود به ${siteName}`,
    heading: 'وارد شوید',
    paragraphs: [
      `سلام ${isolate(name)}،`,
      `کسی، شاید خودتان، پیوندی برای ورود به حسابتان در ${isolate(siteName)} خواسته است. برای وارد شدن روی دکمهٔ زیر بزنید.`,
    ],
    action: { label: 'ورود', url },
    afterword:
      'این پیوند پانزده دقیقه و تنها یک بار کار می‌کند. آن را به کسی ندهید: هر که آن را دارد وارد حساب شما می‌شود. اگر شما نخواسته‌اید، این نامه را نادیده بگیرید.',
  }),
  'en-US':
    (say) =>
    ({ name, url, siteName }) => ({
      subject: say`Your login link for ${siteName}`,
      heading: say`Log in`,
      paragraphs: [
        say`Hello ${isolate(name)},`,
        say`somebody, probably you, asked for a link to log in to your ${isolate(siteName)} account. Use the button below to log in.`,
      ],
      action: { label: say`Log in`, url },
      afterword: say`The link works for fifteen minutes and only once. Give it to nobody: whoever has it gets into your account. If you did not ask for it, ignore this letter.`,
    }),
  'ar-EG': ({ name, url, siteName }) => ({
    subject: `رابط الدخول إلى ${siteName}`,
    heading: 'تسجيل الدخول',
    paragraphs: [
      `مرحبًا ${isolate(name)}،`,
      `طلب شخص ما، وربما أنت، رابطًا للدخول إلى حسابك في ${isolate(siteName)}. استخدم الزر أدناه للدخول.`,
    ],
    action: { label: 'تسجيل الدخول', url },
    afterword:
      'يعمل هذا الرابط لمدة خمس عشرة دقيقة ولمرة واحدة فقط. لا تعطه لأحد: فمن يملكه يدخل إلى حسابك. إن لم تطلبه فتجاهل هذه الرسالة.',
  }),
});
