import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { MessageFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, useFormat } from '@barg/ui-kit';
import { FullScreen } from '@barg/ui-kit/overlays';
import { useViewerKeys } from '../../../hooks/use-viewer-keys.ts';
import { ViewedPhoto } from './viewed-photo.tsx';
import { Bar, Counter, NextPlace, PreviousPlace } from './photo-viewer.styles.ts';

interface PhotoViewerProps {
  photos: readonly MessageFile[];
  startAt: number;
  onClose: () => void;
}

function Screen({ photos, startAt, onClose }: PhotoViewerProps) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const last = photos.length - 1;
  const [current, setCurrent] = useState(Math.min(startAt, last));
  const turnTo = (index: number) => setCurrent(Math.min(last, Math.max(0, index)));
  useViewerKeys({ current, last, turnTo });
  const photo = photos[current];
  return (
    <>
      {photo && <ViewedPhoto key={photo._id} photo={photo} />}
      <Bar>
        {last > 0 && (
          <Counter>
            <bdi>{t('files.position', { index: format.number(current + 1), total: format.number(photos.length) })}</bdi>
          </Counter>
        )}
        <IconButton icon={X} variant="media" label={t('ui:close')} onClick={onClose} />
      </Bar>
      {current > 0 && (
        <PreviousPlace>
          <IconButton
            icon={ChevronLeft}
            isMirrored
            variant="media"
            size="lg"
            label={t('files.previous')}
            onClick={() => turnTo(current - 1)}
          />
        </PreviousPlace>
      )}
      {current < last && (
        <NextPlace>
          <IconButton
            icon={ChevronRight}
            isMirrored
            variant="media"
            size="lg"
            label={t('files.next')}
            onClick={() => turnTo(current + 1)}
          />
        </NextPlace>
      )}
    </>
  );
}

/** The photos of a message over the whole screen, one at a time. */
export default function PhotoViewer(props: PhotoViewerProps) {
  const { t } = useTranslation('messaging');
  return (
    <FullScreen label={t('files.viewer')} onClose={props.onClose}>
      <Screen {...props} />
    </FullScreen>
  );
}
