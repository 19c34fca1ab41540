import Images from 'lucide-react/icons/images';
import type { FeedPost } from '@barg/api-client/models';
import { beginningOf, shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, MediaTile, Text, UserLine } from '@barg/ui-kit';
import { isVideo } from '../../media/is-video.ts';
import { paths } from '../../../shared/page/paths.ts';
import { shownFiles, thumbnailOf } from '../shown-files.ts';
import { TileThumbnail } from '../../media/components/tile-thumbnail.tsx';
import { TileMark } from '../../../shared/tiles/tiles.styles.ts';
import { TileWords } from './post-tile.styles.ts';

const LABEL_LENGTH = 60;

/** The accessible name of a post: the start of its text, or its type. */
const useTileLabel = () => {
  const { t } = useTranslation('feed');
  return ({ isLocked, teaser, text, poll, performer }: FeedPost): string => {
    const words =
      beginningOf(shownWords(isLocked ? teaser : text || (poll?.question ?? '')), LABEL_LENGTH) ||
      t('post.title', { name: performer.name });
    return isLocked ? t('post.lockedTile', { words }) : words;
  };
};

/** A post as a square link. */
export function PostTile({ post }: { post: FeedPost }) {
  const label = useTileLabel()(post);
  const { files } = shownFiles(post);
  const video = files.find(isVideo);
  const thumbnail = thumbnailOf(post);
  const words = post.text || (post.poll?.question ?? '');
  const isWords = Boolean(words) && !thumbnail && !post.isLocked;
  return (
    <MediaTile
      to={paths.post(post._id)}
      label={isWords ? undefined : label}
      durationMs={post.isLocked ? null : video?.durationMs}
    >
      {isWords ? (
        <TileWords>
          <UserLine as={Text} clamp={4} size="caption" text={words} />
        </TileWords>
      ) : (
        <TileThumbnail file={thumbnail} isLocked={post.isLocked} lockReason={post.lockReason} price={post.price} />
      )}
      {files.length > 1 && !post.isLocked && (
        <TileMark>
          <Icon icon={Images} size={16} />
        </TileMark>
      )}
    </MediaTile>
  );
}
