import styled from 'styled-components';
import { Inline } from '../layout/layout.tsx';
import { color, font, layout, media, radius, space } from '../../theme/tokens.ts';

export type PageWidth = 'column' | 'wide';

const columns: Record<PageWidth, { tablet: string; desktop: string }> = {
  column: {
    tablet: `${layout.sideNav} minmax(0, ${layout.column})`,
    desktop: `${layout.sideNav} minmax(0, ${layout.column}) ${layout.aside}`,
  },
  wide: { tablet: `${layout.sideNav} minmax(0, 1fr)`, desktop: `${layout.sideNav} minmax(0, 1fr)` },
};

/** All three columns with their gaps. */
const WHOLE = `calc(${layout.sideNav} + ${layout.column} + ${layout.aside} + 2 * ${layout.gutter})`;
/** The margin of the screen on either side of them. */
const BESIDE = `(100% - ${WHOLE}) / 2`;
/** How far a wide page extends beyond the third column, to make room for its tables. */
const BEYOND = '132px';

/**
 * Every page starts at the same offset, whatever its width, so that navigation and titles do not move between pages.
 */
export const FrameRoot = styled.div<{ $width: PageWidth }>`
  ${media.tablet} {
    display: grid;
    grid-template-columns: ${(props) => columns[props.$width].tablet};
    column-gap: ${layout.gutter};
    padding-inline: ${space[4]};
  }
  ${media.desktop} {
    grid-template-columns: ${(props) => columns[props.$width].desktop};
    padding-inline: max(${space[4]}, ${BESIDE})
      max(${space[4]}, ${BESIDE} - ${(props) => (props.$width === 'wide' ? BEYOND : '0px')});
  }
`;

export const FrameNav = styled.div`
  ${media.belowTablet} {
    display: none;
  }
  position: sticky;
  inset-block-start: 0;
  block-size: 100dvh;
`;

/** The cards in the corner (`--asked` is how high they reach) lie on the page: its end can be scrolled above them. */
const ABOVE_CARDS = `calc(var(--asked, 0px) + ${space[4]})`;

export const FrameMain = styled.main`
  min-inline-size: 0;
  min-block-size: calc(100dvh - ${layout.topBar});
  padding-inline: ${space[3]};
  padding-block-end: max(calc(${layout.bottomBar} + ${space[6]} + env(safe-area-inset-bottom)), ${ABOVE_CARDS});
  outline: none;
  ${media.tablet} {
    padding-inline: 0;
    padding-block: ${space[4]} max(${space[8]}, ${ABOVE_CARDS});
  }
`;

export const FrameAside = styled.aside`
  display: none;
  ${media.desktop} {
    display: flex;
  }
  flex-direction: column;
  gap: 18px;
  position: sticky;
  inset-block-start: 0;
  max-block-size: 100dvh;
  overflow-y: auto;
  align-self: start;
  padding-block: 22px max(22px, ${ABOVE_CARDS});
  scrollbar-width: thin;
`;

export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  z-index: 80;
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.pill};
  background: ${color.brand};
  color: ${color.onBrand};
  &:not(:focus) {
    opacity: 0;
    pointer-events: none;
  }
`;

export const HeaderRoot = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-block-size: 44px;
  margin-block-end: ${space[4]};
  > :first-child {
    min-inline-size: 0;
    /* In the middle of the line of its buttons, and there too where a subtitle follows or no button stands. */
    padding-block-start: calc((44px - ${font.size.heading} * 1.4) / 2);
  }
`;

/**
 * Actions of which the last one is there before the others: beside the title it is the outermost, and on phones, where
 * all of them may need a line of their own, they have it from the beginning. They have all room from the beginning.
 */
export const LateActions = styled(Inline)`
  flex: 1;
  && {
    justify-content: flex-end;
  }
  ${media.belowTablet} {
    && {
      flex-basis: 100%;
      flex-direction: row-reverse;
      justify-content: flex-end;
    }
  }
`;
