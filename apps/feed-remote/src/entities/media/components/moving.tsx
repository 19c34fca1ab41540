import { Suspense, type ReactNode } from 'react';
import type { MediaFile } from '@barg/api-client/models';
import { lazyPart } from '@barg/ui-kit';

const MovingFrame = lazyPart(() => import('./moving-frame.tsx'));

interface MovingProps {
  file: Pick<MediaFile, 'motion'>;
  /** Renders the picture, with the animation if it is not null. */
  children: (motion: string | null) => ReactNode;
}

/** Adds a pause button to an animated picture; still ones are rendered as they are. */
export function Moving({ file: { motion }, children }: MovingProps) {
  if (!motion) return children(null);
  return (
    <Suspense fallback={children(null)}>
      <MovingFrame motion={motion}>{children}</MovingFrame>
    </Suspense>
  );
}
