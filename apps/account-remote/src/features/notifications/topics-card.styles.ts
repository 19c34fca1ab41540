import styled from 'styled-components';
import { color, font, media, space } from '@barg/ui-kit';

export const Topics = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li + li {
    border-block-start: 1px solid ${color.line};
  }
`;

/** The text, and the switches below it; from a tablet on beside it, in columns. */
export const Topic = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[3]};
  ${media.tablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: ${space[4]};
  }
`;

export const TopicText = styled.div`
  min-inline-size: 0;
  strong {
    display: block;
    font-weight: ${font.weight.medium};
  }
`;

export const Switches = styled.div`
  display: grid;
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(72px, auto));
    gap: ${space[3]};
    label {
      flex-direction: column;
      align-items: center;
      gap: ${space[1]};
      padding-block: 0;
      white-space: nowrap;
      font-size: ${font.size.caption};
      color: ${color.ink2};
    }
  }
`;
