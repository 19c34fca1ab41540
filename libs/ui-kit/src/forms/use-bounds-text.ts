import { useTranslation } from '@barg/runtime/i18n';
import { useUi } from '@barg/ui-kit';
import { writeNumber, type AmountUnit } from './read-number.ts';
import type { NumberBounds } from './schema-bounds.ts';

/** A bound from here on is one that nobody meets who means what is typed. */
const BEYOND_ALL = 1_000_000;

/** The bounds of a number in words, and what is said of a number outside of them. */
export const useBoundsText = (bounds: NumberBounds | null, unit?: AmountUnit) => {
  const { t } = useTranslation('ui');
  const { locale } = useUi();
  const written = (value: number): string => writeNumber(value, locale, unit);
  const { least = null, most = null } = bounds ?? {};
  const tooSmall = least === null ? '' : t('form.numberTooSmall', { count: least, amount: written(least) });
  const tooBig = most === null ? '' : t('form.numberTooBig', { count: most, amount: written(most) });
  // What nobody would meet is told to who does: not that a price is from nought to a thousand millions.
  const [isLow, isHigh] = [least !== null && least > 0, most !== null && most < BEYOND_ALL];
  const problemOf = (value: number | null): string | undefined => {
    if (value === null || !Number.isFinite(value)) return undefined;
    if (least !== null && value < least) return tooSmall;
    return most !== null && value > most ? tooBig : undefined;
  };
  return {
    help:
      least !== null && most !== null && isHigh
        ? t('form.numberBetween', { least: written(least), most: written(most) })
        : (isLow && tooSmall) || (isHigh && tooBig) || '',
    problemOf,
    /** Why a value is not to be sent: also an empty field, or a text that is no number. */
    refusalOf: (value: number | null): string | undefined => {
      if (value === null || Number.isNaN(value)) return t('form.required');
      return value === Infinity ? t('form.invalid') : problemOf(value);
    },
  };
};
