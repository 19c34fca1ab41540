import { color, media, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** Mirrored, as one knows oneself; what is sent is not. */
export const PreviewVideo = styled.video`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
  transform: scaleX(-1);
`;

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

/** Words and a button are higher than the picture of a phone: the frame grows with them there. */
export const FailureNote = styled(ScreenNote)`
  ${media.belowTablet} {
    position: static;
    min-block-size: calc(100vw * 9 / 16);
  }
`;
