import type { PerformerCard } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { InfiniteList, Text, useArrival } from '@barg/ui-kit';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { usePages } from '../../../shared/page/use-pages.ts';
import { useCommentPagesInfiniteQuery, type CommentedItem } from '../api/comment-pages.ts';
import { WindowedItem } from '../../../shared/windowed/windowed-item.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentSkeletons } from './comment-skeletons.tsx';
import { CommentThread } from './comment-thread.tsx';
import { CommentsRoot, List } from './comments.styles.ts';

/** How many are rendered without waiting for the observer. */
const FIRST = 10;
/** The estimated height of a comment, in pixels. */
const HEIGHT = 88;

export interface CommentsProps {
  about: CommentedItem & { performer: PerformerCard };
  isLocked: boolean;
}

function OpenComments({ about }: Pick<CommentsProps, 'about'>) {
  const { t } = useTranslation('feed');
  const { type, id, performer } = about;
  const { items, error, isFetching, refetch, more } = usePages(useCommentPagesInfiniteQuery({ type, id }));
  const shown = useArrival(items);
  if (error) return <QueryFailure error={error} onRetry={refetch} isRetrying={isFetching} />;
  // The form waits for the list, in which a new comment is inserted.
  if (!shown) return <CommentSkeletons />;
  return (
    <>
      <CommentForm list={{ type, id }} />
      {shown.length === 0 && <Text tone="muted">{t('comments.empty')}</Text>}
      {shown.length > 0 && (
        <InfiniteList {...more}>
          <List>
            {shown.map((comment, index) => (
              <WindowedItem key={comment._id} as="li" id={comment._id} isFirst={index < FIRST} height={HEIGHT}>
                <CommentThread comment={comment} about={{ type, id }} performerId={performer._id} />
              </WindowedItem>
            ))}
          </List>
        </InfiniteList>
      )}
    </>
  );
}

/** The comments of an item, or a note that they are locked. */
export default function Comments({ about, isLocked }: CommentsProps) {
  const { t } = useTranslation('feed');
  return (
    <CommentsRoot aria-label={t('comments.title')}>
      {isLocked ? <Text tone="muted">{t('comments.locked')}</Text> : <OpenComments about={about} />}
    </CommentsRoot>
  );
}
