import styled, { css } from 'styled-components';
import { Link } from '@barg/runtime/router';
import { color, font, onBrandSoft, space } from '../../theme/tokens.ts';
import { DotsRoot, oneLineFacts } from '../dots/dots.styles.ts';
import { oneLine } from '../text/one-line.ts';

/** What leaves the text too little room, as two buttons on a phone, stands below it, on the far side. */
const look = css<{ $isSelected: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space[3]};
  inline-size: 100%;
  min-block-size: 56px;
  padding: ${space[2]} ${space[4]};
  text-align: start;
  outline-offset: -2px;
  background: ${(props) => (props.$isSelected ? color.brandSoft : 'none')};
  ${(props) => props.$isSelected && onBrandSoft}
`;
const interactive = css`
  &:hover {
    background: ${color.sunken};
  }
`;

export const RowRoot = styled.div<{ $isSelected: boolean }>`
  ${look}
`;
export const RowLink = styled(Link)<{ $isSelected: boolean }>`
  ${look}
  ${(props) => !props.$isSelected && interactive}
`;
export const RowButton = styled.button<{ $isSelected: boolean }>`
  ${look}
  ${(props) => !props.$isSelected && interactive}
`;

const rowLine = css`
  ${oneLine}
  > ${DotsRoot} {
    ${oneLineFacts}
  }
`;

export const RowTitle = styled.span`
  ${rowLine}
  font-weight: ${font.weight.bold};
`;

/** As long as it is, on the page's side; addresses and long names break too. */
const wrapping = css`
  display: block;
  overflow-wrap: anywhere;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

export const RowSubtitle = styled.span<{ $wraps: boolean }>`
  ${(props) => (props.$wraps ? wrapping : rowLine)}
  font-size: ${font.size.caption};
  color: ${color.ink2};
`;

/** One fact of the subtitle below the other where a line is too short for several. */
const stacking = css`
  container: row-body / inline-size;
  @container row-body (inline-size < 16rem) {
    > ${RowSubtitle} > ${DotsRoot} {
      display: flex;
      flex-direction: column;
    }
    > ${RowSubtitle} > ${DotsRoot} > span > span {
      display: none;
    }
  }
`;

export const RowBody = styled.span<{ $isStacking: boolean }>`
  /* Of a narrow row half at most: else the text itself would stand below the picture. */
  flex: 1 1 min(7rem, 50%);
  min-inline-size: 0;
  ${(props) => props.$isStacking && stacking}
`;
