import { color, radius } from '@barg/ui-kit';
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
  overflow-wrap: anywhere;
  /* Words of the other direction turn their marker to the other side: it stands within the list on either. */
  list-style: disc inside;
`;
