import { color, font, media, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

export const ChartHead = styled.div`
  margin-block-end: ${space[4]};
`;

export const ChartSvg = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 200px;
  overflow: visible;
`;

export const ChartArea = styled.path`
  fill: ${color.brandSoft};
`;

export const ChartLine = styled.path`
  fill: none;
  stroke: ${color.brand};
  stroke-width: 2;
  vector-effect: non-scaling-stroke;
`;

export const ChartGrid = styled.line`
  stroke: ${color.line};
  vector-effect: non-scaling-stroke;
`;

/** The amounts stand before the plot, its days below it. */
export const ChartBody = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};
  margin-block-start: ${space[3]};
`;

/** Each amount at its line: the first and the last reach beyond the plot by half a line. */
export const ChartAxis = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  margin-block: -0.7em;
  color: ${color.ink3};
  font-size: ${font.size.caption};
  font-variant-numeric: ${font.figures};
  line-height: 1.4;
  text-align: end;
`;

export const ChartPlot = styled.div`
  position: relative;
  touch-action: pan-y;
  cursor: crosshair;
`;

/** Placed by the picture's own left and top, which do not turn with the direction of reading. */
export const ChartMark = styled.span`
  position: absolute;
  inset: var(--y) auto auto var(--x);
  inline-size: 10px;
  block-size: 10px;
  margin: -5px 0 0 -5px;
  border: 2px solid ${color.surface};
  border-radius: ${radius.circle};
  background: ${color.brand};
  pointer-events: none;
`;

export const ChartDays = styled.div`
  display: flex;
  grid-column: 2;
  justify-content: space-between;
  color: ${color.ink3};
  font-size: ${font.size.caption};
  white-space: nowrap;
`;
