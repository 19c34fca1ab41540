import { font, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** What can be done stands beside the words, and below them where the line is too short for both. */
export const ListLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding-block: ${space[2]};
`;

export const ListWords = styled.div`
  flex: 1 1 14rem;
  min-inline-size: 0;
`;

/** In its own direction, on the page's side. */
export const ListName = styled.div`
  font-weight: ${font.weight.bold};
  overflow-wrap: anywhere;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

/** A form in the place of a row keeps its distance from the next one. */
export const FormPlace = styled.div`
  padding-block: ${space[2]} ${space[4]};
`;
