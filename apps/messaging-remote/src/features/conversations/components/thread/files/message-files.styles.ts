import { color, font, oneLine, radius, ringAbove, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** A single file has the bubble's width, several are in two columns. */
export const FilesBox = styled.div<{ $isSingle: boolean }>`
  display: grid;
  grid-template-columns: repeat(${(props) => (props.$isSingle ? 1 : 2)}, minmax(0, 1fr));
  gap: 3px;
  inline-size: min(320px, 64vw);
  max-inline-size: 100%;
  overflow: hidden;
  border-radius: 14px;
`;

/** The placeholder of a locked message. */
export const LockedBox = styled.div`
  inline-size: min(320px, 64vw);
  max-inline-size: 100%;
  overflow: hidden;
  border-radius: 14px;
`;

export const Tile = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color.sunken};
`;

export const PressTile = styled.button`
  display: block;
  inline-size: 100%;
  overflow: hidden;
  padding: 0;
  border: 0;
  background: ${color.sunken};
  cursor: pointer;
  ${ringAbove}
`;

export const OwnPreview = styled.img<{ $ratio: number }>`
  display: block;
  inline-size: 100%;
  aspect-ratio: ${(props) => props.$ratio};
  object-fit: cover;
`;

/** The note over a file that is not shown. */
export const Note = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[3]};
  background: ${color.scrim};
  color: ${color.onMedia};
  font-size: ${font.size.caption};
  text-align: center;
`;

export const PlayMark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  margin: auto;
  inline-size: 52px;
  block-size: 52px;
  border-radius: ${radius.circle};
  background: ${color.scrim};
  color: ${color.onMedia};
`;

export const Length = styled.bdi`
  position: absolute;
  inset-block-end: ${space[2]};
  inset-inline-end: ${space[2]};
  padding: 2px ${space[2]};
  border-radius: ${radius.control};
  background: ${color.scrim};
  color: ${color.onMedia};
  font-size: ${font.size.caption};
  font-variant-numeric: ${font.figures};
`;

export const Screen = styled.video<{ $ratio: number }>`
  display: block;
  inline-size: 100%;
  aspect-ratio: ${(props) => props.$ratio};
  background: black;
`;

export const OutgoingTile = styled(Tile)`
  aspect-ratio: 1;
`;

/** The progress of a file. */
export const Leaving = styled.div`
  position: absolute;
  inset-block-end: ${space[2]};
  inset-inline: ${space[3]};
`;

/** A file without a picture, on its way. */
export const OutgoingRow = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(60px, 1fr);
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[3]};
`;

/** A long name is cut; its ending stays, as the server keeps it. */
export const OutgoingName = styled.bdi`
  ${oneLine}
`;
