import { color, layout, media, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

const CHAT_WIDTH = '350px';
/** The minimum height of the chat; the page scrolls in windows that are too low. */
const LEAST_CHAT = '260px';

/** As the frame keeps clear below a page while cards lie in the corner (`--asked` is how high they reach). */
const ABOVE_CARDS = `var(--asked, 0px) + ${space[4]}`;
/** How far the stage reaches into what the frame keeps clear below a page. */
const [BELOW_ON_PHONES, BELOW] = [space[6], space[4]];
const BAR = `${layout.bottomBar} + env(safe-area-inset-bottom)`;

/** Whether the video or the information takes the remaining height beside the chat. */
const rows = { watch: 'minmax(320px, 1fr) auto', broadcast: 'auto minmax(0, 1fr)' } as const;
type StageKind = keyof typeof rows;

/**
 * Video, information, and the chat beside or below. It fills the window, so that the composer is visible
 * while the messages scroll; the page itself does not scroll, whatever the frame keeps clear.
 */
export const Stage = styled.div<{ $kind: StageKind }>`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100dvh - ${layout.topBar} - max(${BAR}, ${ABOVE_CARDS} - ${BELOW_ON_PHONES}));
  margin-block-end: -${BELOW_ON_PHONES};

  ${media.tablet} {
    gap: ${space[4]};
    min-block-size: calc(100dvh - ${space[4]} - max(${space[8]}, ${ABOVE_CARDS}) + ${BELOW});
    margin-block-end: -${BELOW};
  }
  ${media.desktop} {
    display: grid;
    grid-template: ${(props) => rows[props.$kind]} / minmax(0, 1fr) ${CHAT_WIDTH};
    column-gap: ${space[5]};
  }
`;

/** The video's frame, of full width on small screens. */
export const StageScreen = styled.div<{ $kind: StageKind }>`
  position: relative;
  flex: none;
  /* Not hidden: what is higher than its ratio could not make the frame grow. */
  overflow: clip;
  aspect-ratio: 16 / 9;
  margin-inline: -${space[3]};
  background: ${color.sunken};

  ${media.tablet} {
    margin-inline: 0;
    border-radius: ${radius.card};
  }
  ${media.desktop} {
    aspect-ratio: ${(props) => (props.$kind === 'watch' ? 'auto' : '16 / 9')};
  }
`;

export const StageInfo = styled.div`
  flex: none;
  padding-block: ${space[3]};

  ${media.tablet} {
    padding-block: 0;
  }
`;

/** Below the information, of a stream that is over. */
export const ReportPlace = styled.div`
  margin-block-start: ${space[5]};
`;

export const StageSide = styled.div`
  flex: 1 0 auto;

  ${media.desktop} {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;

/** The chat takes the remaining height, and scrolls by itself. */
export const StageChat = styled(StageSide)`
  position: relative;
  min-block-size: ${LEAST_CHAT};

  & > * {
    position: absolute;
    inset: 0;
  }
`;
