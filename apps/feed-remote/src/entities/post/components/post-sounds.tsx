import type { FeedPost, MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';
import { SoundPlayer } from '../../media/components/sound-player.tsx';
import { useFreshMedia } from '../../media/hooks/use-fresh-media.ts';
import { SoundsRoot } from './post-card.styles.ts';

/** The sounds of a post. */
export default function PostSounds({ post, sounds }: { post: FeedPost; sounds: readonly MediaFile[] }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const refresh = useFreshMedia('Feed', post._id);
  const { name } = post.performer;
  const labelOf = (index: number): string =>
    sounds.length === 1
      ? t('media.sound', { name })
      : t('media.soundOf', { name, index: format.number(index + 1), total: format.number(sounds.length) });
  return (
    <SoundsRoot onErrorCapture={refresh}>
      {sounds.map((file, index) => (
        <SoundPlayer key={file._id} file={file} label={labelOf(index)} />
      ))}
    </SoundsRoot>
  );
}
