import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';

/** What can be deleted elsewhere while it is changed here, by the name of its texts. */
type Changed = 'post' | 'gallery' | 'video' | 'product';

/** Saves changes to an item. If it was deleted elsewhere, a notice says so and the form keeps its values. */
export const useDeletedElsewhere = (kind: Changed) => {
  const { t } = useTranslation('creator-studio');
  return async <T>(saving: Promise<T>, onGone?: () => void): Promise<T> => {
    try {
      return await saving;
    } catch (failure) {
      if (toQueryError(failure).code !== 'request.not_found') throw failure;
      onGone?.();
      throw new Error(t(`gone.${kind}`), { cause: failure });
    }
  };
};
