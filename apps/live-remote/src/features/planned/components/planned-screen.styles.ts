import { color, font, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** In the flow of the video's frame, so that on a narrow screen the frame grows with what stands in it. */
export const PlannedCover = styled.div`
  position: relative;
  min-block-size: 100%;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[5]};
  text-align: center;
`;

export const PlannedText = styled.p`
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.scrim};
  color: ${color.onMedia};
`;

/** The days and the clock until it begins; digits keep their places. */
export const Clock = styled.div`
  display: flex;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.scrim};
  color: ${color.onMedia};
  font-variant-numeric: ${font.figures};
`;
