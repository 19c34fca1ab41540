import { Suspense } from 'react';
import type { Poll } from '@barg/api-client/models';
import { lazyPart, Skeleton } from '@barg/ui-kit';
import { PollPlaceRoot } from '../components/post-card.styles.ts';
import { hasResult } from './has-result.ts';

const PostPoll = lazyPart(() => import('./post-poll.tsx'));

/** In pixels, if nothing wraps. */
const heightOf = (poll: Poll): number => {
  const [rest, option] = hasResult(poll) ? [90.8, 48] : [146.8, 52];
  return rest + option * poll.options.length;
};

/** The lazy poll of a post, since few posts have one; its height is reserved while it loads. */
export function PollPlace({ postId, poll }: { postId: string; poll: Poll }) {
  return (
    <PollPlaceRoot>
      <Suspense fallback={<Skeleton height={`${heightOf(poll)}px`} radius="tile" />}>
        <PostPoll key={poll._id} postId={postId} poll={poll} />
      </Suspense>
    </PollPlaceRoot>
  );
}
