import styled, { css } from 'styled-components';
import { color, font, layout, media, motion, radius, space } from '@barg/ui-kit';

const faint = (percent: number): string => `color-mix(in srgb, ${color.onMedia} ${percent}%, transparent)`;

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
  font-variant-numeric: ${font.figures};
  white-space: nowrap;
`;

/** A container query: the player's own width. */
const NARROW = '@container (max-width: 420px)';
const WIDE = '@container (min-width: 420.02px)';

const control = css`
  block-size: 40px;
  ${media.coarse} {
    block-size: ${layout.touch};
  }
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
    ${NARROW} {
      display: none;
    }
  }
`;

/** A select as an icon only, on narrow players. */
export const IconChoice = styled.span`
  ${control}
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 36px;
  &[data-on]::after {
    content: '';
    position: absolute;
    inset-block-end: ${space[1]};
    inline-size: 18px;
    block-size: 2px;
    border-radius: ${radius.pill};
    background: currentColor;
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

/** A select with its value; on narrow players as an icon only. */
export const RoomyChoice = styled(IconChoice)`
  ${WIDE} {
    display: contents;
    > svg,
    &[data-on]::after {
      display: none;
    }
    > select {
      position: static;
      inline-size: auto;
      opacity: 1;
    }
  }
`;

/** The touch target of the seek bar, higher than the visible line. */
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
