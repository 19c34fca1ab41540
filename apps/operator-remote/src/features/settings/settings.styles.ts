import styled from 'styled-components';
import { color, Grid, radius, space } from '@barg/ui-kit';

export const MenusRoot = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
  }
`;

/** Fields side by side whose frames stand on one line, also where the label of one wraps. */
export const AlignedGrid = styled(Grid)`
  row-gap: ${space[1]};
  /* A label, a frame, and two notes below it. */
  > * {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 4;
    padding-block-end: ${space[3]};
  }
  > * > :first-child {
    align-self: end;
  }
`;

export const MenuRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  align-items: end;
  gap: ${space[2]} ${space[3]};
`;

export const Preview = styled.img`
  inline-size: auto;
  max-inline-size: 100%;
  block-size: 44px;
  object-fit: contain;
  padding: ${space[1]};
  background: ${color.sunken};
  border-radius: ${radius.tile};
`;

/** A setting with two conflicting values. */
export const Conflict = styled.section`
  display: grid;
  gap: ${space[2]};
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.line};
`;
