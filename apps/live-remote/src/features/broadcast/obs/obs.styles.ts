import styled from 'styled-components';
import { color, font, media, radius, space } from '@barg/ui-kit';

export const Columns = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const Screen = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.sunken};
`;

export const FigureList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${space[3]};
  margin: 0;

  dt {
    color: ${color.ink2};
    font-size: ${font.size.caption};
  }

  dd {
    margin: 0;
    font-weight: ${font.weight.bold};
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding-inline-start: ${space[5]};
  list-style: decimal;
  &:lang(fa) {
    list-style: persian;
  }
  &:lang(ar) {
    list-style: arabic-indic;
  }
`;
