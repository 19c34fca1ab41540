import styled from 'styled-components';
import { color, font, radius, space } from '@barg/ui-kit';

export const Track = styled.ul<{ $isHeld: boolean }>`
  display: flex;
  block-size: 100%;
  overflow-x: ${(props) => (props.$isHeld ? 'hidden' : 'auto')};
  overflow-y: hidden;
  overscroll-behavior: contain;
  scroll-behavior: smooth;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
`;

export const Slide = styled.li`
  position: relative;
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

/** The remaining room for the content; a zoomed photo is clipped, so that it does not cover the caption. */
export const Stage = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow: hidden;
`;

/** An opaque background for the text, because the page would shine through. */
export const Caption = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  max-block-size: 40%;
  padding: ${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom));
  background: black;
`;

export const CaptionScroller = styled.div`
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior-y: contain;
`;

export const PhotoFrame = styled.div`
  container-type: size;
  inline-size: 100%;
  block-size: 100%;
  cursor: zoom-in;
  touch-action: pan-x;
  user-select: none;
  &[data-zoomable='larger'] {
    cursor: grab;
  }
`;

/** Transformed by zoom.ts. */
export const PhotoPicture = styled.picture`
  display: grid;
  /* A rotated picture is larger than its cell in one direction, and still stands in the middle of it. */
  grid-template: 100% / 100%;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
`;

/** Rotated by 90°, its width is limited by the frame's height. */
export const Photo = styled.img<{ $quarters: number }>`
  display: block;
  /* Elements of source are items of the grid too: all share one cell. */
  grid-area: 1 / 1;
  inline-size: ${(props) => (props.$quarters % 2 === 1 ? '100cqb' : '100cqi')};
  block-size: ${(props) => (props.$quarters % 2 === 1 ? '100cqi' : '100cqb')};
  object-fit: contain;
  rotate: ${(props) => props.$quarters * 90}deg;
`;

/** From this width the text is beside the slides; on narrower screens it is above them. */
const BESIDE = '@media (min-width: 820px)';

export const Room = styled.div<{ $isShared: boolean }>`
  display: grid;
  grid-template: ${(props) => (props.$isShared ? "'aside' auto 'screen' minmax(0, 1fr) / minmax(0, 1fr)" : "'screen' 100% / 100%")};
  block-size: 100%;
  ${BESIDE} {
    grid-template: ${(props) => (props.$isShared ? "'screen aside' minmax(0, 1fr) / minmax(0, 1fr) 320px" : "'screen' 100% / 100%")};
  }
`;

export const Screen = styled.div`
  position: relative;
  grid-area: screen;
  min-block-size: 0;
`;

/** On the page's background, and scrolled by itself, so that the slides keep most of the screen. */
export const Aside = styled.aside`
  grid-area: aside;
  max-block-size: 35dvh;
  overflow-y: auto;
  overscroll-behavior-y: contain;
  padding: max(${space[3]}, env(safe-area-inset-top)) ${space[4]} ${space[3]};
  background: ${color.surface};
  color: ${color.ink};
  ${BESIDE} {
    max-block-size: none;
  }
`;

const EDGE = `max(${space[3]}, env(safe-area-inset-top))`;

export const Bar = styled.div`
  position: absolute;
  inset-block-start: ${EDGE};
  inset-inline: ${space[3]};
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;

export const Counter = styled.output`
  margin-inline-end: auto;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.pill};
  background: ${color.scrim};
  font-size: ${font.size.caption};
  font-variant-numeric: ${font.figures};
`;

const side = `
  position: absolute;
  inset-block-start: calc(50% - 22px);
`;

export const PreviousPlace = styled.span`
  ${side}
  inset-inline-start: ${space[3]};
`;

export const NextPlace = styled.span`
  ${side}
  inset-inline-end: ${space[3]};
`;
