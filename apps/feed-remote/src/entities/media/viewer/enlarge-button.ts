import { radius, ringAbove } from '@barg/ui-kit';
import styled from 'styled-components';

/** A button around a picture that opens the viewer; its name is the alternative text. As round as the picture. */
export const EnlargeButton = styled.button<{ $isRound?: boolean }>`
  display: block;
  inline-size: 100%;
  border-radius: ${(props) => (props.$isRound ? radius.tile : 0)};
  cursor: zoom-in;
  ${ringAbove}
`;
