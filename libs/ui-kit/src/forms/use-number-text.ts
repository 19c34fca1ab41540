import { useTranslation, type TFunction } from '@barg/runtime/i18n';
import { formatNumber, useUi } from '@barg/ui-kit';
import { useState, type ChangeEvent } from 'react';
import { toLatinDigits, toLocaleDigits } from './digits.ts';
import { readNumber, writeNumber, type NumberReading } from './read-number.ts';

export interface NumberTextOptions {
  /** NaN or null while nothing is typed, {@link UNREADABLE} while what is typed is no number. */
  value: number | null;
  onChange: (value: number) => void;
  onBlur?: () => void;
  /** How many digits may follow the decimal sign; 0 for whole numbers. */
  places?: number;
}

/** The value of a text that is no number: no bound lets it through, and an empty field has another (NaN). */
const UNREADABLE = Infinity;

const valueOf = (reading: NumberReading): number => {
  if (reading.kind === 'number') return reading.value;
  return reading.kind === 'empty' ? NaN : UNREADABLE;
};

const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Why a text is no number that may be acted on; nothing where it is one. */
const problemOf = (reading: NumberReading, { t, locale, places }: { t: TFunction; locale: string; places: number }) => {
  const written = (value: number) =>
    isolated(formatNumber(value, locale, { maximumFractionDigits: 20, useGrouping: false }));
  if (reading.kind === 'no-number') return t('form.noNumber', { example: written(places > 0 ? 12.5 : 12) });
  if (reading.kind === 'too-precise') return t(places > 0 ? 'form.tooPrecise' : 'form.wholeNumber');
  if (reading.kind !== 'unclear') return undefined;
  return t('form.unclearNumber', { whole: written(reading.whole), fraction: written(reading.fraction) });
};

/** Writes a text of the same length into a field and leaves the caret where it is. */
const rewrite = (input: HTMLInputElement, text: string): void => {
  const { selectionStart, selectionEnd } = input;
  input.value = text;
  input.setSelectionRange(selectionStart, selectionEnd);
};

/**
 * A field's text for a number. While it is typed it stays the writer's own, in the digits of the locale; once the
 * field is left it is written as it was read, so that nobody has to trust what cannot be seen.
 */
export const useNumberText = ({ value, onChange, onBlur, places = 2 }: NumberTextOptions) => {
  const { t } = useTranslation('ui');
  const { locale } = useUi();
  const [typed, setTyped] = useState(() => writeNumber(value, locale));
  const isOwn = Object.is(valueOf(readNumber(typed, locale, places)), value ?? NaN);
  const text = isOwn ? typed : writeNumber(value, locale);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const shown = toLocaleDigits(toLatinDigits(target.value), locale);
    if (shown !== target.value) rewrite(target, shown);
    setTyped(shown);
    onChange(valueOf(readNumber(shown, locale, places)));
  };
  const handleBlur = () => {
    const reading = readNumber(text, locale, places);
    if (reading.kind === 'number') setTyped(writeNumber(reading.value, locale));
    onBlur?.();
  };
  const problem = problemOf(readNumber(text, locale, places), { t, locale, places });
  return { text, problem, handleChange, handleBlur };
};
