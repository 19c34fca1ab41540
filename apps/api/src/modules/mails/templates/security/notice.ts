import { wordsIn, type Wording } from '../../../../shared/wording/wording.ts';
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

const FRAME: Wording<Frame> = {
  'fa-IR': {
    greet: (name) => `سلام ${isolate(name)}،`,
    label: 'دیدن امنیت حساب',
    afterword:
      'اگر کار خودتان بوده، کاری لازم نیست. اگر نه، همین حالا گذرواژه را تغییر دهید و همهٔ دستگاه‌های دیگر را خارج کنید.',
  },
  'en-US': (say) => ({
    greet: (name) => say`Hello ${isolate(name)},`,
    label: say`See the security of your account`,
    afterword: say`If it was you, there is nothing to do. If not, change your password at once and log out all other devices.`,
  }),
  'ar-EG': {
    greet: (name) => `مرحبًا ${isolate(name)}،`,
    label: 'عرض أمان الحساب',
    afterword: 'إن كنت أنت من فعل ذلك فلا يلزمك شيء. وإلا فغيّر كلمة المرور فورًا وأخرِج كل الأجهزة الأخرى.',
  },
};

/** A letter about a change of an account's credentials. `own` replaces texts that are the same in all. */
export const securityNotice =
  <Data extends NoticeData>(
    wording: Wording<(data: Data & LetterSite) => NoticeWords>,
    own?: Wording<Partial<Frame>>,
  ): LetterTemplate<Data> =>
  (data, locale) => {
    const { greet, label, afterword } = { ...wordsIn(FRAME, locale), ...(own && wordsIn(own, locale)) };
    const { title, told } = wordsIn(wording, locale)(data);
    return {
      subject: `${title} — ${data.siteName}`,
      heading: title,
      paragraphs: [greet(data.name), told],
      action: { label, url: data.url },
      afterword,
    };
  };
