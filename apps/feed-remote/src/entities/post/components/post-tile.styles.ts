import styled from 'styled-components';
import { color, media, space } from '@barg/ui-kit';

export const TileWords = styled.span`
  display: grid;
  align-content: center;
  block-size: 100%;
  padding: ${space[2]};
  background: ${color.sunken};
  line-height: 1.5;
  ${media.tablet} {
    padding: ${space[4]};
  }
`;
