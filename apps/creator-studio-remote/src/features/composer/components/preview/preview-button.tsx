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

/** Previews the post as others would see it. Validation errors are shown on the fields, as when publishing. */
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
