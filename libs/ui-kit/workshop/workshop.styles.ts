import { color, font, media, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const Bench = styled.main`
  max-inline-size: 1240px;
  margin-inline: auto;
  padding: ${space[4]} ${space[3]} ${space[16]};
`;

export const BenchBar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-end: ${space[6]};
`;

export const StorySection = styled.section`
  margin-block-end: ${space[10]};
`;

export const StoryStates = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-block-start: ${space[3]};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(min(360px, 100%), 1fr));
  }
`;

export const StateFrame = styled.figure`
  min-inline-size: 0;
  padding: ${space[4]};
  border: 1px dashed ${color.line};
  border-radius: ${radius.control};
  figcaption {
    margin-block-end: ${space[3]};
    font-size: ${font.size.caption};
    color: ${color.ink3};
  }
`;
