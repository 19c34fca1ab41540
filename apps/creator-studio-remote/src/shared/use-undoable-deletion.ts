import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, useToast } from '@barg/ui-kit';
import { actOnAll, withReason, type Act } from './act-on-all.ts';

/** What has a list of its own in the studio, by the name of its texts. */
export type WorkKind = 'posts' | 'galleries' | 'photos' | 'videos' | 'products';

interface Calls {
  kind: WorkKind;
  deleteOne: Act;
  restoreOne: Act;
}

/** After so long the undo button is shown while deletions still run: each can be undone for one minute only. */
const PATIENCE_MS = 1000;

/**
 * Deletes one or several items without asking and offers to undo it, also while the rest are still being deleted. Shows
 * a notice of the outcome; resolves with the ids that were deleted.
 */
export const useUndoableDeletion = ({ kind, deleteOne, restoreOne }: Calls) => {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const toast = useToast();
  const numbered = (count: number) => ({ count, amount: format.number(count) });

  const restore = async (ids: readonly string[]): Promise<void> => {
    const restoring = actOnAll(ids, restoreOne);
    await restoring.finished;
    const { done, failed, reason } = restoring;
    if (failed.length === 0) return toast(t('deleting.restored', numbered(done.length)), { tone: 'success' });
    const key = done.length > 0 ? 'deleting.restoredSome' : 'deleting.restoreFailed';
    const told = t(key, { ...numbered(failed.length), done: format.number(done.length) });
    toast(withReason(told, reason), { tone: 'danger' });
  };

  return async (ids: readonly string[]): Promise<readonly string[]> => {
    const taking = actOnAll(ids, deleteOne);
    let isTakenBack = false;
    const takeBack = async (): Promise<void> => {
      if (isTakenBack) return;
      isTakenBack = true;
      taking.stop();
      await taking.finished;
      await restore(taking.done);
    };
    const action = { label: t('deleting.undo'), onClick: () => void takeBack() };
    const offer = setTimeout(() => toast(t('deleting.going', numbered(ids.length)), { action }), PATIENCE_MS);
    await taking.finished;
    clearTimeout(offer);
    const { done: gone, failed, reason } = taking;
    if (failed.length > 0) {
      toast(withReason(t(`${kind}.deleteFailed`, numbered(failed.length)), reason), { tone: 'danger' });
    }
    if (gone.length > 0 && !isTakenBack) toast(t(`${kind}.deleted`, numbered(gone.length)), { action });
    return gone;
  };
};
