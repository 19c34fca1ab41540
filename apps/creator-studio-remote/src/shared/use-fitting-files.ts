import { limitInWords, MAX_FILE_BYTES, type LimitedFile } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, useToast, useUi } from '@barg/ui-kit';
import { namesOf } from './file-names.ts';

/** Keeps the files that the site takes for their size. Of the others it says how large they may be, before they are sent. */
export const useFittingFiles = () => {
  const { t } = useTranslation('creator-studio');
  const { locale } = useUi();
  const format = useFormat();
  const toast = useToast();
  return (files: readonly File[], kindOf: (file: File) => LimitedFile): File[] => {
    const isFitting = (file: File): boolean => file.size <= MAX_FILE_BYTES[kindOf(file)];
    const tooLarge = files.filter((file) => !isFitting(file));
    for (const kind of new Set(tooLarge.map(kindOf))) {
      const { unit, amount } = limitInWords(MAX_FILE_BYTES[kind]);
      const left = tooLarge.filter((file) => kindOf(file) === kind);
      const values = { amount: format.number(amount), names: namesOf(left, locale) };
      toast(t(`upload.tooLarge.${unit}`, values), { tone: 'danger' });
    }
    return files.filter(isFitting);
  };
};
