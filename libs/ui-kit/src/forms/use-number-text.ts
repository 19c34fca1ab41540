import { useTranslation, type TFunction } from '@barg/runtime/i18n';
import { formatNumber, useUi } from '@barg/ui-kit';
import { useState, type ChangeEvent } from 'react';
import { toLatinDigits, toLocaleDigits } from './digits.ts';
import { readNumber, writeNumber, type AmountUnit, type NumberReading } from './read-number.ts';

export interface NumberTextOptions {
  /** NaN or null while it is empty, {@link UNREADABLE} while the text is not a number. */
  value: number | null;
  onChange: (value: number) => void;
  onBlur?: () => void;
  /** The maximum of decimal places; 0 for whole numbers. */
  places?: number;
  /** What it is an amount of, so that it stands in the field as everywhere else. */
  unit?: AmountUnit;
  /** The field has a lower bound, which answers a number below nought. Without one no such number is taken. */
  hasLeast?: boolean;
}

/** The value of a text that is not a number: outside of all bounds, and different from that of an empty field (NaN). */
const UNREADABLE = Infinity;

const valueOf = (reading: NumberReading, hasLeast: boolean): number => {
  if (reading.kind === 'number') return reading.value < 0 && !hasLeast ? UNREADABLE : reading.value;
  return reading.kind === 'empty' ? NaN : UNREADABLE;
};

const isolated = (text: string): string => `\u2068${text}\u2069`;

interface Telling {
  t: TFunction;
  locale: string;
  places: number;
  hasLeast: boolean;
}

/** The error message of a text that is refused; undefined for a number that is taken. */
const problemOf = (reading: NumberReading, { t, locale, places, hasLeast }: Telling) => {
  const written = (value: number) =>
    isolated(formatNumber(value, locale, { maximumFractionDigits: 20, useGrouping: false }));
  if (reading.kind === 'no-number') return t('form.noNumber', { example: written(places > 0 ? 12.5 : 12) });
  if (reading.kind === 'too-precise') return t(places > 0 ? 'form.tooPrecise' : 'form.wholeNumber');
  if (reading.kind === 'number' && reading.value < 0 && !hasLeast) {
    return t('form.numberTooSmall', { count: 0, amount: formatNumber(0, locale) });
  }
  if (reading.kind !== 'unclear') return undefined;
  return t('form.unclearNumber', { whole: written(reading.whole), fraction: written(reading.fraction) });
};

/** Sets a text of the same length and keeps the caret. */
const rewrite = (input: HTMLInputElement, text: string): void => {
  const { selectionStart, selectionEnd } = input;
  input.value = text;
  input.setSelectionRange(selectionStart, selectionEnd);
};

/**
 * The text of a number field. While it is typed only its digits are converted to those of the locale; on
 * blur it is formatted, so that the user sees how it was read.
 */
export const useNumberText = ({ value, onChange, onBlur, places = 2, unit, hasLeast = false }: NumberTextOptions) => {
  const { t } = useTranslation('ui');
  const { locale } = useUi();
  const [typed, setTyped] = useState(() => ({ text: writeNumber(value, locale, unit), locale }));
  // Written anew in another language. What is no number stays as it was typed.
  const isOwn =
    typed.locale === locale
      ? Object.is(valueOf(readNumber(typed.text, locale, places), hasLeast), value ?? NaN)
      : value === UNREADABLE;
  const text = isOwn ? typed.text : writeNumber(value, locale, unit);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const shown = toLocaleDigits(toLatinDigits(target.value), locale);
    if (shown !== target.value) rewrite(target, shown);
    setTyped({ text: shown, locale });
    onChange(valueOf(readNumber(shown, locale, places), hasLeast));
  };
  const handleBlur = () => {
    const reading = readNumber(text, locale, places);
    if (reading.kind === 'number') setTyped({ text: writeNumber(reading.value, locale, unit), locale });
    onBlur?.();
  };
  const problem = problemOf(readNumber(text, locale, places), { t, locale, places, hasLeast });
  return { text, problem, handleChange, handleBlur };
};
