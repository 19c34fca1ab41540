import { color, font, media, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const HeadRow = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 40px;
  padding-inline: ${space[2]};
  border-block-end: 1px solid ${color.line};

  ${media.tablet} {
    padding-inline: ${space[3]} ${space[2]};
  }
`;

export const HeadRules = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

/** Two lines at most: the chat below is what people came for. */
export const PinnedText = styled.div`
  flex: 1;
  min-inline-size: 0;
  max-block-size: 3.2em;
  overflow-y: auto;
  overflow-wrap: anywhere;

  & > bdi {
    font-weight: ${font.weight.bold};
  }
`;
