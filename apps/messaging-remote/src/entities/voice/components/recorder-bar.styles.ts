import { color, font, forcedFill, media, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** In the place of the composer, and as high. */
export const RecorderRoot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 68px;
  padding: ${space[3]} ${space[4]};
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
  outline: none;
  ${media.belowTablet} {
    gap: ${space[1]};
    padding: ${space[2]} ${space[3]};
  }
`;

export const RecorderMiddle = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  min-block-size: 44px;
`;

/** It blinks while something is recorded, except for those who want no motion. */
export const RecordMark = styled.span<{ $isOn: boolean }>`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  border-radius: ${radius.circle};
  background: ${(props) => (props.$isOn ? color.danger : color.ink3)};
  ${(props) => props.$isOn && forcedFill}
  @media (prefers-reduced-motion: no-preference) {
    animation: ${(props) => (props.$isOn ? 'barg-recording 1.2s ease-in-out infinite alternate' : 'none')};
  }
  @keyframes barg-recording {
    to {
      opacity: 0.25;
    }
  }
`;

export const Timer = styled.bdi`
  flex: none;
  min-inline-size: 4ch;
  font-variant-numeric: ${font.figures};
`;

/** The newest level stands last. */
export const Levels = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: 2px;
  min-inline-size: 0;
  block-size: 32px;
  overflow: hidden;
`;

export const Level = styled.span`
  flex: none;
  inline-size: 3px;
  block-size: max(3px, calc(var(--level) * 100%));
  border-radius: ${radius.pill};
  background: ${color.brand};
`;

export const RecorderText = styled.p`
  flex: 1;
  min-inline-size: 0;
  color: ${color.ink2};
  font-size: ${font.size.caption};
`;
