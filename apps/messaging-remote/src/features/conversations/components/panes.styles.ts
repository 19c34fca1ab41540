import { color, layout, media, space } from '@barg/ui-kit';
import styled from 'styled-components';

export type ShownPane = 'inbox' | 'thread';

/** Where one pane fills the screen between the bars, and from tablets on both stand side by side. */
export const Panes = styled.div`
  position: fixed;
  inset-block: ${layout.topBar} calc(${layout.bottomBar} + env(safe-area-inset-bottom));
  inset-inline: 0;
  background: ${color.bg};
  ${media.tablet} {
    position: static;
    display: grid;
    grid-template-columns: clamp(190px, 40%, 330px) minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
    block-size: 100dvh;
    /* The frame's own padding: the panes go from edge to edge. */
    margin-block: -${space[4]} -${space[8]};
    border-inline: 1px solid ${color.line};
  }
`;

export const Pane = styled.section<{ $isShown: boolean }>`
  display: ${(props) => (props.$isShown ? 'flex' : 'none')};
  flex-direction: column;
  min-inline-size: 0;
  block-size: 100%;
  ${media.tablet} {
    display: flex;
  }
`;

export const InboxPane = styled(Pane)`
  container-type: inline-size;
  ${media.tablet} {
    border-inline-end: 1px solid ${color.line};
  }
`;

export const Centered = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  padding: ${space[4]};
`;
