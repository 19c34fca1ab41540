import type { Locale } from '@barg/contract';
import { furtherWords, type Forms } from './further-words.ts';
import type { MessageLocale } from './localized-message.ts';

/** The words of the pages (`price` in the texts of the kit): `tools/texts/document-words.test.ts` compares. */
const FORMS: Readonly<Record<MessageLocale, Forms>> & Partial<Record<Locale, Forms>> = {
  'fa-IR': { other: '{{amount}} توکن' },
  'en-US': { one: '{{amount}} token', other: '{{amount}} tokens' },
  'ar-EG': {
    one: 'توكن واحد',
    few: '{{amount}} توكنات',
    many: '{{amount}} توكنًا',
    other: '{{amount}} توكن',
  },
};

const RULES = new Map<string, Intl.PluralRules>();

const rulesOf = (locale: Locale): Intl.PluralRules => {
  const known = RULES.get(locale) ?? new Intl.PluralRules(locale);
  RULES.set(locale, known);
  return known;
};

/** An amount of tokens with the noun in the form of its number, "1 token"; `amount` is the number as it is written. */
export const tokenWords = (locale: Locale, tokens: number, amount: string): string => {
  const forms = FORMS[locale] ?? furtherWords(locale).tokens;
  return (forms[rulesOf(locale).select(tokens)] ?? forms.other).replace('{{amount}}', amount);
};
