import { Suspense } from 'react';
import type { FeedPost, MediaFile } from '@barg/api-client/models';
import { lazyPart, Picture, Skeleton } from '@barg/ui-kit';
import { frameRatio } from '../../media/frame-ratio.ts';
import { BELOW_TEASER, LockedItem } from '../../media/components/locked-item.tsx';
import { shownFiles, thumbnailOf } from '../shown-files.ts';
import { MediaRoot, SoundsRoot } from './post-card.styles.ts';
import { PostSlides } from './post-slides.tsx';

// Few posts have sounds or a teaser. One chunk for both, because the container lists each chunk with its hash.
const PostSounds = lazyPart(() => import(/* webpackChunkName: "rare" */ './post-sounds.tsx'));
const PostTeaser = lazyPart(() => import(/* webpackChunkName: "rare" */ './post-teaser.tsx'));

/** The height of a sound player, in pixels. */
const SOUND_HEIGHT = 106;

/** The pictures, videos and sounds of a post, or their locked placeholder. */
export function PostMedia({ post, isFirst }: { post: FeedPost; isFirst: boolean }) {
  const { files, poster, sounds } = shownFiles(post);
  const [first] = files;

  if (post.isLocked) return <LockedPost post={post} file={thumbnailOf(post)} />;
  return (
    <>
      {first && <PostSlides post={post} files={files} poster={poster} isFirst={isFirst} />}
      {sounds.length > 0 && (
        <Suspense
          fallback={
            <SoundsRoot>
              {sounds.map(({ _id }) => (
                <Skeleton key={_id} height={SOUND_HEIGHT} />
              ))}
            </SoundsRoot>
          }
        >
          <PostSounds post={post} sounds={sounds} />
        </Suspense>
      )}
    </>
  );
}

/** The locked placeholder with the unlock button, below the teaser if there is one. */
function LockedPost({ post, file }: { post: FeedPost; file: MediaFile | null }) {
  const { photoCount, videoCount, audioCount } = post;
  const teaser = post.teaserVideo?.url ? post.teaserVideo : null;
  return (
    <MediaRoot>
      {teaser && (
        <Suspense
          fallback={
            <Picture source={teaser.thumbnails} thumbhash={teaser.thumbhash} alt="" ratio={frameRatio(teaser)} />
          }
        >
          <PostTeaser post={post} teaser={teaser} />
        </Suspense>
      )}
      <LockedItem
        type="feed"
        item={post}
        file={file}
        ratio={teaser ? BELOW_TEASER : undefined}
        photoCount={photoCount}
        videoCount={videoCount}
        audioCount={audioCount}
      />
    </MediaRoot>
  );
}
