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
  /** The address of what moves. */
  motion: string;
  labels: { play: string; pause: string };
  /** Draws the picture: with what moves laid over it, or still where it is null. */
  children: (motion: string | null) => ReactNode;
}

/**
 * A picture that moves, and a button beside it that holds it: what moves for more than five seconds must be able to stand
 * still (WCAG 2.2.2). Whoever asks for less motion sees the still until they want it to move.
 */
export const MovingPicture = ({ motion, labels, children }: MovingPictureProps) => {
  const isLessWanted = useWantsLessMotion() ?? true;
  /** What was asked for here; null as long as nothing was. */
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
