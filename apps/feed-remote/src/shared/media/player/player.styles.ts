import styled, { css } from 'styled-components';
import { color, font, layout, motion, radius, space } from '@barg/ui-kit';

const faint = (percent: number): string => `color-mix(in srgb, ${color.onMedia} ${percent}%, transparent)`;

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

export const Film = styled.video`
  inline-size: 100%;
  max-block-size: 100cqh;
  object-fit: contain;
  &::cue {
    background: ${color.scrim};
    color: ${color.onMedia};
    font-family: ${font.family};
    /* A share of the film's height is too small to be read on phones. */
    font-size: max(1rem, 100%);
  }
  /* Above the controls while they are there. */
  :not([data-resting]) > &::-webkit-media-text-track-container {
    transform: translateY(-76px);
  }
`;

/** The picture itself: a click on it plays and pauses, as the button below does. */
export const Surface = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;
  cursor: inherit;
`;

/** Before it has begun, the whole picture is the button. */
export const BeginButton = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border: 0;
  background: none;
  cursor: pointer;
  outline-offset: -4px;
`;

export const BeginMark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 68px;
  block-size: 68px;
  border-radius: ${radius.circle};
  background: linear-gradient(${color.scrim}, ${color.scrim}) ${color.scrim};
  color: ${color.onMedia};
  transition: transform ${motion.fast};
  ${BeginButton}:hover & {
    transform: scale(1.06);
  }
`;

export const Length = styled.span`
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline-start: ${space[3]};
  padding: 2px ${space[2]};
  border-radius: ${radius.pill};
  background: linear-gradient(${color.scrim}, ${color.scrim}) ${color.scrim};
  color: ${color.onMedia};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
`;

export const Bar = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${space[8]} ${space[2]} ${space[1]};
  background: linear-gradient(transparent, ${color.scrim} 60%), linear-gradient(transparent, ${color.scrim} 60%);
  color: ${color.onMedia};
  color-scheme: dark;
  transition: opacity ${motion.base};
  [data-resting] > &:not(:focus-within) {
    opacity: 0;
    pointer-events: none;
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
`;

export const Clock = styled.span`
  margin-inline: ${space[1]} auto;
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const control = css`
  block-size: 40px;
  padding: 0 ${space[1]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }
  &:focus-visible {
    outline: 2px solid;
    outline-offset: -2px;
  }
`;

export const Control = styled.button`
  ${control}
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 36px;
  &[data-wide] {
    @container (max-width: 420px) {
      display: none;
    }
  }
`;

/** A list behind an icon, which is all that there is room for. */
export const IconChoice = styled.span`
  ${control}
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 36px;
  &[data-on] {
    box-shadow: inset 0 -3px 0 ${color.onMedia};
  }
  &:focus-within:has(:focus-visible) {
    outline: 2px solid;
    outline-offset: -2px;
  }
  & > select {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

export const Choice = styled.select`
  ${control}
  appearance: none;
  font: inherit;
  font-size: ${font.size.caption};
  min-inline-size: 36px;
  overflow: hidden;
  text-align: center;
  text-overflow: ellipsis;
`;

/** The whole line is the target; what is seen of it is thin. */
export const Track = styled.input`
  /* In degrees: what names a side is turned in languages from right to left. */
  --line: linear-gradient(
    90deg,
    ${color.onMedia} var(--played),
    ${faint(50)} var(--played) var(--buffered),
    ${faint(24)} var(--buffered)
  );
  appearance: none;
  inline-size: 100%;
  block-size: 24px;
  margin: 0;
  border-radius: ${radius.pill};
  background: var(--line) center / 100% 4px no-repeat;
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid ${color.onMedia};
    outline-offset: -4px;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: 14px;
    block-size: 14px;
    border-radius: ${radius.circle};
    background: ${color.onMedia};
  }
  &::-moz-range-thumb {
    inline-size: 14px;
    block-size: 14px;
    border: 0;
    border-radius: ${radius.circle};
    background: ${color.onMedia};
  }
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
