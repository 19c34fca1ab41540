import { useState } from 'react';
import type { PreviewFeedDraftBody } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button } from '@barg/ui-kit';
import { useFormContext } from '@barg/ui-kit/forms';
import type { PostFields } from '../post-schema.ts';
import { DraftPreview } from './draft-preview.tsx';

interface PreviewButtonProps {
  /** What would be sent. */
  draftOf: (fields: PostFields) => PreviewFeedDraftBody;
  disabled: boolean;
}

/** Shows what is written with the eyes of others. What could not be published is said on its fields, as then. */
export function PreviewButton({ draftOf, disabled }: PreviewButtonProps) {
  const { t } = useTranslation('creator-studio');
  const { handleSubmit } = useFormContext<PostFields>();
  const [shown, setShown] = useState<{ draft: PreviewFeedDraftBody; isScheduled: boolean } | null>(null);
  const show = handleSubmit((fields) => setShown({ draft: draftOf(fields), isScheduled: fields.publish.isOn }));
  return (
    <>
      <Button size="lg" disabled={disabled} onClick={() => void show()}>
        {t('posts.preview.open')}
      </Button>
      {shown && <DraftPreview {...shown} onClose={() => setShown(null)} />}
    </>
  );
}
