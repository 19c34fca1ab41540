import { color, font, radius, space, touchTarget } from '@barg/ui-kit';
import styled from 'styled-components';

/** No scroll anchor either, because it moves up when older messages are inserted. */
export const Day = styled.li`
  overflow-anchor: none;
  padding-block: ${space[3]} 0;
  font-size: ${font.size.caption};
  color: ${color.ink3};
  text-align: center;
`;

/** As quiet as a label: most only read it. */
export const DayButton = styled.button`
  position: relative;
  ${touchTarget(28)}
  min-block-size: 28px;
  padding-inline: ${space[3]};
  border-radius: ${radius.pill};
  color: inherit;
  font: inherit;
  &:hover {
    background: ${color.sunken};
    color: ${color.ink2};
  }
`;

/** Above the first new message, from side to side. */
export const UnreadMark = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-block: ${space[4]} ${space[1]};
  color: ${color.brand};
  font-size: ${font.size.caption};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid currentColor;
    opacity: 0.4;
  }
`;

/** Leads up to what is new, over the messages: it takes no room, so nothing moves when it goes. */
export const ToUnread = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: ${space[2]};
  display: flex;
  justify-content: center;
  align-items: start;
  block-size: 0;
`;
