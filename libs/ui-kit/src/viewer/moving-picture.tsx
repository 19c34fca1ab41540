import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../components/icon-button/icon-button.tsx';
import { useWantsLessMotion } from '../theme/media-queries.ts';
import { space } from '../theme/tokens.ts';

const Frame = styled.div`
  position: relative;
`;

const Corner = styled.div`
  position: absolute;
  inset-block-end: ${space[2]};
  inset-inline-end: ${space[2]};
`;

interface MovingPictureProps {
  /** The URL of the animated version. */
  motion: string;
  labels: { play: string; pause: string };
  /** Renders the picture: with the animation over it, or still when it is null. */
  children: (motion: string | null) => ReactNode;
}

/**
 * An animated picture with a pause button, which WCAG 2.2.2 requires for what moves for more than five
 * seconds. With `prefers-reduced-motion` it is paused at first.
 */
export const MovingPicture = ({ motion, labels, children }: MovingPictureProps) => {
  const isLessWanted = useWantsLessMotion() ?? true;
  /** The visitor's choice; null before there is one. */
  const [asked, setAsked] = useState<boolean | null>(null);
  const isMoving = asked ?? !isLessWanted;
  return (
    <Frame>
      {children(isMoving ? motion : null)}
      <Corner>
        <IconButton
          variant="media"
          icon={isMoving ? Pause : Play}
          label={isMoving ? labels.pause : labels.play}
          onClick={() => setAsked(!isMoving)}
        />
      </Corner>
    </Frame>
  );
};
