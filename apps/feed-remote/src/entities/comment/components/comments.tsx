import type { PerformerCard } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text } from '@barg/ui-kit';
import { MoreOnScroll } from '../../../shared/page/more-on-scroll.tsx';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { usePages } from '../../../shared/page/use-pages.ts';
import { useCommentPagesInfiniteQuery, type CommentedItem } from '../api/comment-pages.ts';
import { WindowedItem } from '../../../shared/windowed/windowed-item.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentSkeletons } from './comment-skeletons.tsx';
import { CommentThread } from './comment-thread.tsx';
import { CommentsRoot, List } from './comments.styles.ts';

/** Drawn at once, before it is known which are seen. */
const FIRST = 10;
/** About how high a comment is, in pixels. */
const HEIGHT = 88;

export interface CommentsProps {
  about: CommentedItem & { performer: PerformerCard };
  isLocked: boolean;
}

function OpenComments({ about }: Pick<CommentsProps, 'about'>) {
  const { t } = useTranslation('feed');
  const { type, id, performer } = about;
  const { items, error, isFetching, refetch, more } = usePages(useCommentPagesInfiniteQuery({ type, id }));
  if (error) return <QueryFailure error={error} onRetry={refetch} isRetrying={isFetching} />;
  // Written before the others are there, a comment would have no list to appear in.
  if (!items) return <CommentSkeletons />;
  return (
    <>
      <CommentForm list={{ type, id }} />
      {items.length === 0 && <Text tone="muted">{t('comments.empty')}</Text>}
      {items.length > 0 && (
        <MoreOnScroll {...more}>
          <List>
            {items.map((comment, index) => (
              <WindowedItem key={comment._id} as="li" id={comment._id} isFirst={index < FIRST} height={HEIGHT}>
                <CommentThread comment={comment} about={{ type, id }} performerId={performer._id} />
              </WindowedItem>
            ))}
          </List>
        </MoreOnScroll>
      )}
    </>
  );
}

/** The talk below a post, a gallery or a video; those for whom it is locked are told so. */
export default function Comments({ about, isLocked }: CommentsProps) {
  const { t } = useTranslation('feed');
  return (
    <CommentsRoot aria-label={t('comments.title')}>
      {isLocked ? <Text tone="muted">{t('comments.locked')}</Text> : <OpenComments about={about} />}
    </CommentsRoot>
  );
}
