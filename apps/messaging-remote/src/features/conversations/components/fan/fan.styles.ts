import { color, font, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** From here on a third column leaves the messages as wide as on a phone in landscape. */
export const WIDE = '@media (min-width: 1440px)';

export const Aside = styled.aside`
  display: none;
  ${WIDE} {
    display: block;
    inline-size: 280px;
    block-size: 100%;
    overflow-y: auto;
    padding: ${space[4]};
    background: ${color.surface};
    border-inline-start: 1px solid ${color.line};
    scrollbar-width: thin;
  }
`;

/** What opens the same as a dialog, where there is no room. */
export const SheetButtonPlace = styled.div`
  ${WIDE} {
    display: none;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  dt {
    color: ${color.ink3};
    font-size: ${font.size.caption};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Entries = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[2]};
  line-height: 1.5;
`;
