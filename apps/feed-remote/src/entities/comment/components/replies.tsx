import type { Comment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, SkeletonText } from '@barg/ui-kit';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { usePages } from '../../../shared/page/use-pages.ts';
import { useCommentPagesInfiniteQuery, type CommentList } from '../api/comment-pages.ts';
import { CommentRow } from './comment-row.tsx';
import { List } from './comments.styles.ts';

interface RepliesProps {
  list: CommentList;
  /** How many are known to be there. */
  count: number;
  performerId: string;
  onReply: (comment: Comment) => void;
}

/** What answers a comment, the oldest first. */
export function Replies({ list, count, performerId, onReply }: RepliesProps) {
  const { t } = useTranslation('feed');
  const { items, error, isFetching, refetch, more } = usePages(useCommentPagesInfiniteQuery(list));
  if (error) return <QueryFailure error={error} onRetry={refetch} isRetrying={isFetching} />;
  // A place held for what does not come would take the field below it from under the writer's finger.
  if (!items) return count > 0 ? <SkeletonText lines={2} /> : null;
  if (items.length === 0) return null;
  return (
    <>
      <List aria-label={t('comments.replies')}>
        {items.map((comment) => (
          <li key={comment._id}>
            <CommentRow comment={comment} list={list} performerId={performerId} onReply={() => onReply(comment)} />
          </li>
        ))}
      </List>
      {more.hasMore && (
        <Button variant="quiet" size="sm" isLoading={more.isLoading} onClick={more.onMore}>
          {t('comments.moreReplies')}
        </Button>
      )}
    </>
  );
}
