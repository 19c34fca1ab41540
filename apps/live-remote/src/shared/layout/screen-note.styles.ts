import { color, media, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** Words in the place of a picture. */
export const ScreenNote = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  overflow-y: auto;
  background: ${color.sunken};
`;

/** On phones the frame grows with text and button, which are higher than the video. */
export const FailureNote = styled(ScreenNote)`
  ${media.belowTablet} {
    position: static;
    min-block-size: calc(100vw * 9 / 16);
  }
`;
