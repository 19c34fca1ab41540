import styled from 'styled-components';
import { color, font, layout, space } from '@barg/ui-kit';

export const Frame = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  background: ${color.sunken};
  container-type: inline-size;
  /* It has the focus so that keys work; what they do is seen. */
  &:focus-visible {
    outline: none;
  }
  &[data-resting] {
    cursor: none;
  }
  &:fullscreen {
    /* Then the backdrop behind it is black. */
    background: none;
    align-content: center;
  }
`;

export const Film = styled.video<{ $ratio: number }>`
  inline-size: 100%;
  aspect-ratio: ${(props) => props.$ratio};
  max-block-size: 100cqh;
  object-fit: contain;
  &::cue {
    background: ${color.scrim};
    color: ${color.onMedia};
    font-family: ${font.family};
    /* A share of the film's height is too small to be read on phones. */
    font-size: max(1rem, 100%);
  }
  /* The larger lines reach below the place that the browser gives them. */
  &::-webkit-media-text-track-container {
    transform: translateY(-10px);
  }
  /* Above the controls while they are there. */
  :not([data-resting]) > &::-webkit-media-text-track-container {
    transform: translateY(-76px);
  }
`;

/** The video: a click toggles playback, as the button does. */
export const Surface = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;
  cursor: inherit;
`;

export const Centre = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;
  color: ${color.onMedia};
`;

export const Note = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  background: linear-gradient(${color.scrim}, ${color.scrim}) ${color.scrim};
  color: ${color.onMedia};
  text-align: center;
  min-block-size: ${layout.touch};
`;
