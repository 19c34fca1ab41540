import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { MovingPicture } from '@barg/ui-kit/viewer';

interface MovingFrameProps {
  motion: string;
  children: (motion: string | null) => ReactNode;
}

/** An animated picture with a pause button. A chunk of its own, because few pictures are animated. */
export default function MovingFrame({ motion, children }: MovingFrameProps) {
  const { t } = useTranslation('feed');
  return (
    <MovingPicture motion={motion} labels={{ play: t('player.play'), pause: t('player.pause') }}>
      {children}
    </MovingPicture>
  );
}
