import { color, font, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** Light in the dark theme too, as paper is: it has the light theme's palette. */
export const Paper = styled.article`
  display: grid;
  gap: ${space[6]};
  max-inline-size: 720px;
  padding: clamp(${space[4]}, 5vw, ${space[8]});
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};

  @media print {
    max-inline-size: none;
    padding: 0;
    border: 0;
  }
`;

export const PaperHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block-end: ${space[4]};
  border-block-end: 2px solid ${color.ink};
  font-weight: 680;

  h2 {
    margin: 0;
    font-size: 24px;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  gap: ${space[4]};
  margin: 0;

  dt {
    color: ${color.ink2};
    font-size: 13px;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Figures = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: ${font.figures};

  caption {
    padding-block-end: ${space[2]};
    font-weight: 680;
    text-align: start;
  }

  th,
  td {
    padding-block: ${space[3]};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    font-weight: inherit;
  }

  td {
    padding-inline-start: ${space[4]};
    text-align: end;
    white-space: nowrap;
  }

  small {
    display: block;
    color: ${color.ink2};
    font-size: 13px;
  }

  tfoot {
    font-weight: 680;
  }
`;
