import { color, font, oneLine, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

const TILE = '88px';

export const Tray = styled.ul`
  display: flex;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]} 0;
  overflow-x: auto;
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
  scrollbar-width: thin;
  /* One surface with the place to write below. */
  & + form {
    border-block-start: 0;
  }
`;

export const TileRoot = styled.li`
  position: relative;
  flex: none;
  inline-size: ${TILE};
`;

export const TileBox = styled.div<{ $isDimmed: boolean }>`
  overflow: hidden;
  block-size: ${TILE};
  border-radius: ${radius.tile};
  background: ${color.sunken};
  opacity: ${(props) => (props.$isDimmed ? 0.6 : 1)};
`;

export const LocalPicture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

export const Thumbnail = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[1]};
  block-size: 100%;
  min-block-size: ${TILE};
  padding: ${space[2]};
  color: ${color.ink2};
`;

export const ThumbnailName = styled.span`
  max-inline-size: 100%;
  ${oneLine}
  font-size: ${font.size.caption};
`;

export const Corner = styled.div`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 2px;
`;

export const Middle = styled.div`
  position: absolute;
  inset-block-start: calc(${TILE} / 2 - 20px);
  inset-inline: 0;
  display: grid;
  justify-items: center;
`;

export const Share = styled.div`
  position: absolute;
  inset-block-start: calc(${TILE} - 14px);
  inset-inline: ${space[2]};
`;

export const Reason = styled.p`
  padding-block-start: ${space[1]};
  color: ${color.danger};
  font-size: ${font.size.caption};
  line-height: 1.3;
`;
