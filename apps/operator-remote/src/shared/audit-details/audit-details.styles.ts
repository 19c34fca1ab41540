import styled from 'styled-components';
import { color, font, space } from '@barg/ui-kit';

export const DetailsRoot = styled.details`
  font-size: ${font.size.caption};
  summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: ${color.brand};
    cursor: pointer;
  }
  dl {
    display: grid;
    gap: ${space[2]};
    max-inline-size: 60ch;
  }
  dt {
    color: ${color.ink3};
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  ul {
    padding-inline-start: ${space[4]};
    list-style: disc;
  }
`;

/** Both sides of a change, one below the other: texts are long. */
export const Change = styled.span`
  display: grid;
  gap: ${space[1]};
`;

export const Was = styled.span`
  color: ${color.ink3};
`;
