import { useTranslation } from '@barg/runtime/i18n';

/** What can be deleted elsewhere while it is changed here, by the name of its texts. */
type Changed = 'post' | 'gallery' | 'video' | 'product';

const isGone = (failure: unknown): boolean => (failure as { code?: unknown } | null)?.code === 'request.not_found';

/** Saves changes to a thing; where it was deleted elsewhere that is said, and what was typed stays in its form. */
export const useTellingGone = (kind: Changed) => {
  const { t } = useTranslation('creator-studio');
  return async <T>(saving: Promise<T>, onGone?: () => void): Promise<T> => {
    try {
      return await saving;
    } catch (failure) {
      if (!isGone(failure)) throw failure;
      onGone?.();
      throw new Error(t(`gone.${kind}`), { cause: failure });
    }
  };
};
