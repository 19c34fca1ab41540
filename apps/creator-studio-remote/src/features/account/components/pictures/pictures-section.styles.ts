import styled from 'styled-components';
import { color, radius } from '@barg/ui-kit';

export const CoverFrame = styled.div`
  overflow: hidden;
  inline-size: 100%;
  aspect-ratio: 2.7;
  border-radius: ${radius.tile};
  background: ${color.sunken};
`;

export const Video = styled.video`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.tile};
  background: ${color.sunken};
`;
