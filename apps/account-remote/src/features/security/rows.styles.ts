import styled from 'styled-components';
import { color, font, space } from '@barg/ui-kit';

/** A list of rows with actions, aligned with the card's text. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding-block: ${space[3]};
  & + & {
    border-block-start: 1px solid ${color.line};
  }
`;

/** Wraps instead of truncating, because the last use is important; what does not fit beside it goes below. */
export const RowText = styled.div`
  flex: 1 1 160px;
  min-inline-size: 0;
  strong {
    display: block;
    font-weight: ${font.weight.medium};
  }
  span {
    display: block;
    color: ${color.ink2};
    font-size: ${font.size.caption};
  }
`;
