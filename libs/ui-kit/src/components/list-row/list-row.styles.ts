import styled, { css } from 'styled-components';
import { Link } from '@barg/runtime/router';
import { color, font, onBrandSoft, space } from '../../theme/tokens.ts';
import { DotsRoot } from '../dots/dots.styles.ts';
import { oneLine } from '../text/one-line.ts';

interface RowLook {
  $isSelected: boolean;
  $isStacking: boolean;
}

/** What leaves the text too little room, as two buttons on a phone, stands below it, on the far side. */
const look = css<RowLook>`
  ${(props) => props.$isStacking && 'container: list-row / inline-size;'}
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

export const RowRoot = styled.div<RowLook>`
  ${look}
`;
export const RowLink = styled(Link)<RowLook>`
  ${look}
  ${(props) => !props.$isSelected && interactive}
`;
export const RowButton = styled.button<RowLook>`
  ${look}
  ${(props) => !props.$isSelected && interactive}
`;

/** As long as it is, on the page's side; addresses and codes break too. */
const whole = css`
  display: block;
  overflow-wrap: anywhere;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

interface WordsLook {
  /** What a person wrote, a name or an excerpt, ends with its line; amounts, moments and reasons are never cut. */
  $isCut: boolean;
}
const wordsLook = css<WordsLook>`
  ${(props) => (props.$isCut ? oneLine : whole)}
`;

export const RowTitle = styled.span<WordsLook>`
  ${wordsLook}
  font-weight: ${font.weight.bold};
`;

export const RowSubtitle = styled.span<WordsLook>`
  ${wordsLook}
  font-size: ${font.size.caption};
  color: ${color.ink2};
`;

/**
 * Facts are whole, one below the other where the row is too short for several. They ask for the room of their words, but
 * for no more than a narrow row has beside a picture: a percentage counts for nothing in what they ask for, and for all
 * in what they get.
 */
const stacking = css`
  flex-basis: auto;
  > ${RowTitle}, > ${RowSubtitle} {
    min-inline-size: 100%;
    max-inline-size: min(12rem, 45vw);
  }
  @container list-row (inline-size < 24rem) {
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
