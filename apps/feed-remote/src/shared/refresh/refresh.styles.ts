import styled from 'styled-components';
import { color, motion, space } from '@barg/ui-kit';

/** Above the content, without catching pointer events. */
export const PullPlace = styled.div`
  position: fixed;
  inset-block-start: ${space[2]};
  inset-inline: 0;
  z-index: 20;
  display: grid;
  justify-items: center;
  pointer-events: none;
`;

export const PullMark = styled.div`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border: 1px solid ${color.line};
  border-radius: 50%;
  background: ${color.surface};
  color: ${color.ink2};
  opacity: 0;
  transform: translateY(calc(var(--pulled, 0px) - 56px));

  &[data-pull],
  &[data-refreshing] {
    opacity: 1;
  }

  &[data-pull='far'] {
    color: ${color.brand};

    svg {
      transform: rotate(180deg);
    }
  }

  &[data-refreshing] {
    transform: translateY(${space[4]});
  }

  /* It comes and goes where it is, without a way between. */
  @media (prefers-reduced-motion: reduce) {
    transform: translateY(${space[4]});
  }

  @media (prefers-reduced-motion: no-preference) {
    svg {
      transition: transform ${motion.fast};
    }

    &:not([data-pull]) {
      transition:
        opacity ${motion.fast},
        transform ${motion.fast};
    }
  }
`;
