import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import type { MediaKind } from './file-kinds.ts';
import { loadFileKinds } from './load-file-kinds.ts';

/** Sends files; where the server refuses one for its type, a notice names the kinds that are accepted. */
export const useKindsNotice = (kinds: readonly MediaKind[]) => {
  const { t } = useTranslation('creator-studio');
  return async <T>(sending: Promise<T>): Promise<T> => {
    try {
      return await sending;
    } catch (failure) {
      const error = toQueryError(failure);
      const known = error.statusCode === 415 && (await loadFileKinds());
      if (!known) throw failure;
      const accepted = t('upload.accepted', { kinds: known.kindsInWords(kinds) });
      throw { ...error, message: [error.message, accepted].filter(Boolean).join(' ') };
    }
  };
};
