import styled, { css } from 'styled-components';
import { NavLink } from '@barg/runtime/router';
import { color, font, space } from '../../theme/tokens.ts';

export const tabBar = css`
  display: flex;
  overflow-x: auto;
  border-block-end: 1px solid ${color.line};
  scrollbar-width: none;
`;

export const tabLook = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 44px;
  padding-inline: ${space[4]};
  border-block-end: 2px solid transparent;
  font-weight: ${font.weight.medium};
  color: ${color.ink2};
  cursor: pointer;
  outline-offset: -2px;
  &:hover {
    color: ${color.ink};
  }
  &[aria-current='page'],
  &[aria-selected='true'] {
    border-color: ${color.brand};
    color: ${color.ink};
  }
`;

export const TabsNavRoot = styled.nav`
  ${tabBar}
`;
export const TabLink = styled(NavLink)`
  ${tabLook}
`;
