import { useMemo } from 'react';
import type { PerformerVerification } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Viewer, ZoomablePhoto } from '@barg/ui-kit/viewer';
import { PerformerFacts } from './performer-facts.tsx';

interface DocumentViewerProps {
  performer: PerformerVerification;
  startAt: number;
  onClose: () => void;
}

/** The viewer of documents, with zoom and rotation, beside the account's data. */
export default function DocumentViewer({ performer, startAt, onClose }: DocumentViewerProps) {
  const { t } = useTranslation('operator');
  const { documents } = performer;
  const slides = useMemo(
    () =>
      documents.map(({ kind, file: { thumbnails } }) => {
        const label = t(`verification.kinds.${kind}`);
        return { id: kind, content: thumbnails && <ZoomablePhoto source={thumbnails} alt={label} />, caption: label };
      }),
    [documents, t],
  );
  return (
    <Viewer
      label={t('verification.documents')}
      slides={slides}
      startAt={startAt}
      aside={<PerformerFacts performer={performer} min={130} />}
      canRotate
      onClose={onClose}
    />
  );
}
