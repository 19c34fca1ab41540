import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, useToast } from '@barg/ui-kit';

/** What has a list of its own in the studio, by the name of its texts. */
export type WorkKind = 'galleries' | 'photos' | 'videos' | 'products';

type Act = (id: string) => Promise<{ error?: { message?: string } | undefined }>;

interface Calls {
  kind: WorkKind;
  deleteOne: Act;
  restoreOne: Act;
}

/** Does one thing with several works, one after the other; answers those with which it was done. */
const forEach = async (ids: readonly string[], act: Act): Promise<string[]> => {
  const done: string[] = [];
  for (const id of ids) if (!(await act(id)).error) done.push(id);
  return done;
};

/**
 * Takes works away at once, one or several: for a while it can be taken back. It tells how it went, and answers those
 * that are gone.
 */
export const useTakingAway = ({ kind, deleteOne, restoreOne }: Calls) => {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const toast = useToast();
  const numbered = (count: number) => ({ count, amount: format.number(count) });

  const restore = async (ids: readonly string[]): Promise<void> => {
    // The last one first, as it went.
    const { length } = await forEach(ids.toReversed(), restoreOne);
    const failed = ids.length - length;
    if (failed > 0) toast(t('deleting.restoreFailed', numbered(failed)), { tone: 'danger' });
    else toast(t('deleting.restored', numbered(length)), { tone: 'success' });
  };

  return async (ids: readonly string[]): Promise<readonly string[]> => {
    const gone = await forEach(ids, deleteOne);
    const failed = ids.length - gone.length;
    if (failed > 0) toast(t(`${kind}.deleteFailed`, numbered(failed)), { tone: 'danger' });
    if (gone.length > 0) {
      const action = { label: t('deleting.undo'), onClick: () => void restore(gone) };
      toast(t(`${kind}.deleted`, numbered(gone.length)), { action });
    }
    return gone;
  };
};
