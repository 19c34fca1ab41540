import styled, { css } from 'styled-components';
import { Link } from '@barg/runtime/router';
import { color, media, radius, space } from '@barg/ui-kit';
import { TileTitle } from '../../../shared/tiles/tiles.styles.ts';

const GAP = '6px';

const largeAndOthers = css`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  > :first-child {
    grid-area: 1 / 1 / span 2 / span 2;
  }
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const placed = {
  1: css`
    grid-template-columns: minmax(0, 1fr);
  `,
  2: css`
    grid-template-columns: repeat(2, minmax(0, 1fr));
  `,
  3: css`
    ${largeAndOthers}
    ${media.tablet} {
      > :nth-child(n + 2) {
        grid-column: span 2;
      }
    }
  `,
  5: css`
    ${largeAndOthers}
    ${media.belowTablet} {
      > :nth-child(n + 4) {
        display: none;
      }
    }
  `,
};

/** The number of places: one large among four small ones, or fewer of one size. */
export type Places = keyof typeof placed;

/** A fixed height, while loading too, so that nothing below shifts. */
const room = css`
  display: grid;
  aspect-ratio: 3 / 2;
  ${media.tablet} {
    aspect-ratio: 2;
  }
`;

/** Five pictures, one of them large; phones show three. */
export const MosaicList = styled.ul<{ $places: Places }>`
  ${room}
  grid-auto-rows: minmax(0, 1fr);
  gap: ${GAP};
  ${(props) => placed[props.$places]}

  > li,
  > li > * {
    block-size: 100%;
    min-block-size: 0;
  }
  /* Cut to its place, whatever its own shape. */
  > li > div,
  > li > a > div {
    block-size: 100%;
    aspect-ratio: auto;
  }
`;

/** The placeholder of a missing picture. */
export const MosaicPlace = styled.div`
  ${room}
  place-items: center;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const MosaicLink = styled(Link)`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: ${radius.tile};
`;

export const MosaicName = styled(TileTitle)`
  padding-inline: ${space[3]};
`;
