import styled, { css } from 'styled-components';
import { NavLink } from '@barg/runtime/router';
import { color, layout, media } from '../../theme/tokens.ts';

export const BottomBarRoot = styled.nav`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: 30;
  padding-block-end: env(safe-area-inset-bottom);
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
  ${media.tablet} {
    display: none;
  }
`;

/**
 * Has a column for each entry from the start: of a page that a server has drawn the first entries may be on the screen
 * before the last ones, which move nothing then.
 */
export const BottomBarList = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${(props) => props.$columns}, minmax(0, 1fr));
  block-size: ${layout.bottomBar};
`;

const prominent = css`
  background: ${color.brand};
  color: ${color.onBrand};
`;

export const BottomBarGlyph = styled.span<{ $isProminent: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 50%;
  ${(props) => props.$isProminent && prominent}
`;

export const BottomBarBadge = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-start: 24px;
  display: flex;
`;

export const BottomBarLink = styled(NavLink)`
  display: grid;
  place-items: center;
  block-size: 100%;
  color: ${color.ink2};
  outline-offset: -4px;
  &[aria-current='page'] {
    color: ${color.brand};
  }
`;
