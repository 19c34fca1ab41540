import { color, radius } from '@barg/ui-kit';
import styled from 'styled-components';

export const TrimVideo = styled.video`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.tile};
  background: ${color.sunken};
`;
