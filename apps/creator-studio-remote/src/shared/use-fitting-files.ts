import { limitInWords, MAX_FILE_BYTES, type LimitedFile } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, useToast, useUi } from '@barg/ui-kit';
import type { MediaKind } from './file-kinds.ts';
import { namesOf } from './file-names.ts';
import { loadFileKinds } from './load-file-kinds.ts';

/**
 * Types that are taken without loading the table of file kinds. Taking them must be synchronous: who publishes right
 * after picking a file would publish without it.
 */
const COMMON: Record<MediaKind, RegExp> = {
  picture: /^image.(jpeg|png|webp|avif|gif)$/,
  video: /^video.(mp4|quicktime|webm|x-m4v|(x-)?matroska)$/,
  audio: /^audio.(mpeg|mp[34]|x-m4a|aac|ogg|webm|(x-)?(wav|flac))$/,
};

/**
 * Keeps the files that the site takes for their kind and size. Of the others it says what is accepted, and how large they
 * may be, before they are sent.
 */
export const useFittingFiles = () => {
  const { t } = useTranslation('creator-studio');
  const { locale } = useUi();
  const format = useFormat();
  const toast = useToast();
  const ofKind = async (files: readonly File[], accepted: readonly MediaKind[]): Promise<readonly File[]> => {
    const kinds = await loadFileKinds();
    const wrong = files.filter((file) => kinds?.mayBeOf(file, accepted) === false);
    if (wrong.length > 0) {
      const values = { names: namesOf(wrong, locale), kinds: kinds?.kindsInWords(accepted) };
      toast(t('upload.wrongKind', values), { tone: 'danger' });
    }
    return files.filter((file) => !wrong.includes(file));
  };
  const ofSize = (files: readonly File[], kindOf: (file: File) => LimitedFile): File[] => {
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
  /**
   * Calls `take` with the accepted files, synchronously unless a type is uncommon. Without `kinds` all are accepted.
   */
  return (
    files: readonly File[],
    { kindOf, accepted }: { kindOf: (file: File) => LimitedFile; accepted?: readonly MediaKind[] | undefined },
    take: (fitting: File[]) => void,
  ): void => {
    const isCommon = ({ type }: File) => type === '' || accepted?.some((kind) => COMMON[kind].test(type));
    if (!accepted || files.every(isCommon)) take(ofSize(files, kindOf));
    else void ofKind(files, accepted).then((known) => take(ofSize(known, kindOf)));
  };
};
