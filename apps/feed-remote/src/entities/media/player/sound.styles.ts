import styled from 'styled-components';
import { color, font, radius, space } from '@barg/ui-kit';

export const SoundRoot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space[3]};
  padding: ${space[3]} ${space[3]} ${space[1]};
  border: 1px solid ${color.line};
  border-radius: ${radius.tile};
  background: ${color.sunken};
  color: ${color.ink2};
`;

/** Hidden: the controls are separate. */
export const Sound = styled.audio`
  display: none;
`;

export const WavePlace = styled.div`
  position: relative;
  block-size: 48px;
`;

export const Wave = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  path {
    fill: none;
    stroke: ${color.lineStrong};
    stroke-width: 1.8;
  }
  path + path {
    stroke: ${color.brand};
    clip-path: inset(0 var(--rest) 0 0);
  }
`;

/** The seek bar over the waveform. Its thumb is the end of the played part. */
export const WaveTrack = styled.input`
  position: absolute;
  inset: 0;
  appearance: none;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  border-radius: ${radius.control};
  background: none;
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid ${color.focus};
  }
  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: 2px;
    block-size: 48px;
    background: ${color.brand};
  }
  &::-moz-range-thumb {
    inline-size: 2px;
    block-size: 48px;
    border: 0;
    border-radius: 0;
    background: ${color.brand};
  }
`;

export const SoundRow = styled.div`
  grid-column: 2;
  display: flex;
  align-items: center;
  min-block-size: 28px;
  font-size: ${font.size.caption};
  font-variant-numeric: ${font.figures};
`;

export const SoundNote = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;
