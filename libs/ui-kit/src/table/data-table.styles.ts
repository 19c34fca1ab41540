import styled from 'styled-components';
import { color, font, media, radius, space } from '@barg/ui-kit';

/** A table from tablets on; below, each row is a card whose cells carry their column's name. */
export const TableRoot = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  ${media.belowTablet} {
    display: block;
    background: none;
    border: none;
  }
`;

export const TableHead = styled.thead`
  font-size: ${font.size.caption};
  color: ${color.ink2};
  th {
    padding: ${space[3]} ${space[4]};
    font-weight: ${font.weight.medium};
    text-align: start;
  }
  ${media.belowTablet} {
    display: none;
  }
`;

export const TableBody = styled.tbody`
  ${media.belowTablet} {
    display: flex;
    flex-direction: column;
    gap: ${space[3]};
  }
`;

export const TableRow = styled.tr`
  position: relative;
  ${media.belowTablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    padding: ${space[4]};
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
  }
`;

export const TableCell = styled.td`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${media.tablet} {
    padding: ${space[3]} ${space[4]};
    vertical-align: middle;
    border-block-start: 1px solid ${color.line};
  }
`;

export const CellName = styled.span`
  display: block;
  font-size: ${font.size.caption};
  color: ${color.ink3};
  ${media.tablet} {
    display: none;
  }
`;
