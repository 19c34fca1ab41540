import { useMemo } from 'react';
import type { MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Viewer, ZoomablePhoto } from '@barg/ui-kit/viewer';

interface ChatViewerProps {
  pictures: readonly MediaFile[];
  startAt: number;
  onClose: () => void;
}

/** The pictures of a chat's message, as large as the screen. */
export default function ChatViewer({ pictures, ...props }: ChatViewerProps) {
  const { t } = useTranslation('live');
  const slides = useMemo(
    () =>
      pictures.flatMap(({ _id, thumbnails, alt }) =>
        thumbnails ? [{ id: _id, content: <ZoomablePhoto source={thumbnails} alt={alt || t('files.picture')} /> }] : [],
      ),
    [pictures, t],
  );
  return <Viewer {...props} label={t('files.viewer')} slides={slides} />;
}
