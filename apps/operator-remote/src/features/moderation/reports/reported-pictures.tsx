import { useMemo } from 'react';
import type { MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Viewer, ZoomablePhoto } from '@barg/ui-kit/viewer';

interface ReportedPicturesProps {
  pictures: readonly MediaFile[];
  startAt: number;
  onClose: () => void;
}

/** The viewer of a report's pictures, with zoom for small details. */
export default function ReportedPictures({ pictures, ...props }: ReportedPicturesProps) {
  const { t } = useTranslation('operator');
  const label = t('reports.picture');
  const slides = useMemo(
    () =>
      pictures.map(({ _id: id, thumbnails }) => ({
        id,
        content: thumbnails && <ZoomablePhoto source={thumbnails} alt={label} />,
      })),
    [pictures, label],
  );
  return <Viewer {...props} label={label} slides={slides} />;
}
