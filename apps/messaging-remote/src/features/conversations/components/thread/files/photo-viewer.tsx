import { useMemo } from 'react';
import type { MessageFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Viewer } from '@barg/ui-kit/viewer';
import { ViewedPhoto } from './viewed-photo.tsx';

interface PhotoViewerProps {
  photos: readonly MessageFile[];
  startAt: number;
  onClose: () => void;
}

/** The viewer of a message's photos. */
export default function PhotoViewer({ photos, ...props }: PhotoViewerProps) {
  const { t } = useTranslation('messaging');
  const slides = useMemo(
    () => photos.map((photo) => ({ id: photo._id, content: <ViewedPhoto photo={photo} /> })),
    [photos],
  );
  return <Viewer {...props} label={t('files.viewer')} slides={slides} />;
}
