import { color, font, media, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const LineRoot = styled.li<{ $isOwn: boolean; $isFirst: boolean }>`
  display: flex;
  flex-direction: column;
  --line-side: ${(props) => (props.$isOwn ? 'flex-end' : 'flex-start')};
  align-items: var(--line-side);
  gap: 6px;
  margin-block-start: ${(props) => (props.$isFirst ? space[3] : '6px')};
  /* The one that a search has found, or a quote has led to. */
  &[aria-current='true'],
  &[tabindex='-1']:focus {
    margin-inline: -${space[2]};
    padding: ${space[2]};
    border-radius: ${radius.card};
    background: ${color.brandSoft};
    outline: none;
    /* The faintest text colour has too little contrast on this background. */
    --ink-3: var(--ink-2);
  }
`;

export const BubbleLine = styled.div<{ $isOwn: boolean }>`
  display: flex;
  flex-direction: ${(props) => (props.$isOwn ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${space[1]};
  max-inline-size: 100%;
  ${media.tablet} {
    max-inline-size: min(85%, 520px);
  }
`;

/** Shown on hover and focus; always visible on touch screens. */
export const BubbleActions = styled.span`
  flex: none;
  @media (hover: hover) and (pointer: fine) {
    opacity: 0;
    ${BubbleLine}:hover &,
    &:focus-within,
    &:has([aria-expanded='true']) {
      opacity: 1;
    }
  }
`;

export const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  /* What wraps takes the whole width, and stays at its bubble. */
  justify-content: var(--line-side);
  font-size: ${font.size.caption};
  color: ${color.ink3};
`;

export const Failure = styled.span`
  color: ${color.danger};
`;

/** As large before the page has answered as after, so that nothing moves. */
export const PreviewRoom = styled.div`
  inline-size: min(300px, 62vw);
  max-inline-size: 100%;
  block-size: 84px;
  margin-block: 6px 2px;
`;
