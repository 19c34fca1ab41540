import { color, font, radius, space } from '@barg/ui-kit';
import styled, { css } from 'styled-components';

export const TileRoot = styled.li`
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  min-inline-size: 0;
  max-inline-size: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.tile};
  background: ${color.sunken};
`;

export const TilePreview = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

/** Stacked above the file's status text, however long that is. */
export const TileRemove = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: ${space[1]};
  inset-inline-end: ${space[1]};
`;

export const TileMove = styled.div`
  position: absolute;
  inset-block-start: ${space[1]};
  inset-inline-start: ${space[1]};
  display: flex;
  gap: ${space[1]};
`;

export const TileState = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  padding: ${space[2]};
  background: ${color.scrim};
  color: ${color.onMedia};
  font-size: ${font.size.caption};

  /* The percentage is faint on paper; on a picture it would be lost. */
  bdi {
    color: inherit;
    white-space: nowrap;
  }
`;

const pickerLook = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  aspect-ratio: 1;
  /* As high as one beside it that has more to say, and by that no wider than its column. */
  min-block-size: 100%;
  min-inline-size: 0;
  max-inline-size: 100%;
  padding: ${space[2]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.tile};
  color: ${color.ink2};
  text-align: center;
  cursor: pointer;
`;

export const PickerLabel = styled.label`
  ${pickerLook}

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

/** The same place for what is chosen in a dialog. */
export const PickerButton = styled.button`
  ${pickerLook}
  inline-size: 100%;
  background: none;
  font: inherit;

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;
