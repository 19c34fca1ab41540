import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, useToast } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useDeleteVideoMutation } from '../api/videos.ts';

interface DeleteVideosProps {
  videoIds: readonly string[];
  isOpen: boolean;
  onClose: () => void;
  /** Those that are gone, which may be fewer than were asked for. */
  onDeleted?: (videoIds: readonly string[]) => void;
}

/** Asks before videos are taken away, one or several at a time, and tells how many could not be. */
export function DeleteVideos({ videoIds, isOpen, onClose, onDeleted }: DeleteVideosProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const toast = useToast();
  const [deleteVideo] = useDeleteVideoMutation();
  const [isBusy, setBusy] = useState(false);
  const numbered = (count: number) => ({ count, amount: format.number(count) });
  const handleDelete = async () => {
    setBusy(true);
    const gone: string[] = [];
    for (const id of videoIds) if (!(await deleteVideo(id)).error) gone.push(id);
    setBusy(false);
    onClose();
    onDeleted?.(gone);
    const failed = videoIds.length - gone.length;
    if (failed > 0) toast(t('videos.deleteFailed', numbered(failed)), { tone: 'danger' });
    else toast(t('videos.deleted', numbered(gone.length)), { tone: 'success' });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('videos.deleteTitle', numbered(videoIds.length))}
      confirmLabel={t('videos.delete')}
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void handleDelete()}
      onClose={onClose}
    >
      {t('videos.deleteText')}
    </ConfirmDialog>
  );
}
