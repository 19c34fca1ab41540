import { useTranslation } from '@barg/runtime/i18n';
import { FieldNote } from './field.styles.ts';

/** What stands between digits, and marks that are not seen: nobody misses it. */
const BETWEEN = /[\p{Nd}\p{P}\p{Z}\p{C}+\s]/gu;

/** Whether a typed text has letters or signs that are not in what the field keeps of it. */
export const hasLostLetters = (typed: string, kept: string): boolean =>
  [...typed.replace(BETWEEN, '')].some((sign) => !kept.includes(sign));

/** Says what a field takes, once something else was typed into it and is not there any more. */
export const OnlyDigitsNote = () => {
  const { t } = useTranslation('ui');
  return (
    <FieldNote $tone="help" role="status">
      {t('form.onlyDigits')}
    </FieldNote>
  );
};
