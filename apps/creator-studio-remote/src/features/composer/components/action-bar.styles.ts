import { color, layout, media, radius, space, stickyFoot } from '@barg/ui-kit';
import styled from 'styled-components';

/** Stays in sight on a form that is longer than the screen, above the cards in the corner (`--asked` is their height). */
export const ActionBar = styled.div.attrs<{ 'data-foot'?: boolean }>({ 'data-foot': true })`
  ${stickyFoot('120px')}
  z-index: 4;
  inset-block-end: max(${layout.bottomBar} + env(safe-area-inset-bottom), var(--asked, 0px));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${media.tablet} {
    inset-block-end: var(--asked, 0px);
  }
`;
