import styled from 'styled-components';
import { color, layout, media, space } from '../../theme/tokens.ts';

export const TopBarRoot = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${layout.topBar};
  padding-block-start: var(--line-above, 0px);
  padding-inline: ${space[3]};
  background: ${color.bg};
  ${media.tablet} {
    display: none;
  }
`;

/** Takes all of the available width from the start, so that content that loads later shifts nothing. */
export const TopBarEnd = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  align-self: stretch;
  justify-content: flex-end;
  gap: ${space[2]};
  min-inline-size: 0;
`;
