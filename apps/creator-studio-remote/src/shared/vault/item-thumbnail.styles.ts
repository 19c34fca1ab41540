import { color, font, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const ThumbnailRoot = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

export const SoundThumbnail = styled.div`
  display: grid;
  place-items: center;
  block-size: 100%;
  color: ${color.ink2};
`;

export const TypeMark = styled.span`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: 2px ${space[2]};
  border-radius: ${radius.control};
  background: ${color.scrim};
  color: ${color.onMedia};
  font-size: ${font.size.caption};
  font-variant-numeric: ${font.figures};
`;

export const ThumbnailNote = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  padding: ${space[2]};
  background: ${color.scrim};
  color: ${color.onMedia};
`;
