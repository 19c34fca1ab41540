import styled, { css } from 'styled-components';
import { Link } from '@barg/runtime/router';
import { color, font, media, oneLine, space } from '@barg/ui-kit';

export const TileGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** A scrollable line of tiles: the last visible one is cut, which shows that there are more. */
export const TileStrip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 176px;
  gap: ${space[3]};
  margin-inline: calc(-1 * ${space[3]});
  padding-inline: ${space[3]};
  overflow-x: auto;
  scroll-padding-inline: ${space[3]};
  scroll-snap-type: inline proximity;
  scrollbar-width: none;
  > * {
    scroll-snap-align: start;
  }
  ${media.tablet} {
    margin-inline: 0;
    padding-inline: 0;
    scroll-padding-inline: 0;
  }
`;

export const TileRoot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  block-size: 100%;
  padding: ${space[5]} ${space[3]} ${space[4]};
`;

const facts = css`
  display: grid;
  justify-items: center;
  gap: 2px;
  min-inline-size: 0;
  max-inline-size: 100%;
  text-align: center;
  > :first-child {
    margin-block-end: ${space[3]};
  }
`;

export const TileLink = styled(Link)`
  ${facts}
`;

export const TileFacts = styled.div`
  ${facts}
`;

export const TileNote = styled.span`
  ${oneLine}
  max-inline-size: 100%;
  font-size: ${font.size.caption};
  color: ${color.ink2};
`;

/** The skeleton of a note, as high as its line. */
export const TileNoteSpace = styled(TileNote)`
  display: grid;
  align-items: center;
  min-block-size: 1lh;
`;
