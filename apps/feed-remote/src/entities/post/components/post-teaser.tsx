import type { FeedPost, MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { frameRatio } from '../../media/frame-ratio.ts';
import { MediaItem } from '../../media/components/media-item.tsx';
import { TeaserFrame } from '../../media/components/teaser-frame.tsx';
import { useFreshMedia } from '../../media/hooks/use-fresh-media.ts';

interface PostTeaserProps {
  post: FeedPost;
  teaser: MediaFile;
}

/** The public teaser of a post. */
export default function PostTeaser({ post, teaser }: PostTeaserProps) {
  const { t } = useTranslation('feed');
  const refresh = useFreshMedia('Feed', post._id);
  return (
    <div onErrorCapture={refresh}>
      <TeaserFrame>
        <MediaItem file={teaser} alt={t('media.teaser', { name: post.performer.name })} ratio={frameRatio(teaser)} />
      </TeaserFrame>
    </div>
  );
}
