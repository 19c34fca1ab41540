import styled from 'styled-components';
import { color, font, media, space } from '@barg/ui-kit';

export const Hero = styled.header`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[6]} ${space[8]};
  ${media.tablet} {
    padding-block: ${space[10]};
  }
`;

export const HeroTitle = styled.h1`
  max-inline-size: 20ch;
  font-size: ${font.size.display};
  line-height: 1.45;
  text-wrap: balance;
`;

export const HeroMessage = styled.p`
  max-inline-size: 52ch;
  font-size: ${font.size.lead};
  color: ${color.ink2};
`;

/** As far from what follows as a section; where there are no promos it takes no room. */
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
