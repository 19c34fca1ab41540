import styled from 'styled-components';
import { color, radius, space } from '@barg/ui-kit';

/** How the text will stand on the page. */
export const PreviewLine = styled.p`
  padding: ${space[2]} ${space[3]};
  background: ${color.sunken};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
`;
