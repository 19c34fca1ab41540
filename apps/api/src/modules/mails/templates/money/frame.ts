import type { MessageLocale } from '../../../../errors/localized-message.ts';
import { isolate, type LetterSite, type LetterTemplate } from '../../letter.ts';

/** The data of every letter about money: who is told, and the page where it is seen or mended. */
export interface MoneyLetter {
  name: string;
  url: string;
}

/** The texts of one letter in one language; the greeting is the same in all. */
export interface MoneyWords {
  /** Subject and heading. */
  title: string;
  told: readonly string[];
  /** Of the button. */
  label: string;
}

const GREETINGS: Record<MessageLocale, (name: string) => string> = {
  'fa-IR': (name) => `سلام ${isolate(name)}،`,
  'en-US': (name) => `Hello ${isolate(name)},`,
  'ar-EG': (name) => `مرحبًا ${isolate(name)}،`,
};

type MoneyTexts<Data> = Record<MessageLocale, (data: Data & LetterSite) => MoneyWords>;

/** A letter that tells what became of somebody's money. */
export const moneyLetter = <Data extends MoneyLetter>(texts: MoneyTexts<Data>): LetterTemplate<Data> => {
  const inLocale = (locale: MessageLocale) => (data: Data & LetterSite) => {
    const { title, told, label } = texts[locale](data);
    return {
      subject: `${title} — ${data.siteName}`,
      heading: title,
      paragraphs: [GREETINGS[locale](data.name), ...told],
      action: { label, url: data.url },
    };
  };
  return { 'fa-IR': inLocale('fa-IR'), 'en-US': inLocale('en-US'), 'ar-EG': inLocale('ar-EG') };
};
