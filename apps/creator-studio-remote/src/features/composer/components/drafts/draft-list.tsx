import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, PartFailure, Text } from '@barg/ui-kit';
import { DraftRow } from '../../../../shared/drafts/draft-row.tsx';
import { useDraftsQuery } from '../../../../shared/drafts/drafts-api.ts';
import { useUnsavedDraftsSaved } from '../../../../shared/drafts/unsaved-drafts.ts';
import { useDeletingDraft } from '../../../../shared/drafts/use-deleting-draft.tsx';
import { CardHead, PlainList } from '../../../../shared/item-list.styles.ts';

/** What was begun on this or another device, the latest first; nothing while there is none. */
export function DraftList() {
  const { t } = useTranslation('creator-studio');
  const { data, error, isFetching, refetch } = useDraftsQuery({}, { skip: !useUnsavedDraftsSaved() });
  const drafts = data?.data;
  const { place, ask, question } = useDeletingDraft(drafts, refetch);
  // After the last one is deleted the list stays, to hold the focus.
  const [hadSome, setHadSome] = useState(false);
  if (!hadSome && drafts && drafts.length > 0) setHadSome(true);
  if (error && !drafts) return <PartFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!drafts || !hadSome) return null;
  return (
    <Card padding="none" aria-label={t('composer.drafts.title')}>
      <div ref={place} tabIndex={-1}>
        <CardHead>
          <CardTitle>{t('composer.drafts.title')}</CardTitle>
          {drafts.length === 0 && <Text tone="muted">{t('drafts.none')}</Text>}
        </CardHead>
        <PlainList>
          {drafts.map((draft) => (
            <DraftRow key={draft._id} draft={draft} onDelete={ask} />
          ))}
        </PlainList>
      </div>
      {question}
    </Card>
  );
}
