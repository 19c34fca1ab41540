import { color, font, media, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';
import { sideBySide } from '../panes.styles.ts';

export const ThreadHead = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 64px;
  padding: ${space[2]} ${space[4]};
  background: ${color.surface};
  border-block-end: 1px solid ${color.line};
  ${media.belowTablet} {
    padding-inline: ${space[1]} ${space[3]};
  }
`;

/** The link back to the list, if that is not beside the conversation. */
export const BackPlace = styled.div`
  ${sideBySide} {
    display: none;
  }
`;

export const Person = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
`;

export const PersonTexts = styled.div`
  min-inline-size: 0;
  line-height: 1.4;
`;

export const PersonStatus = styled.p<{ $isTyping: boolean }>`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  min-block-size: 1.4em;
  font-size: ${font.size.caption};
  color: ${(props) => (props.$isTyping ? color.brand : color.ink3)};

  ${media.belowTablet} {
    /* Wraps: beside the buttons of the slot, one line would cut off the time. */
    white-space: normal;
  }
`;

export const Banner = styled.p`
  padding: ${space[1]} ${space[4]};
  background: ${color.sunken};
  color: ${color.ink2};
  font-size: ${font.size.caption};
  text-align: center;
`;

/**
 * Reversed, so that the browser starts at the end and keeps the distance from it: older messages that are inserted
 * above shift nothing.
 */
export const Scroller = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

export const Timeline = styled.ol`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: ${space[4]} ${space[5]};
  ${media.belowTablet} {
    padding-inline: ${space[3]};
  }
`;

/** No scroll anchor, because it stays at the top while content above grows. */
export const Further = styled.li`
  display: flex;
  justify-content: center;
  min-block-size: ${space[10]};
  overflow-anchor: none;
`;

/** As high as the screen, so that further messages load before they are visible. */
export const FurtherSentinel = styled.div<{ $side: 'older' | 'newer' }>`
  position: absolute;
  ${({ $side }) => ($side === 'older' ? 'inset-block-start: 0;' : 'inset-block-end: 0;')}
  inset-inline: 0;
  block-size: min(600px, 100%);
  pointer-events: none;
  visibility: hidden;
`;

/** Leads to the latest messages, at the foot of what is in sight: it takes no room, so nothing moves when it comes. */
export const ToEnd = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-end: ${space[2]};
  display: flex;
  justify-content: center;
  align-items: end;
  block-size: 0;
`;

export const ComposerForm = styled.form`
  display: flex;
  align-items: flex-end;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
  ${media.belowTablet} {
    gap: ${space[1]};
    padding: ${space[2]} ${space[3]};
  }
`;

/** The price of the next message, above the field that it is written in. */
export const PricePlace = styled.div`
  padding: ${space[3]} ${space[4]};
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
  ${media.belowTablet} {
    padding-inline: ${space[3]};
  }
`;

/** Replaces the composer when writing is not possible. */
export const ClosedFoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
`;

/** What stands inside the field, beside the place of the first words: a button of 40 pixels, and the air around it. */
const FIELD_END = '48px';

export const ComposerField = styled.div<{ $hasEnd: boolean }>`
  position: relative;
  flex: 1;
  min-inline-size: 0;
  textarea {
    min-block-size: 44px;
    max-block-size: 136px;
    padding: 9px ${space[4]};
    ${({ $hasEnd }) => $hasEnd && `padding-inline-end: ${FIELD_END};`}
    border-radius: 22px;
    border-color: ${color.line};
    background: ${color.bg};
    field-sizing: content;
    resize: none;
    scrollbar-width: none;
  }
  /* Else the empty field is two lines high where it is narrow: it grows with its contents. */
  textarea::placeholder {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** At the foot of a conversation: what is written, what goes with it, or why nothing can be. Notes of the page lie above. */
export const FootPlace = styled.div.attrs<{ 'data-foot'?: boolean }>({ 'data-foot': true })``;

/** Inside the field, at its end. */
export const FieldEnd = styled.div`
  position: absolute;
  inset-block-end: 2px;
  inset-inline-end: ${space[1]};
`;

export const Length = styled.span<{ $isFull: boolean }>`
  position: absolute;
  inset-block-start: -14px;
  inset-inline-end: ${space[3]};
  padding-inline: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${(props) => (props.$isFull ? color.danger : color.ink2)};
  font-size: ${font.size.caption};
  font-variant-numeric: ${font.figures};
`;
