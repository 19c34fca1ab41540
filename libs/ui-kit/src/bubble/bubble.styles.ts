import { color } from '@barg/ui-kit';
import styled, { css } from 'styled-components';

/** The side of a bubble; deleted messages look the same on both sides. */
export type BubbleLook = 'own' | 'other' | 'erased';

/** What it lies on. */
export type BubbleGround = 'page' | 'card';

export const bubbleLook = (isDeleted: boolean, isOwn: boolean): BubbleLook => {
  if (isDeleted) return 'erased';
  return isOwn ? 'own' : 'other';
};

const looks = {
  own: css`
    background: ${color.brand};
    color: ${color.onBrand};
    p a {
      color: inherit;
      text-decoration: underline;
    }
  `,
  other: css`
    background: ${color.surface};
    border-color: ${color.line};
  `,
  erased: css`
    background: ${color.surface};
    border-color: ${color.line};
    color: ${color.ink2};
    font-style: italic;
  `,
} satisfies Record<BubbleLook, unknown>;

/** A card has the colour that bubbles have on the page. */
const otherOnCard = css`
  background: ${color.sunken};
`;

/** The last corner on the sender's side is the tail. */
const tail = (isOwn: boolean): string => (isOwn ? 'border-end-end-radius: 6px;' : 'border-end-start-radius: 6px;');

/** Files fill their bubble; their text has the usual padding. */
const wordsBelow = css`
  max-inline-size: calc(min(320px, 64vw) + 10px);
  > p {
    padding: 6px 11px 5px;
  }
`;

interface BubbleProps {
  $look: BubbleLook;
  $isOwn: boolean;
  $ground?: BubbleGround;
  /** On its way to the server. */
  $isPending?: boolean;
  $hasFiles?: boolean;
}

/** What somebody has said in a chat of two. */
export const Bubble = styled.div<BubbleProps>`
  min-inline-size: 0;
  padding: ${(props) => (props.$hasFiles ? '4px' : '9px 15px')};
  border: 1px solid transparent;
  border-radius: 18px;
  opacity: ${(props) => (props.$isPending ? 0.85 : 1)};
  ${(props) => tail(props.$isOwn)}
  ${(props) => (props.$look === 'other' && props.$ground === 'card' ? otherOnCard : looks[props.$look])}
  p {
    white-space: pre-wrap;
  }
  ${(props) => props.$hasFiles && wordsBelow}
  &:empty {
    display: none;
  }
`;
