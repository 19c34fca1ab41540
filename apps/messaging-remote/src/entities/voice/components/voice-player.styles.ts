import { font, radius, space, touchTarget } from '@barg/ui-kit';
import styled from 'styled-components';

/** In the colours of its bubble. */
export const VoiceRoot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[2]};
  inline-size: min(300px, 62vw);
  max-inline-size: 100%;
  padding: ${space[1]};
`;

export const PlayButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 1px solid currentcolor;
  border-radius: ${radius.circle};
  background: none;
  color: inherit;
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }
`;

export const WavePlace = styled.div`
  position: relative;
  block-size: 32px;
`;

export const Wave = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  path {
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.8;
    stroke-linecap: round;
    opacity: 0.4;
  }
  path + path {
    opacity: 1;
    clip-path: inset(0 var(--rest) 0 0);
  }
`;

/** The slider over the waveform; its thumb is the end of the played part. */
export const Seek = styled.input`
  position: absolute;
  inset: -6px 0;
  appearance: none;
  inline-size: 100%;
  margin: 0;
  border-radius: ${radius.control};
  background: none;
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid currentcolor;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: 2px;
    block-size: 32px;
    background: currentcolor;
  }
  &::-moz-range-thumb {
    inline-size: 2px;
    block-size: 32px;
    border: 0;
    border-radius: 0;
    background: currentcolor;
  }
`;

export const Clock = styled.span`
  grid-column: 2;
  font-size: ${font.size.caption};
  font-variant-numeric: ${font.figures};
`;

export const Speed = styled.button`
  position: relative;
  ${touchTarget(32)}
  min-inline-size: 44px;
  min-block-size: 32px;
  padding: 0 ${space[2]};
  border: 1px solid currentcolor;
  border-radius: ${radius.pill};
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${font.size.caption};
  font-variant-numeric: ${font.figures};
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }
`;

export const VoiceNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[2]} ${space[3]};
  font-size: ${font.size.caption};
`;

export const Hidden = styled.audio`
  display: none;
`;
