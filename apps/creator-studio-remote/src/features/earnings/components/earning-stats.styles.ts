import { color, media, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

/** Two figures beside each other; all four where they have room. */
export const FigureGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const ChartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
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

export const ChartDays = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-start: ${space[2]};
  color: ${color.ink3};
  white-space: nowrap;
`;
