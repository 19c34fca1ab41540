import { color } from '@barg/ui-kit';
import styled from 'styled-components';

/** The rows of a list in a card, with a line between them. */
export const RuledRows = styled.ul`
  > li + li {
    border-block-start: 1px solid ${color.line};
  }
`;
