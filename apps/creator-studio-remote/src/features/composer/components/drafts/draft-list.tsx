import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, IconButton, Text, Time, useToast } from '@barg/ui-kit';
import { CardHead, PlainList } from '../../../../shared/item-list.styles.ts';
import { RowTitle } from '../../../../shared/item-row.styles.ts';
import { paths } from '../../../../shared/paths.ts';
import { useDeleteDraftMutation, useDraftsQuery } from '../../api/drafts.ts';
import { useLeftDraftsKept } from '../../hooks/left-drafts.ts';
import { DraftRow } from './draft-list.styles.ts';

/** What was begun on this or another device, the latest first; nothing while there is none. */
export function DraftList() {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const { data, refetch } = useDraftsQuery({}, { skip: !useLeftDraftsKept() });
  const [deleteDraft] = useDeleteDraftMutation();
  if (!data || data.data.length === 0) return null;
  const handleDelete = async (draftId: string) => {
    const { error } = await deleteDraft({ draftId });
    if (error) toast(t('composer.drafts.deleteFailed'), { tone: 'danger' });
    await refetch();
  };
  return (
    <Card padding="none" aria-label={t('composer.drafts.title')}>
      <CardHead>
        <CardTitle>{t('composer.drafts.title')}</CardTitle>
      </CardHead>
      <PlainList>
        {data.data.map(({ _id: draftId, postId, content, updatedAt }) => {
          const name = content.text || content.poll?.question || t('posts.untitled');
          return (
            <DraftRow key={draftId}>
              <div>
                <RowTitle to={postId ? paths.changes(postId, draftId) : paths.draft(draftId)}>
                  <Text as="span" weight="medium" clamp={1} dir="auto">
                    {name}
                  </Text>
                </RowTitle>
                <Text size="caption" tone="faint">
                  {postId && <>{t('composer.changes.ofPost')} · </>}
                  <Time value={updatedAt} />
                </Text>
              </div>
              <IconButton
                icon={Trash2}
                label={t('composer.drafts.delete', { name: name.slice(0, 80) })}
                onClick={() => void handleDelete(draftId)}
              />
            </DraftRow>
          );
        })}
      </PlainList>
    </Card>
  );
}
