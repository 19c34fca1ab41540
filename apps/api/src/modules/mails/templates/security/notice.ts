import type { MessageLocale } from '../../../../errors/localized-message.ts';
import { isolate, type LetterSite, type LetterTemplate } from '../../letter.ts';

/** The data of every security notice: the owner, and where to act. */
export interface NoticeData {
  name: string;
  url: string;
}

/** The texts of one security notice in one language; greeting, button and small print are the same in all. */
export interface NoticeWords {
  /** Subject and heading. */
  title: string;
  told: string;
}

interface Frame {
  greet: (name: string) => string;
  label: string;
  afterword: string;
}

const frames: Record<MessageLocale, Frame> = {
  'fa-IR': {
    greet: (name) => `سلام ${isolate(name)}،`,
    label: 'دیدن امنیت حساب',
    afterword:
      'اگر کار خودتان بوده، کاری لازم نیست. اگر نه، همین حالا گذرواژه را تغییر دهید و همهٔ دستگاه‌های دیگر را خارج کنید.',
  },
  'en-US': {
    greet: (name) => `Hello ${isolate(name)},`,
    label: 'See the security of your account',
    afterword:
      'If it was you, there is nothing to do. If not, change your password at once and log out all other devices.',
  },
  'ar-EG': {
    greet: (name) => `مرحبًا ${isolate(name)}،`,
    label: 'عرض أمان الحساب',
    afterword: 'إن كنت أنت من فعل ذلك فلا يلزمك شيء. وإلا فغيّر كلمة المرور فورًا وأخرِج كل الأجهزة الأخرى.',
  },
};

type NoticeText<Data> = Record<MessageLocale, (data: Data & LetterSite) => NoticeWords>;

/** A letter about a change of an account's credentials. `frame` replaces the texts that are the same in all. */
export const securityNotice = <Data extends NoticeData>(
  texts: NoticeText<Data>,
  frame: Partial<Record<MessageLocale, Partial<Frame>>> = {},
): LetterTemplate<Data> => {
  const inLocale = (locale: MessageLocale) => (data: Data & LetterSite) => {
    const { greet, label, afterword } = { ...frames[locale], ...frame[locale] };
    const { title, told } = texts[locale](data);
    const paragraphs = [greet(data.name), told];
    return {
      subject: `${title} — ${data.siteName}`,
      heading: title,
      paragraphs,
      action: { label, url: data.url },
      afterword,
    };
  };
  return { 'fa-IR': inLocale('fa-IR'), 'en-US': inLocale('en-US'), 'ar-EG': inLocale('ar-EG') };
};
