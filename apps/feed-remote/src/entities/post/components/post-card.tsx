import { Suspense, useId, useState } from 'react';
import type { FeedPost } from '@barg/api-client/models';
import { useNavigate } from '@barg/runtime/router';
import { useIsGuest } from '@barg/session';
import { Card, hasRoom, lazyPart, useInView } from '@barg/ui-kit';
import { useUnsentBelow } from '../../comment/hooks/use-unsent-below.ts';
import { paths } from '../../../shared/page/paths.ts';
import { countView } from '../api/view-post.ts';
import { PollPlace } from '../poll/poll-place.tsx';
import { PostActions } from './post-actions.tsx';
import { PostHeader } from './post-header.tsx';
import { PostMedia } from './post-media.tsx';
import { PostText } from './post-text.tsx';

const Comments = lazyPart(() => import('../../comment/components/comments.tsx'));

interface PostCardProps {
  post: FeedPost;
  /** The first post of the list: its picture has a high priority. */
  isFirst?: boolean;
  /** `page`: on its own page, in full and with comments. */
  place?: 'list' | 'page';
}

/** A view is counted when the post reaches the middle of the screen. */
const MIDDLE = '-35% 0px';

export function PostCard({ post, isFirst = false, place = 'list' }: PostCardProps) {
  const isPage = place === 'page';
  const isGuest = useIsGuest();
  const hasUnsent = useUnsentBelow({ type: 'feed', id: post._id });
  const [chosen, setOpen] = useState<boolean | null>(null);
  // Drafts are of accounts.
  const isOpen = chosen ?? (isPage || (!isGuest && hasUnsent));
  const navigate = useNavigate();
  const headerId = useId();
  const card = useInView<HTMLDivElement>(() => countView(post._id), { margin: MIDDLE });

  const handleComments = (): void => {
    // On wide screens comments open in place instead of on the post's page.
    if (isPage || hasRoom('tablet')) setOpen(!isOpen);
    else void navigate(paths.post(post._id));
  };
  return (
    <Card as="article" padding="none" aria-labelledby={headerId}>
      <div ref={card}>
        <PostHeader post={post} id={headerId} />
        <PostText text={post.isLocked ? post.teaser : post.text} isWhole={isPage} />
        <PostMedia post={post} isFirst={isFirst} />
        {post.poll && <PollPlace postId={post._id} poll={post.poll} />}
        <PostActions post={post} isCommentsOpen={isOpen} onComments={handleComments} />
        {isOpen && (
          <Suspense fallback={null}>
            <Comments about={{ type: 'feed', id: post._id, performer: post.performer }} isLocked={post.isLocked} />
          </Suspense>
        )}
      </div>
    </Card>
  );
}
