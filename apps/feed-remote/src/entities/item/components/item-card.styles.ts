import styled from 'styled-components';
import { color, font, media, oneLine, radius, space } from '@barg/ui-kit';

export const ItemGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const ItemRoot = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space[1]};
  min-inline-size: 0;
  > a,
  > label {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
    color: inherit;
  }
  > label {
    cursor: pointer;
  }
`;

export const ItemPicture = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  margin-block-end: ${space[1]};
  border: 1px solid ${color.line};
  border-radius: ${radius.tile};
  background: ${color.sunken};
`;

export const ItemMark = styled.span`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-end: ${space[2]};
  display: grid;
  padding: ${space[1]};
  border-radius: ${radius.control};
  background: ${color.scrim};
  color: ${color.onMedia};
`;

/** The placeholder of a missing picture, as high as one. */
export const ItemWordsPlace = styled.span`
  display: block;
  aspect-ratio: 4 / 3;
  padding: ${space[3]};
  /* The mark stands above the words, and while items are selected a larger box. */
  padding-block-start: 36px;
  label & {
    padding-block-start: 52px;
  }
  overflow: hidden;
  color: ${color.ink2};
  font-size: ${font.size.caption};
  line-height: 1.6;
`;

/** Cut in an element of its own height: in a higher one the lines after the dots would still be seen. */
export const ItemWords = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  ${media.tablet} {
    -webkit-line-clamp: 4;
  }
`;

export const ItemTitle = styled.span`
  ${oneLine}
  font-weight: ${font.weight.medium};
`;

export const ItemMaker = styled.span`
  ${oneLine}
  color: ${color.ink3};
  font-size: ${font.size.caption};
`;
