import { color, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const PreviewFilm = styled.video`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.tile};
  background: ${color.sunken};
`;

export const PreviewSound = styled.audio`
  inline-size: 100%;
`;

export const LockFrame = styled.div`
  overflow: hidden;
  border-radius: ${radius.tile};
`;

/** Over the whole width of a grid. */
export const WideItem = styled.li`
  grid-column: 1 / -1;
`;

export const OptionList = styled.ul`
  padding-inline-start: ${space[5]};
  overflow-wrap: anywhere;
  list-style: disc;
`;
