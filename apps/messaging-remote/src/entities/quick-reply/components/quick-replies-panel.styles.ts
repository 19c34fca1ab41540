import { color, font, layout, media, oneLine, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** Above the field, and never higher than half of what is seen. */
export const PanelRoot = styled.section`
  max-block-size: min(320px, 45dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[2]} ${space[4]};
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
  scrollbar-width: thin;
  ${media.belowTablet} {
    padding-inline: ${space[2]};
  }
`;

export const Replies = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Reply = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-block-size: ${layout.touch};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.control};
  cursor: pointer;
  &:hover,
  &[aria-selected='true'] {
    background: ${color.sunken};
  }
  > :first-child {
    font-weight: ${font.weight.medium};
  }
  > * {
    ${oneLine}
  }
`;
