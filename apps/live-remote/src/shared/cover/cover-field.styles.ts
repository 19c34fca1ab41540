import { color, radius } from '@barg/ui-kit';
import styled from 'styled-components';

export const CoverFrame = styled.div`
  overflow: hidden;
  max-inline-size: 320px;
  border-radius: ${radius.tile};
  background: ${color.sunken};
`;
