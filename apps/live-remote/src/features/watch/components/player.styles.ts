import { color, font, layout, media, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const PlayerFrame = styled.div`
  position: absolute;
  inset: 0;
`;

export const PlayerVideo = styled.video<{ $fit: 'cover' | 'contain' }>`
  inline-size: 100%;
  block-size: 100%;
  object-fit: ${(props) => props.$fit};
  background: ${color.sunken};

  :fullscreen > & {
    object-fit: contain;
  }
`;

export const PlayerCover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[5]};
  text-align: center;

  ${media.belowTablet} {
    padding-block: ${space[8]} ${space[3]};
  }
`;

/** A phone's picture is too low for it beside the badges, the words and the button. */
export const CoverMark = styled.span`
  ${media.belowTablet} {
    display: none;
  }
`;

export const CoverText = styled.p`
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.scrim};
  color: ${color.onMedia};
`;

export const ControlsRow = styled.div`
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline: ${space[3]};
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

export const ControlsEnd = styled.div`
  display: flex;
  min-inline-size: 0;
  gap: ${space[2]};
  margin-inline-start: auto;
`;

/** As high as the buttons beside it. */
export const QualityChoice = styled.select`
  min-block-size: 40px;
  ${media.coarse} {
    min-block-size: ${layout.touch};
  }
  /* Of a narrow row it takes what the buttons leave. */
  min-inline-size: 56px;
  max-inline-size: 10rem;
  padding-inline: ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.scrim};
  color: ${color.onMedia};
  font-size: ${font.size.caption};
  text-overflow: ellipsis;

  option {
    background: ${color.surface};
    color: ${color.ink};
  }

  ${media.belowTablet} {
    inline-size: 88px;
  }

  ${media.coarse} {
    min-block-size: 44px;
  }
`;

/** Hidden on phones, which have volume keys. */
export const VolumeRange = styled.input`
  inline-size: 88px;
  accent-color: ${color.onMedia};

  ${media.belowTablet} {
    display: none;
  }
`;
