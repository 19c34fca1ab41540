import { color, font, media, radius, space, Stack, stickyFoot } from '@barg/ui-kit';
import styled from 'styled-components';

export const ChoiceGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
`;

/** Rendered while empty too, because screen readers announce only changes of a live region that exists. */
export const BetterOffer = styled.output`
  display: block;
  font-size: ${font.size.caption};
  &:empty {
    display: none;
  }
`;

/** Stays in sight at the end of a dialog, however long the form above it is. */
export const Actions = styled(Stack)`
  ${stickyFoot('140px')}
  inset-block-end: calc(-1 * ${space[5]});
  margin: 0 calc(-1 * ${space[5]}) calc(-1 * ${space[5]});
  padding: ${space[3]} ${space[5]} calc(${space[4]} + env(safe-area-inset-bottom));
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
  ${media.tablet} {
    border-end-start-radius: ${radius.card};
    border-end-end-radius: ${radius.card};
  }
`;
