import CirclePlay from 'lucide-react/icons/circle-play';
import { Suspense, useState } from 'react';
import type { MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, lazyPart, Picture } from '@barg/ui-kit';
import { frameRatio } from '../../../entities/media/frame-ratio.ts';
import { Greeting } from './profile-extras.styles.ts';

const VideoPlayer = lazyPart(() => import('../../../entities/media/components/video-player.tsx'));

/** The welcome video, which loads and plays when it is requested. */
export function WelcomeVideo({ video, name }: { video: MediaFile; name: string }) {
  const { t } = useTranslation('feed');
  const [isOpen, setIsOpen] = useState(false);
  if (!video.url) return null;
  if (!isOpen) {
    return (
      <Button icon={CirclePlay} onClick={() => setIsOpen(true)}>
        {t('profile.welcome', { name })}
      </Button>
    );
  }
  const look = { ratio: frameRatio(video), poster: video.thumbnails };
  const placeholder = <Picture source={look.poster} thumbhash={video.thumbhash} alt="" ratio={look.ratio} />;
  return (
    <Greeting>
      <Suspense fallback={placeholder}>
        <VideoPlayer file={video} label={t('profile.welcome', { name })} {...look} beginsAtOnce />
      </Suspense>
    </Greeting>
  );
}
