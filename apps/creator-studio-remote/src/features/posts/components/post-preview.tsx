import { useState } from 'react';
import type { OwnFeedPost, PreviewFeedPostAs } from '@barg/api-client/models';
import { LatePreview } from '../../../shared/preview/late-preview.tsx';
import { usePreviewPostQuery } from '../api/preview-post.ts';

/** A post that is out, or planned, as others see it. */
export function PostPreview({ post, onClose }: { post: OwnFeedPost; onClose: () => void }) {
  const [as, setAs] = useState<PreviewFeedPostAs>('guest');
  const query = usePreviewPostQuery({ postId: post._id, as });
  return <LatePreview as={as} onAs={setAs} query={query} isScheduled={post.state === 'scheduled'} onClose={onClose} />;
}
