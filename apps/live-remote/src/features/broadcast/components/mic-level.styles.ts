import { color, forcedFill, radius } from '@barg/ui-kit';
import styled from 'styled-components';

export const LevelTrack = styled.div`
  overflow: hidden;
  block-size: 6px;
  border-radius: ${radius.pill};
  background: ${color.sunken};
`;

export const LevelBar = styled.div`
  block-size: 100%;
  background: ${color.brand};
  ${forcedFill}
  transform: scaleX(0);
  transform-origin: left;

  [dir='rtl'] & {
    transform-origin: right;
  }
`;
