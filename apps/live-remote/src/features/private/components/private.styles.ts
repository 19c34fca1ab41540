import { color, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const SideVideo = styled.video`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
  background: ${color.sunken};
`;

/** One's own picture, in a corner of the other's. */
export const OwnPicture = styled.div`
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline-end: ${space[3]};
  inline-size: 28%;
  max-inline-size: 220px;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.control};
  border: 1px solid ${color.line};
`;

export const ScreenCenter = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  text-align: center;
  pointer-events: none;
`;

/** Above what may be said in the middle. */
export const ScreenTop = styled(ScreenCenter)`
  place-content: start center;
`;

/** Words that are read on any picture. */
export const OnPicture = styled.div`
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.scrim};
  color: ${color.onMedia};
`;

export const BarRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[3]};
`;

export const BarEnd = styled.div`
  display: flex;
  gap: ${space[2]};
  margin-inline-start: auto;
`;
