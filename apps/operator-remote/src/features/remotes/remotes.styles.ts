import styled from 'styled-components';
import { color, media, space } from '@barg/ui-kit';

const BAR_HEIGHT = '6px';

/** A percentage as a bar. */
export const ShareBar = styled.div<{ $share: number }>`
  inline-size: 100%;
  block-size: ${BAR_HEIGHT};
  margin-block-start: ${space[1]};
  border-radius: ${BAR_HEIGHT};
  overflow: hidden;
  background: ${color.line};

  &::before {
    content: '';
    display: block;
    inline-size: ${({ $share }) => $share * 100}%;
    block-size: 100%;
    background: ${color.danger};
  }
`;

export const History = styled.details`
  summary {
    cursor: pointer;
    padding-block: ${space[1]};
    ${media.belowTablet} {
      padding-block: ${space[3]};
    }
  }
`;

/** Left to right in itself, and begins where the page's lines do. */
export const Address = styled.p`
  overflow-wrap: anywhere;
`;

/** A number that does not wrap. */
export const Measured = styled.bdi`
  white-space: nowrap;
`;
