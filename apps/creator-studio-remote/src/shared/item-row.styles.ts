import { Link } from '@barg/runtime/router';
import { color, font, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** By the room of the list, not of the screen: drafts stand in the column of the form as well. */
export const inOneLine = '@container (min-width: 720px)';
export const inLines = '@container (max-width: 719.98px)';

export const RowRoot = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-block-start: 1px solid ${color.line};

  ${inOneLine} {
    grid-template-columns: 64px minmax(0, 1fr) 216px 200px auto;
  }
`;

export const RowPicture = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

/** As wide as its words: one in the other direction stands beside the picture too. */
export const RowTitle = styled(Link)`
  display: block;
  inline-size: fit-content;
  max-inline-size: 100%;

  ${inLines} {
    /* One line would hold but two words. */
    > span {
      -webkit-line-clamp: 2;
    }
  }
`;

export const RowFigures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  color: ${color.ink2};
  font-variant-numeric: ${font.figures};

  ${inLines} {
    grid-row: 2;
    grid-column: 2 / -1;
    gap: ${space[1]} ${space[3]};

    /* Without figures there is no line of them. */
    &:empty {
      display: none;
    }
  }
`;

/** Earned amounts have the accent colour. */
export const Earned = styled.bdi`
  color: ${color.accent};
`;

export const RowAudience = styled.div`
  ${inLines} {
    grid-row: 3;
    grid-column: 2;
  }
`;
