import styled from 'styled-components';
import { color, font, media, space } from '@barg/ui-kit';

export const Hero = styled.header`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[2]} ${space[5]};
  ${media.tablet} {
    padding-block-start: 0;
  }
`;

export const HeroTitle = styled.h1`
  max-inline-size: 36ch;
  font-size: ${font.size.display};
  line-height: 1.45;
  text-wrap: balance;
`;

export const HeroMessage = styled.p`
  max-inline-size: 52ch;
  font-size: ${font.size.lead};
  color: ${color.ink2};
`;

/** A small gap, because the row of live streams has padding. */
export const PicturePlace = styled.section`
  margin-block-end: ${space[3]};
`;

/** Keeps its height while it is empty, because live streams load after the page is shown. */
export const LiveRow = styled.section<{ $room: number }>`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  min-block-size: ${({ $room }) => $room}px;
  margin-block-end: ${space[6]};
  overflow-x: auto;
  scrollbar-width: none;
`;

export const LiveHeading = styled.h2`
  flex: none;
  font-size: ${font.size.lead};
`;

/** The gap of a section below; none without promos. */
export const PromoPlace = styled.div`
  &:not(:empty) {
    margin-block-end: ${space[8]};
  }
`;

export const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  margin-block-end: ${space[8]};
`;
