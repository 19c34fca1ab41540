import { DEFAULT_LOCALE, limitInWords } from '@barg/contract';
import type { LocalizedMessage } from './localized-message.ts';
import { fillIn } from './fill-in.ts';
import { sentenceIn } from './further-words.ts';

/** The facts of a refused value, as Zod names them. */
export interface FaultFacts {
  /** What was counted or compared: `string`, `array`, `number`, `date`. */
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  /** What the text should have been: `email`, `url`, `date`, `uuid`. */
  format?: string;
  /** For names in URLs: the invalid character, and the ones allowed besides letters and digits. */
  sign?: string;
  allowed?: string;
}

const EMPTY: LocalizedMessage = {
  'fa-IR': 'این را پر کنید.',
  'en-US': 'Fill this in.',
  'ar-EG': 'املأ هذا الحقل.',
};
const UNSUITABLE: LocalizedMessage = {
  'fa-IR': 'این مقدار پذیرفته نمی‌شود.',
  'en-US': 'This value is not accepted.',
  'ar-EG': 'هذه القيمة غير مقبولة.',
};

/** `{{n}}` is the bound, in the digits of the culture. */
const TOO_SHORT: Record<'text' | 'list' | 'number', LocalizedMessage> = {
  text: {
    'fa-IR': 'دست‌کم {{n}} نویسه بنویسید.',
    'en-US': 'Write at least {{n}} characters.',
    'ar-EG': 'الحد الأدنى لعدد الأحرف: {{n}}.',
  },
  list: {
    'fa-IR': 'دست‌کم {{n}} مورد انتخاب کنید.',
    'en-US': 'Choose at least {{n}}.',
    'ar-EG': 'الحد الأدنى للاختيارات: {{n}}.',
  },
  number: {
    'fa-IR': 'دست‌کم {{n}}.',
    'en-US': 'At least {{n}}.',
    'ar-EG': '{{n}} على الأقل.',
  },
};
const TOO_LONG: typeof TOO_SHORT = {
  text: {
    'fa-IR': 'حداکثر {{n}} نویسه بنویسید.',
    'en-US': 'Write at most {{n}} characters.',
    'ar-EG': 'الحد الأقصى لعدد الأحرف: {{n}}.',
  },
  list: {
    'fa-IR': 'حداکثر {{n}} مورد انتخاب کنید.',
    'en-US': 'Choose at most {{n}}.',
    'ar-EG': 'الحد الأقصى للاختيارات: {{n}}.',
  },
  number: {
    'fa-IR': 'حداکثر {{n}}.',
    'en-US': 'At most {{n}}.',
    'ar-EG': '{{n}} على الأكثر.',
  },
};

/** For a file: its size limit. */
const TOO_LARGE: Record<ReturnType<typeof limitInWords>['unit'], LocalizedMessage> = {
  megabytes: {
    'fa-IR': 'حداکثر {{n}} مگابایت.',
    'en-US': 'At most {{n}} MB.',
    'ar-EG': 'الحد الأقصى {{n}} ميجابايت.',
  },
  kilobytes: {
    'fa-IR': 'حداکثر {{n}} کیلوبایت.',
    'en-US': 'At most {{n}} KB.',
    'ar-EG': 'الحد الأقصى {{n}} كيلوبايت.',
  },
};

/** The size limit of a file in a culture's words and digits. */
export const fileLimitSentence = (maxBytes: number, culture: string): string => {
  const { unit, amount } = limitInWords(maxBytes);
  return fillIn(sentenceIn(TOO_LARGE[unit], culture), { n: amount }, culture);
};

const FORMATS: Record<string, LocalizedMessage> = {
  email: {
    'fa-IR': 'این نشانی ایمیل درست نیست.',
    'en-US': 'This is not an email address.',
    'ar-EG': 'هذا ليس عنوان بريد إلكتروني صحيحًا.',
  },
  url: {
    'fa-IR': 'این نشانی وب درست نیست.',
    'en-US': 'This is not a web address.',
    'ar-EG': 'هذا ليس عنوان ويب صحيحًا.',
  },
  date: {
    'fa-IR': 'این تاریخ درست نیست.',
    'en-US': 'This is not a date.',
    'ar-EG': 'هذا ليس تاريخًا صحيحًا.',
  },
};

/** For two bounds in the wrong order; both fields get it. */
const CROSSED: LocalizedMessage = {
  'fa-IR': 'کمترین ({{low}}) از بیشترین ({{high}}) بالاتر است.',
  'en-US': 'The lowest ({{low}}) is above the highest ({{high}}).',
  'ar-EG': 'الأدنى ({{low}}) أعلى من الأقصى ({{high}}).',
};

const BY_CODE: Record<string, LocalizedMessage> = {
  required: EMPTY,
  crossed_bounds: CROSSED,
  invalid_type: {
    'fa-IR': 'این مقدار نیست یا از نوع دیگری است.',
    'en-US': 'This is missing or of another kind.',
    'ar-EG': 'هذه القيمة مفقودة أو من نوع آخر.',
  },
  unrecognized_keys: {
    'fa-IR': 'فیلدی فرستاده شد که اینجا جایی ندارد.',
    'en-US': 'A field was sent that has no place here.',
    'ar-EG': 'أُرسل حقل لا مكان له هنا.',
  },
  forbidden_sign: {
    'fa-IR': 'تنها حروف کوچک لاتین، رقم‌های لاتین و این نشانه‌ها: \u2066{{allowed}}\u2069؛ نه «\u2068{{sign}}\u2069».',
    'en-US': 'Only small Latin letters, digits and these signs: {{allowed}} — not “{{sign}}”.',
    'ar-EG':
      'الأحرف اللاتينية الصغيرة والأرقام اللاتينية وهذه العلامات فقط: \u2066{{allowed}}\u2069، وليس «\u2068{{sign}}\u2069».',
  },
  forbidden_edge: {
    'fa-IR': 'با حرف یا رقم آغاز شود و پایان یابد، نه با «\u2068{{sign}}\u2069».',
    'en-US': 'It begins and ends with a letter or a digit, not with “{{sign}}”.',
    'ar-EG': 'يجب أن يبدأ وينتهي بحرف أو رقم، لا بـ«\u2068{{sign}}\u2069».',
  },
  not_iban: {
    'fa-IR': 'این شبا (IBAN) درست نیست؛ رقم‌ها را دوباره نگاه کنید.',
    'en-US': 'This is not an IBAN; check its digits.',
    'ar-EG': 'رقم الآيبان (IBAN) غير صحيح؛ راجع أرقامه.',
  },
  not_usable: {
    'fa-IR': 'این فایل برای نوشتهٔ شما قابل استفاده نیست.',
    'en-US': 'This file cannot be used for your post.',
    'ar-EG': 'لا يمكن استخدام هذا الملف في منشورك.',
  },
};

const kindOf = (origin = ''): keyof typeof TOO_SHORT =>
  origin === 'string' ? 'text' : ['array', 'set', 'map', 'file'].includes(origin) ? 'list' : 'number';

function sentenceOf(code: string, { origin, minimum, maximum, format }: FaultFacts): LocalizedMessage | undefined {
  if (code === 'too_small')
    return kindOf(origin) === 'text' && Number(minimum) === 1 ? EMPTY : TOO_SHORT[kindOf(origin)];
  if (code === 'too_big' && maximum !== undefined) return TOO_LONG[kindOf(origin)];
  if (code === 'invalid_format') return FORMATS[format ?? ''] ?? UNSUITABLE;
  return BY_CODE[code] ?? (/^(custom|invalid_|not_multiple_of)/.test(code) ? UNSUITABLE : undefined);
}

/** The sentence for a refused field in a culture; undefined for codes with a message of their own. */
export function fieldSentence(
  code: string,
  facts: FaultFacts = {},
  culture: string = DEFAULT_LOCALE,
): string | undefined {
  const bound = facts.minimum ?? facts.maximum ?? 0;
  const messages = sentenceOf(code, facts);
  const { minimum: low = 0, maximum: high = 0, sign = '', allowed = '' } = facts;
  return messages && fillIn(sentenceIn(messages, culture), { n: bound, low, high, sign, allowed }, culture);
}
