import styled from 'styled-components';
import { color, font, layout, media, radius, space } from '@barg/ui-kit';

export const Brand = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-inline-size: 0;
  font-size: ${font.size.caption};
  color: ${color.ink3};
  ${media.tablet} {
    a {
      flex-basis: 100%;
    }
  }
  ${media.belowTablet} {
    flex-wrap: nowrap;
    a {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

/** Hidden on phones, whose top bar has no room for it. As high as the sign beside it, which comes later. */
export const ConsoleName = styled.span`
  line-height: 26px;
  ${media.belowTablet} {
    display: none;
  }
`;

/** Around the sections at the side, without a box of its own. */
export const SectionsFrame = styled.div`
  display: contents;
`;

/**
 * Below the top bar, over the page; as long as the screen at most. Its end can be scrolled above the cards in the corner
 * (`--asked` is how high they reach).
 */
export const MenuSheet = styled.nav`
  position: fixed;
  inset-inline: 0;
  inset-block: ${layout.topBar} 0;
  z-index: 20;
  display: flex;
  flex-direction: column;
  padding: ${space[2]} ${space[3]} calc(${space[6]} + var(--asked, 0px));
  overflow-y: auto;
  background: ${color.bg};
  border-block-start: 1px solid ${color.line};
  ul {
    flex: 1;
  }
  ${media.tablet} {
    display: none;
  }
`;

export const MenuLinkRow = styled.li`
  a {
    display: flex;
    align-items: center;
    gap: 14px;
    min-block-size: ${layout.touch};
    padding-inline: ${space[3]};
    border-radius: ${radius.control};
    font-weight: ${font.weight.medium};
    color: ${color.ink2};
  }
  a[aria-current='page'] {
    background: ${color.brandSoft};
    color: ${color.brand};
  }
`;
