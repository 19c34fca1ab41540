import { Suspense, type ReactNode } from 'react';
import type { MediaFile } from '@barg/api-client/models';
import { lazyPart } from '@barg/ui-kit';

const MovingFrame = lazyPart(() => import('./moving-frame.tsx'));

interface MovingProps {
  file: Pick<MediaFile, 'motion'>;
  /** Draws the picture, with what moves over it where that is not null. */
  children: (motion: string | null) => ReactNode;
}

/** Lets a picture move where it does, with a button that holds it; a still is drawn as it is. */
export function Moving({ file: { motion }, children }: MovingProps) {
  if (!motion) return children(null);
  return (
    <Suspense fallback={children(null)}>
      <MovingFrame motion={motion}>{children}</MovingFrame>
    </Suspense>
  );
}
