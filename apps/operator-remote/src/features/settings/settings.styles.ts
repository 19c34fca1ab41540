import styled from 'styled-components';
import { color, radius, space } from '@barg/ui-kit';

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
