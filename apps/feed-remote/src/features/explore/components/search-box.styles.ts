import styled from 'styled-components';
import { color, font, layout, oneLine, radius, space } from '@barg/ui-kit';

export const SearchPlace = styled.div`
  position: relative;
`;

export const Surface = styled.div`
  position: absolute;
  z-index: 5;
  inset-inline: 0;
  inset-block-start: calc(100% + ${space[1]});
  display: grid;
  /* Not as wide as the longest name: that would stand out of the box. */
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[1]};
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const Options = styled.ul`
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const OptionRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${layout.touch};
  padding-inline: ${space[2]};
  border-radius: ${radius.control};
  cursor: pointer;
  &:hover,
  &[aria-selected='true'] {
    background: ${color.sunken};
  }
  &[aria-selected='true'] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;

export const OptionMark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  color: ${color.ink3};
`;

export const OptionWords = styled.span`
  ${oneLine}
`;

export const OptionNote = styled.span`
  ${oneLine}
  flex: none;
  max-inline-size: 45%;
  margin-inline-start: auto;
  color: ${color.ink3};
  font-size: ${font.size.caption};
`;
