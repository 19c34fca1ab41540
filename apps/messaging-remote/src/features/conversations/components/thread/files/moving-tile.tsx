import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { MovingPicture } from '@barg/ui-kit/viewer';

interface MovingTileProps {
  motion: string;
  children: (motion: string | null) => ReactNode;
}

/** An animated picture of a message, with a pause button. */
export default function MovingTile({ motion, children }: MovingTileProps) {
  const { t } = useTranslation('messaging');
  return (
    <MovingPicture motion={motion} labels={{ play: t('files.move'), pause: t('files.hold') }}>
      {children}
    </MovingPicture>
  );
}
