import styled, { keyframes } from 'styled-components';
import { color, font, layout, media, motion, radius, space } from '../../theme/tokens.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

export type ToastTone = 'neutral' | 'success' | 'danger';

const marks: Record<ToastTone, string> = { neutral: color.ink3, success: color.brand, danger: color.danger };

/**
 * Above the bars at the bottom of the page, and in the corner on wide screens, so that it covers neither the page's
 * buttons, what is written at its foot (`--foot` is how far that reaches up), nor a card with a question there (`--asked`
 * is the height of such cards), and beside a column whose newest line stands at its foot (`--column` is its width).
 */
export const ToastRegion = styled.div`
  position: fixed;
  inset-block-end: max(
    calc(${layout.bottomBar} + ${space[4]} + env(safe-area-inset-bottom)),
    calc(var(--foot) + ${space[2]}),
    calc(var(--asked, 0px) + ${space[2]})
  );
  inset-inline: ${space[4]} calc(var(--column) + ${space[4]});
  z-index: 70;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  pointer-events: none;
  ${media.tablet} {
    inset-block-end: max(${space[6]}, calc(var(--foot) + ${space[2]}), calc(var(--asked, 0px) + ${space[2]}));
    align-items: flex-end;
  }
`;

/** A toast that only says something lets presses through to what it lies on, which may be the button that brought it. */
export const ToastRoot = styled.div<{ $tone: ToastTone; $isPassable: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 48px;
  max-inline-size: min(400px, 100%);
  padding-inline: ${space[4]} ${space[1]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${(props) => marks[props.$tone]};
  border-radius: ${radius.control};
  font-weight: ${font.weight.medium};
  pointer-events: ${(props) => (props.$isPassable ? 'none' : 'auto')};
  overflow-wrap: anywhere;
  animation: ${rise} ${motion.base};
  > button {
    pointer-events: auto;
  }
  > span {
    min-inline-size: 0;
    padding-block: ${space[2]};
  }
`;
