import { color, font, space } from '@barg/ui-kit';
import type { ComponentType } from 'react';
import { Menu, MenuItem, type MenuProps } from 'react-aria-components/Menu';
import styled, { css } from 'styled-components';

/** Its type is written out: what styled-components infers names types that the package keeps to itself. */
export const MenuList: ComponentType<MenuProps<object>> = styled(Menu)`
  padding: ${space[1]};
  outline: none;
`;

/** An item of menus and selects. */
export const optionLook = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 44px;
  padding-inline: ${space[3]};
  border-radius: 8px;
  font-weight: ${font.weight.medium};
  cursor: pointer;
  overflow-wrap: anywhere;
  outline: none;
  &[data-focused] {
    background: ${color.sunken};
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${color.focus};
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export const MenuEntry = styled(MenuItem)<{ $tone: 'neutral' | 'danger' }>`
  ${optionLook}
  color: ${(props) => (props.$tone === 'danger' ? color.danger : color.ink)};
`;
