import { wordsIn, type Wording } from '../../../../shared/wording/wording.ts';
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

const GREETINGS: Wording<(name: string) => string> = {
  'fa-IR': (name) => `سلام ${isolate(name)}،`,
  'en-US': (say) => (name) => say`Hello ${isolate(name)},`,
  'ar-EG': (name) => `مرحبًا ${isolate(name)}،`,
};

/** A letter that tells what became of somebody's money. */
export const moneyLetter =
  <Data extends MoneyLetter>(wording: Wording<(data: Data & LetterSite) => MoneyWords>): LetterTemplate<Data> =>
  (data, locale) => {
    const { title, told, label } = wordsIn(wording, locale)(data);
    return {
      subject: `${title} — ${data.siteName}`,
      heading: title,
      paragraphs: [wordsIn(GREETINGS, locale)(data.name), ...told],
      action: { label, url: data.url },
    };
  };
