import CirclePlay from 'lucide-react/icons/circle-play';
import { useState } from 'react';
import type { MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button } from '@barg/ui-kit';
import { Greeting } from './profile-extras.styles.ts';

/** A greeting that is fetched only when it is asked for, and begins without sound. */
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
  return (
    <Greeting
      src={video.url}
      poster={video.thumbnails?.medium.webp}
      aria-label={t('profile.welcome', { name })}
      autoPlay
      muted
      controls
      playsInline
    />
  );
}
