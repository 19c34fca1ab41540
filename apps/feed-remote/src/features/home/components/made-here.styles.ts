import styled, { css } from 'styled-components';
import { Link } from '@barg/runtime/router';
import { color, font, media, radius, space } from '@barg/ui-kit';

const GAP = '6px';

const placed = {
  1: css`
    grid-template-columns: minmax(0, 1fr);
  `,
  2: css`
    grid-template-columns: repeat(2, minmax(0, 1fr));
  `,
  3: css`
    grid-template-columns: repeat(3, minmax(0, 1fr));
  `,
  5: css`
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :first-child {
      grid-area: 1 / 1 / span 2 / span 2;
    }
    ${media.tablet} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    ${media.belowTablet} {
      > :nth-child(n + 4) {
        display: none;
      }
    }
  `,
};

/** How many pictures there is a place for: a large one among four, or fewer of one size. */
export type Places = keyof typeof placed;

/** Five pictures, of which a phone shows three: a large one, and the others beside it. */
export const MosaicList = styled.ul<{ $places: Places }>`
  display: grid;
  gap: ${GAP};
  ${(props) => placed[props.$places]}
`;

/** What stands there instead has the room of the pictures. */
export const MosaicPlace = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 2;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${media.tablet} {
    aspect-ratio: 2;
  }
`;

export const MosaicLink = styled(Link)`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: ${radius.tile};
`;

export const MosaicName = styled.span`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  padding: ${space[6]} ${space[3]} ${space[2]};
  overflow: hidden;
  background: linear-gradient(to top, ${color.scrim}, transparent);
  color: ${color.onMedia};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
