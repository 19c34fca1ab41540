import styled from 'styled-components';
import { color, radius, space } from '@barg/ui-kit';

export const PreviewBody = styled.div`
  padding: ${space[3]} ${space[4]};
  background: ${color.sunken};
  border-radius: ${radius.control};
`;
