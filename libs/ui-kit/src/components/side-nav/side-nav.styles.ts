import styled from 'styled-components';
import { Link, NavLink } from '@barg/runtime/router';
import { color, font, radius, space } from '../../theme/tokens.ts';

export const SideNavRoot = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  block-size: 100%;
  padding-block: 16px ${space[5]};
`;

export const SideNavBrand = styled.div`
  padding-inline: ${space[2]};
`;

export const SideNavList = styled.ul`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 2px;
  min-block-size: 0;
  overflow-y: auto;
`;

export const SideNavLink = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-block-size: 44px;
  padding-inline: ${space[3]};
  border-radius: ${radius.control};
  font-weight: ${font.weight.medium};
  color: ${color.ink2};
  outline-offset: -2px;
  /* A badge stands on the middle of the line, not on its baseline. */
  > [aria-hidden] {
    display: flex;
  }
  &:hover {
    background: ${color.sunken};
  }
  &[aria-current='page'] {
    background: ${color.brandSoft};
    color: ${color.brand};
  }
`;

export const SideNavLabel = styled.span`
  flex: 1;
`;

export const AccountLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 56px;
  padding: ${space[2]} ${space[3]};
  border-block-start: 1px solid ${color.line};
  line-height: 1.4;
  span {
    min-inline-size: 0;
  }
`;
