import styled, { css } from 'styled-components';
import { color, font, radius, space } from '@barg/ui-kit';

/** A container query: the table's own width counts, because beside a menu a tablet has no more than a phone. */
const ROOMY = '@container (min-width: 720px)';
const NARROW = '@container (max-width: 719.98px)';
/** A card that is wide enough for its values to stand side by side. */
const WIDE_CARD = '@container (min-width: 440px) and (max-width: 719.98px)';

export const TableFrame = styled.div`
  container-type: inline-size;
`;

/** A table if it is wide enough; otherwise each row is a card whose cells are labelled with their column's name. */
export const TableRoot = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  ${NARROW} {
    display: block;
    background: none;
    border: none;
  }
`;

export const TableHead = styled.thead`
  font-size: ${font.size.caption};
  color: ${color.ink2};
  ${NARROW} {
    display: none;
  }
`;

interface CellLook {
  $isNumeric: boolean;
}

/** Digits run from left to right in every language: units stand below each other at the right alone. */
const aligned = ({ $isNumeric }: CellLook) => ($isNumeric ? 'right' : 'start');

export const HeadCell = styled.th<CellLook>`
  padding: ${space[3]} ${space[4]};
  font-weight: ${font.weight.medium};
  text-align: ${aligned};
`;

export const TableBody = styled.tbody`
  ${NARROW} {
    display: flex;
    flex-direction: column;
    gap: ${space[3]};
  }
`;

export const TableRow = styled.tr`
  position: relative;
  ${NARROW} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    padding: ${space[4]};
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
  }
  ${WIDE_CARD} {
    grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

interface BodyCellLook extends CellLook {
  $isWhole: boolean;
}

/**
 * Long addresses and codes break anywhere, for which the table takes one letter for the smallest width of their column:
 * a short one beside a long text would get no more. Those, and times in any column, are as wide as their longest word.
 */
const whole = css`
  overflow-wrap: break-word;
`;

/** Also of what breaks its words by itself elsewhere, as facts in a row do. */
const wrapping = css<BodyCellLook>`
  ${({ $isWhole }) =>
    $isWhole &&
    css`
      &&,
      && * {
        ${whole}
      }
    `}
  time {
    ${whole}
  }
`;

/** Also in what breaks long words later elsewhere, as `Text` does: a link in a report would widen the table. */
export const TableCell = styled.td<BodyCellLook>`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  :is(div, p, span, bdi) {
    overflow-wrap: inherit;
  }
  ${ROOMY} {
    ${wrapping}
    padding: ${space[3]} ${space[4]};
    vertical-align: middle;
    text-align: ${aligned};
    border-block-start: 1px solid ${color.line};
  }
`;

export const CellName = styled.span`
  display: block;
  font-size: ${font.size.caption};
  color: ${color.ink3};
  ${ROOMY} {
    display: none;
  }
`;

/**
 * The widths of columns are shared out by what their longest contents ask for: a long one, as a name that stays in its
 * line, asks for so much and gets what is left, so that the others keep room for their words. (A percentage counts for
 * nothing in what is asked for.)
 */
export const CellContent = styled.div`
  ${ROOMY} {
    min-inline-size: 100%;
    max-inline-size: 16rem;
  }
`;
