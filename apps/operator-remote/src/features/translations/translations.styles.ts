import styled from 'styled-components';
import { color, radius, space } from '@barg/ui-kit';

/** A preview of the text. */
export const PreviewLine = styled.p`
  padding: ${space[2]} ${space[3]};
  background: ${color.sunken};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
`;

/** A text and its source: side by side on wide screens, otherwise below each other. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  align-items: start;
  gap: ${space[3]};
`;

export const SourceBox = styled.figure`
  display: grid;
  gap: ${space[1]};
`;

/** Keeps white space, which the translation has to match. */
export const SourceLine = styled.blockquote`
  padding: ${space[2]} ${space[3]};
  border-inline-start: 3px solid ${color.lineStrong};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
