import styled from 'styled-components';
import { color, font, space } from '@barg/ui-kit';
import { TilePreview, TileRoot, TileState } from '../upload-tile.styles.ts';

/** Which of several films it is: on its picture, above what is told of its way. */
export const FilmWords = styled.div`
  position: relative;
  margin-block-start: auto;
  padding: ${space[1]} ${space[2]};
  background: ${color.scrim};
  color: ${color.onMedia};
  font-size: ${font.size.caption};
`;

/** Below the buttons, and as high as what is told of the file needs: no words lie on others. */
export const UploadRoot = styled(TileRoot)`
  display: flex;
  flex-direction: column;
  padding-block-start: ${space[12]};
  /* Clipped, not hidden: what could be scrolled would not grow. */
  overflow: clip;

  ${TilePreview} {
    position: absolute;
    inset: 0;
  }

  ${TileState} {
    position: relative;
    margin-block-start: auto;
  }

  ${FilmWords} + ${TileState} {
    margin-block-start: 0;
  }
`;

/** The tile of a file without a picture: its icon, in the room that what is told of its way leaves. */
export const TileThumbnail = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  align-items: center;
  gap: ${space[1]};
  min-block-size: 0;
  overflow: hidden;
  padding: 0 ${space[2]} ${space[2]};
  color: ${color.ink2};
  font-size: ${font.size.caption};
  text-align: center;
`;

export const TileName = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  margin: 0;
  overflow-wrap: anywhere;
`;
