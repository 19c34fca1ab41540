import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, useToast } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';

/** What has a list of its own in the studio, by the name of its texts. */
export type WorkKind = 'galleries' | 'videos' | 'products';

export interface DeleteWorksProps {
  kind: WorkKind;
  ids: readonly string[];
  deleteOne: (id: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
  /** Those that are gone, which may be fewer than were asked for. */
  onDeleted?: (ids: readonly string[]) => void;
}

/** Asks before works are taken away, one or several at a time, and tells how many could not be. */
export function DeleteWorks({ kind, ids, deleteOne, onClose, onDeleted }: DeleteWorksProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const numbered = (count: number) => ({ count, amount: format.number(count) });
  const handleDelete = async () => {
    setBusy(true);
    const gone: string[] = [];
    for (const id of ids) if (!(await deleteOne(id)).error) gone.push(id);
    setBusy(false);
    onClose();
    onDeleted?.(gone);
    const failed = ids.length - gone.length;
    if (failed > 0) toast(t(`${kind}.deleteFailed`, numbered(failed)), { tone: 'danger' });
    else toast(t(`${kind}.deleted`, numbered(gone.length)), { tone: 'success' });
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(`${kind}.deleteTitle`, numbered(ids.length))}
      confirmLabel={t(`${kind}.delete`)}
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void handleDelete()}
      onClose={onClose}
    >
      {t(`${kind}.deleteText`)}
    </ConfirmDialog>
  );
}
