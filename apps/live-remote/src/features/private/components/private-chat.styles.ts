import { color, media, radius, space } from '@barg/ui-kit';
import styled, { css } from 'styled-components';

export const ChatRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[3]};
  background: ${color.surface};

  ${media.tablet} {
    border-radius: ${radius.card};
  }
`;

/** Begins at its end, and stays there as messages come: with `column-reverse` the end is where scrolling begins. */
export const ChatScroll = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column-reverse;
  min-block-size: 0;
  overflow-y: auto;
`;

export const ChatLog = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  margin: 0;
  margin-block-end: auto;
  padding: 0;
  list-style: none;
`;

/** Name and words stand at the writer's side, whatever the direction of the words. */
export const ChatLine = styled.li<{ $isOwn: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${(props) => (props.$isOwn ? 'flex-end' : 'flex-start')};
  gap: ${space[1]};
`;

/** Deleted messages look the same on both sides. */
export type ChatLook = 'own' | 'other' | 'erased';

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
    background: ${color.sunken};
  `,
  erased: css`
    border-color: ${color.line};
    color: ${color.ink2};
    font-style: italic;
  `,
} satisfies Record<ChatLook, unknown>;

/** As in the conversation itself: the last corner at the writer's side is the tail. */
export const ChatBubble = styled.div<{ $look: ChatLook; $isOwn: boolean }>`
  min-inline-size: 0;
  max-inline-size: 85%;
  padding: ${space[2]} ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.card};
  ${(props) => (props.$isOwn ? 'border-end-end-radius' : 'border-end-start-radius')}: 6px;
  ${(props) => looks[props.$look]}

  &:empty {
    display: none;
  }
`;

export const ChatForm = styled.form`
  display: flex;
  align-items: end;
  gap: ${space[2]};

  & > :first-child {
    flex: 1;
  }
`;
