import { color, font, oneLine, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

const SIZE = '96px';

export const FileRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block: ${space[1]};
`;

/** A picture in the chat: small, because the stream is what is watched. */
export const SmallPicture = styled.button`
  inline-size: ${SIZE};
  overflow: hidden;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: ${color.sunken};
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const SmallFilm = styled.video`
  inline-size: min(240px, 100%);
  max-block-size: 240px;
  border-radius: ${radius.control};
  background: black;
`;

export const SmallSound = styled.audio`
  inline-size: min(260px, 100%);
  block-size: 40px;
`;

/** Why a file is not shown. */
export const FileState = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: ${SIZE};
  min-block-size: ${SIZE};
  padding: ${space[2]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.ink2};
  font-size: ${font.size.caption};
  text-align: center;
`;

export const FilesNote = styled.span`
  color: ${color.ink2};
  font-size: ${font.size.caption};
`;

/** The chosen files of the next message. */
export const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space[1]};
`;

export const ChosenFileRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  max-inline-size: 100%;
  padding-inline-start: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  font-size: ${font.size.caption};
`;

export const ChosenName = styled.bdi`
  ${oneLine}
  max-inline-size: 12em;
`;

export const ChosenProgress = styled.span`
  inline-size: 64px;
`;

export const NotSent = styled.span`
  color: ${color.danger};
`;

/** Opened by the button beside it. */
export const HiddenInput = styled.input`
  display: none;
`;
