import PenLine from 'lucide-react/icons/pen-line';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, EmptyState } from '@barg/ui-kit';
import { DraftRow } from '../../../shared/drafts/draft-row.tsx';
import { useDraftPagesInfiniteQuery } from '../../../shared/drafts/drafts-api.ts';
import { useUnsavedDraftsSaved } from '../../../shared/drafts/unsaved-drafts.ts';
import { useDeletingDraft } from '../../../shared/drafts/use-deleting-draft.tsx';
import { OwnList } from '../../../shared/own-list.tsx';
import { paths } from '../../../shared/paths.ts';

/** What she has begun and not published, the last changed first. `onChanged`: there is one less. */
export function OwnDrafts({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('creator-studio');
  const query = useDraftPagesInfiniteQuery(undefined, { skip: !useUnsavedDraftsSaved() });
  const drafts = query.data?.pages.flatMap((page) => page.data);
  const { place, ask, question } = useDeletingDraft(drafts, async () => {
    onChanged();
    await query.refetch();
  });
  const action = <ButtonLink to={paths.newPost}>{t('studio.newPost')}</ButtonLink>;
  return (
    <div ref={place} tabIndex={-1}>
      <OwnList
        query={query}
        items={drafts}
        empty={<EmptyState icon={PenLine} title={t('drafts.none')} action={action} />}
      >
        {drafts?.map((draft) => (
          <DraftRow key={draft._id} draft={draft} onDelete={ask} />
        ))}
      </OwnList>
      {question}
    </div>
  );
}
