import { color, media, radius, space } from '@barg/ui-kit';
import { Bubble } from '@barg/ui-kit/bubble';
import styled from 'styled-components';

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

export const ChatLog = styled.div`
  margin-block-end: auto;
`;

export const ChatLines = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  margin: 0;
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

/** As in the conversation itself. */
export const ChatBubble = styled(Bubble).attrs({ $ground: 'card' })`
  max-inline-size: 85%;
`;

export const ChatForm = styled.form`
  display: flex;
  align-items: end;
  gap: ${space[2]};

  & > :first-child {
    flex: 1;
  }
`;
