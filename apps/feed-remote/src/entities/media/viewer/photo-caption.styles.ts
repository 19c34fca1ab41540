import styled from 'styled-components';
import { color, font, space, stickyFoot } from '@barg/ui-kit';

/** At most as wide as the page's column, for readable lines. */
export const CaptionRoot = styled.div`
  max-inline-size: 620px;
  margin-inline: auto;
`;

export const CaptionWords = styled.div`
  display: grid;
  gap: ${space[1]};
  > :first-child:not(:only-child) {
    font-weight: ${font.weight.medium};
  }
`;

/** Sticky while the text scrolls. */
export const CaptionToggle = styled.button`
  ${stickyFoot('44px')}
  inset-block-end: 0;
  display: block;
  inline-size: 100%;
  min-block-size: 44px;
  background: black;
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  color: ${color.onMedia};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  outline-offset: -2px;
`;
