import { useState } from 'react';
import type { PreviewFeedDraftBody, PreviewFeedPostAs } from '@barg/api-client/models';
import { LatePreview } from '../../../../shared/preview/late-preview.tsx';
import { usePreviewDraftQuery } from '../../api/preview-draft.ts';

interface DraftPreviewProps {
  draft: PreviewFeedDraftBody;
  isScheduled: boolean;
  onClose: () => void;
}

/** What is written, as others would see it once it is out. */
export function DraftPreview({ draft, isScheduled, onClose }: DraftPreviewProps) {
  const [as, setAs] = useState<PreviewFeedPostAs>('guest');
  const query = usePreviewDraftQuery({ draft, as });
  return <LatePreview as={as} onAs={setAs} query={query} isScheduled={isScheduled} onClose={onClose} />;
}
