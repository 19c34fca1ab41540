import { Link } from '@barg/runtime/router';
import { color, motion, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const CardLink = styled(Link)`
  display: block;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  transition: opacity ${motion.fast};
  &:hover {
    opacity: 0.9;
  }
`;

/** The placeholder of the video, which only viewers receive. */
export const CardStage = styled.div`
  position: relative;
  display: grid;
  isolation: isolate;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  background: ${color.brandSoft};

  /* Above the backdrop. */
  & > :not(img) {
    z-index: 1;
  }
`;

export const CardBadges = styled.div`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline: ${space[3]};
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

export const CardText = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]} ${space[4]};
`;
