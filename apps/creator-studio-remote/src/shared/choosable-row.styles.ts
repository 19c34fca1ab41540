import { media, space } from '@barg/ui-kit';
import styled from 'styled-components';
import { inLines, inOneLine, RowAudience, RowFigures, RowRoot } from './item-row.styles.ts';

/** A row that can be chosen: its box stands before the picture. */
export const ChoosableRow = styled(RowRoot)`
  grid-template-columns: auto 64px minmax(0, 1fr) auto;

  ${inOneLine} {
    grid-template-columns: auto 64px minmax(0, 1fr) 216px 200px auto;
  }
`;

export const ChoosableFigures = styled(RowFigures)`
  white-space: nowrap;

  ${inLines} {
    grid-column: 3 / -1;
  }
`;

export const ChoosableAudience = styled(RowAudience)`
  ${inLines} {
    grid-column: 3;
  }
`;

/** What stands above the list while rows are chosen. */
export const ChosenBarRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block-start: ${space[3]};
`;

/** A search field, and so many choices beside it. */
export const Filters = styled.div<{ $choices: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};

  > :first-child {
    grid-column: 1 / -1;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) repeat(${({ $choices }) => $choices}, minmax(120px, 160px));
    gap: ${space[3]};

    > :first-child {
      grid-column: auto;
    }
  }
`;
