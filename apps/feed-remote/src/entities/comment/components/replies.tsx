import { useMemo } from 'react';
import type { Comment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { MoreByPress, SkeletonText } from '@barg/ui-kit';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { usePages } from '../../../shared/page/use-pages.ts';
import { useCommentPagesInfiniteQuery, type CommentList } from '../api/comment-pages.ts';
import { CommentRow } from './comment-row.tsx';
import { List } from './comments.styles.ts';

interface RepliesProps {
  list: CommentList;
  /** The known number. */
  count: number;
  performerId: string;
  onReply: (comment: Comment) => void;
}

/** By their ids, as from the server: one that was just written stands last, also once further pages are loaded. */
const oldestFirst = (replies: readonly Comment[]): Comment[] =>
  replies.toSorted((one, other) => (one._id < other._id ? -1 : 1));

/** The answers of a comment, the oldest first. */
export function Replies({ list, count, performerId, onReply }: RepliesProps) {
  const { t } = useTranslation('feed');
  const { items, error, isFetching, refetch, more } = usePages(useCommentPagesInfiniteQuery(list));
  const replies = useMemo(() => oldestFirst(items ?? []), [items]);
  if (error) return <QueryFailure error={error} onRetry={refetch} isRetrying={isFetching} />;
  // No skeletons without answers: the field below would shift when they are removed.
  if (!items) return count > 0 ? <SkeletonText lines={2} /> : null;
  if (items.length === 0) return null;
  return (
    <>
      <List aria-label={t('comments.replies')}>
        {replies.map((comment) => (
          <li key={comment._id}>
            <CommentRow comment={comment} list={list} performerId={performerId} onReply={() => onReply(comment)} />
          </li>
        ))}
      </List>
      <MoreByPress {...more} size="sm" label={t('comments.moreReplies')} />
    </>
  );
}
