import styled from 'styled-components';
import { font, layout, media, space, visuallyHidden } from '@barg/ui-kit';

export const HomeHeader = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: 44px;
  margin-block-end: ${space[1]};
`;

/** Hidden on phones, where the bottom bar names the page. */
export const HomeTitle = styled.h1`
  font-size: ${font.size.heading};
  line-height: 1.4;
  ${media.belowTablet} {
    ${visuallyHidden}
  }
`;

/** Below the top bar of phones. */
export const PillPlace = styled.div`
  position: sticky;
  inset-block-start: ${space[3]};
  z-index: 10;
  display: grid;
  justify-items: center;
  block-size: 0;
  ${media.belowTablet} {
    inset-block-start: calc(${layout.topBar} + ${space[3]});
  }
`;
