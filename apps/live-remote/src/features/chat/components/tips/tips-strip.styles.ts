import { color, font, media, oneLine, space } from '@barg/ui-kit';
import styled, { css, keyframes } from 'styled-components';

/** `line`: on phones one line, of the goal only. Larger windows show the whole. */
export type StripLook = 'line' | 'whole';

export const StripRoot = styled.section<{ $look: StripLook }>`
  position: relative;
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]};
  border-block-end: 1px solid ${color.line};

  ${media.belowTablet} {
    ${({ $look }) =>
      $look === 'line' &&
      css`
        justify-content: center;
        min-block-size: 40px;
        padding-block: 0;
      `}
  }
`;

/** Beside the goal's first line. */
export const OpenPlace = styled.span`
  position: absolute;
  inset-block-start: ${space[1]};
  inset-inline-end: ${space[2]};

  ${media.tablet} {
    display: none;
  }
`;

export const TopPlace = styled.div<{ $look: StripLook }>`
  ${media.belowTablet} {
    ${({ $look }) => $look === 'line' && 'display: none;'}
  }
`;

export const GoalHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]};
`;

/** Two lines at most: the chat below is what people came for. */
export const GoalTitle = styled.div`
  min-inline-size: 0;
  max-block-size: 3.2em;
  overflow: hidden;
  font-weight: ${font.weight.bold};
  overflow-wrap: anywhere;
  /* With a direction of its own, on the page's side. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

export const GoalSum = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  color: ${color.ink2};
  font-variant-numeric: ${font.figures};
`;

/** With a mark, which is seen without reading. */
export const GoalReached = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.accent};
`;

// The base styles stop it under `prefers-reduced-motion`.
const glow = keyframes`
  50% { opacity: 0.5; }
`;

export const GoalBar = styled.div<{ $isReached: boolean }>`
  ${({ $isReached }) =>
    $isReached &&
    css`
      animation: ${glow} 900ms ease-in-out 2;
    `}
`;

/** One line: a title that is cut, how far it is and the sum; of a goal that is reached, that it is. */
const inOneLine = css<{ $isReached: boolean }>`
  flex-direction: row;
  align-items: center;
  gap: ${space[2]};

  ${GoalHead}, ${GoalBar} {
    ${(props) => props.$isReached && 'display: none;'}
  }
  ${GoalHead} {
    flex: 1;
    min-inline-size: 0;
  }
  ${GoalTitle} {
    ${oneLine}
  }
  ${GoalBar} {
    flex: none;
    inline-size: 56px;
  }
`;

export const GoalWords = styled.div<{ $look: StripLook; $isReached: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};

  ${media.belowTablet} {
    /* Of the button that opens it. */
    padding-inline-end: 40px;
    ${(props) => props.$look === 'line' && inOneLine}
  }
`;
