import { Suspense } from 'react';
import type { Poll } from '@barg/api-client/models';
import { lazyPart, Skeleton } from '@barg/ui-kit';
import { PollPlaceRoot } from '../components/post-card.styles.ts';
import { hasResult } from './has-result.ts';

const PostPoll = lazyPart(() => import('./post-poll.tsx'));

/** Pixels, where nothing takes a second line. */
const heightOf = (poll: Poll): number => {
  const [rest, option] = hasResult(poll) ? [90.8, 48] : [146.8, 52];
  return rest + option * poll.options.length;
};

/** Where a post's poll stands. Few posts have one, so it comes by itself; its place is kept meanwhile. */
export function PollPlace({ postId, poll }: { postId: string; poll: Poll }) {
  return (
    <PollPlaceRoot>
      <Suspense fallback={<Skeleton height={`${heightOf(poll)}px`} radius="tile" />}>
        <PostPoll key={poll._id} postId={postId} poll={poll} />
      </Suspense>
    </PollPlaceRoot>
  );
}
