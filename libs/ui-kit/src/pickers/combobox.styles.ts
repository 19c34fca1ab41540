import { color, font, oneLine, radius, space } from '@barg/ui-kit';
import { fieldColumn } from '@barg/ui-kit/fields';
import { ComboBox, Input, ListBoxItem } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import styled from 'styled-components';
import { optionLook } from '../overlays/menu/menu.styles.ts';
import { PopoverSurface } from '../overlays/popover/popover.styles.ts';
import { frameLook } from './picker.styles.ts';

export const ROW_HEIGHT = 48;
const ROWS_SHOWN = 6;

export const PickerRoot = styled(ComboBox)`
  ${fieldColumn}
` as typeof ComboBox;

export const PickerFrame = styled(Group)`
  ${frameLook}
  &:not(:has(button)) {
    padding-inline-end: ${space[3]};
  }
`;

/** As the kit's other fields: the page's direction while it is empty, then that of its text. */
export const PickerInput = styled(Input)`
  flex: 1;
  min-inline-size: 0;
  block-size: 42px;
  border: 0;
  outline: none;
  background: none;
  color: ${color.ink};
  text-overflow: ellipsis;
  &::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }
  &[dir='auto']:placeholder-shown {
    direction: inherit;
    unicode-bidi: normal;
  }
`;

export const PickerSurface = styled(PopoverSurface)`
  inline-size: max(var(--trigger-width), min(280px, 90vw));
  /* Where there is little room, as above a phone's keyboard, the list shrinks and scrolls: nothing of it is cut off. */
  display: flex;
  flex-direction: column;
  overflow: hidden;
  .react-aria-ListBox {
    display: block;
    min-block-size: 0;
    max-block-size: ${ROWS_SHOWN * ROW_HEIGHT + 8}px;
    overflow: auto;
    outline: none;
  }
`;

export const PickerRow = styled(ListBoxItem)`
  ${optionLook}
  block-size: ${ROW_HEIGHT}px;
  &[data-selected] {
    color: ${color.brand};
  }
`;

export const RowLabel = styled.span`
  ${oneLine}
  flex: 0 1 auto;
`;

export const RowNote = styled.span`
  ${oneLine}
  flex: 1;
  min-inline-size: 24px;
  font-weight: ${font.weight.regular};
  color: ${color.ink3};
  text-align: end;
`;

export const NothingFound = styled.p`
  padding: ${space[3]};
  color: ${color.ink3};
`;

export const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const PickedChip = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  max-inline-size: 100%;
  min-block-size: 36px;
  padding-inline-start: ${space[3]};
  background: ${color.sunken};
  border-radius: ${radius.pill};
  font-size: ${font.size.caption};
  > span {
    ${oneLine}
  }
`;
