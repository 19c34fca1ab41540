import Trash2 from 'lucide-react/icons/trash-2';
import type { FeedDraft } from '@barg/api-client/models';
import { chooseThumbnail } from '@barg/contract';
import { beginningOf } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { Dots, IconButton, Text, Time, useFormat, UserLine } from '@barg/ui-kit';
import { AudienceBadge } from '../audience-badge.tsx';
import { RowAudience, RowFigures, RowRoot, RowTitle } from '../item-row.styles.ts';
import { paths } from '../paths.ts';
import { RowThumbnail } from '../row-thumbnail.tsx';
import { useDraftName } from './use-draft-name.ts';

/** As much of a draft's words as names its button. */
const NAME_LENGTH = 80;

interface DraftRowProps {
  draft: FeedDraft;
  onDelete: (draft: FeedDraft) => void;
}

/** Something that was begun: what it says and holds, when it was last changed, and the way on with it. */
export function DraftRow({ draft, onDelete }: DraftRowProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const nameOf = useDraftName();
  const { _id: draftId, postId, content, files, thumbnail, teaserVideo, updatedAt } = draft;
  const count = files.length;
  return (
    <RowRoot data-draft={draftId}>
      <RowThumbnail file={chooseThumbnail({ own: thumbnail, files, teaser: teaserVideo })} />
      <div>
        <RowTitle to={postId ? paths.changes(postId, draftId) : paths.draft(draftId)}>
          <UserLine as={Text} weight="medium" clamp={1} text={nameOf(draft)} />
        </RowTitle>
        <Text as="span" size="caption" tone="faint">
          <Dots>
            {postId && t('composer.changes.ofPost')}
            <Time value={updatedAt} />
          </Dots>
        </Text>
      </div>
      <RowFigures>{count > 0 && <bdi>{t('drafts.files', { count, amount: format.number(count) })}</bdi>}</RowFigures>
      <RowAudience>
        <AudienceBadge audience={content.audience} price={content.price ?? 0} />
      </RowAudience>
      <IconButton
        icon={Trash2}
        label={t('composer.drafts.delete', { name: beginningOf(nameOf(draft), NAME_LENGTH) })}
        onClick={() => onDelete(draft)}
      />
    </RowRoot>
  );
}
