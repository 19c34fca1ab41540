import styled, { css } from 'styled-components';
import { NavLink } from '@barg/runtime/router';
import { color, font, media, space } from '../../theme/tokens.ts';

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

/** Pixels of a side on which a row goes on: without a word of it, and until it is seen whole. */
const [HIDDEN, FADED] = [24, 56];

/** The sides of a mask, by names that no direction mirrors. */
interface Fades {
  $left: boolean;
  $right: boolean;
}

export const TabsFrame = styled.div`
  position: relative;
  min-inline-size: 0;
`;

export const TabsNavRoot = styled.nav<Fades>`
  ${tabBar}
  ${media.withoutScripts} {
    /* Nothing scrolls the open tab into view: all of them are. */
    flex-wrap: wrap;
  }
  ${({ $left, $right }) =>
    ($left || $right) &&
    css`
      mask-image: linear-gradient(
        90deg,
        transparent ${$left ? HIDDEN : 0}px,
        #000 ${$left ? FADED : 0}px,
        #000 calc(100% - ${$right ? FADED : 0}px),
        transparent calc(100% - ${$right ? HIDDEN : 0}px)
      );
    `}
`;

/** For a mouse, which cannot push the row; fingers can, and the keyboard goes from tab to tab. */
export const TabsOnward = styled.button<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block: 0;
  ${({ $side }) => ($side === 'start' ? 'inset-inline-start' : 'inset-inline-end')}: 0;
  display: none;
  place-items: center;
  inline-size: 28px;
  color: ${color.ink2};
  cursor: pointer;
  &:hover {
    color: ${color.ink};
  }
  @media (pointer: fine) {
    display: grid;
  }
`;
export const TabLink = styled(NavLink)`
  ${tabLook}
`;
