import { color, font, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** Says that the gallery is shown by this photo. */
export const CoverMark = styled.span`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  padding: 2px ${space[2]};
  border-radius: ${radius.control};
  background: ${color.scrim};
  color: ${color.onMedia};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
`;
