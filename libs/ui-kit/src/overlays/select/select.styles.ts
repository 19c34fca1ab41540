import { color, font, radius, space } from '@barg/ui-kit';
import { Button, Label, ListBox, ListBoxItem, Text } from 'react-aria-components/Select';
import styled from 'styled-components';
import { optionLook } from '../menu/menu.styles.ts';
import { PopoverSurface } from '../popover/popover.styles.ts';

/** As wide as its button, which React Aria measures. */
export const SelectSurface = styled(PopoverSurface)`
  min-inline-size: var(--trigger-width);
`;

export const SelectLabel = styled(Label)`
  display: block;
  margin-block-end: ${space[1]};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

export const SelectButton = styled(Button)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  inline-size: 100%;
  min-block-size: 44px;
  padding-inline: ${space[3]};
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  text-align: start;
  &[data-disabled] {
    opacity: 0.6;
  }
`;

export const SelectNote = styled(Text)<{ $tone: 'help' | 'error' }>`
  display: block;
  margin-block-start: ${space[1]};
  font-size: ${font.size.caption};
  color: ${(props) => (props.$tone === 'error' ? color.danger : color.ink3)};
`;

export const SelectList = styled(ListBox)`
  padding: ${space[1]};
  outline: none;
`;

export const SelectOption = styled(ListBoxItem)`
  ${optionLook}
  justify-content: space-between;
  &[data-selected] {
    color: ${color.brand};
  }
`;
