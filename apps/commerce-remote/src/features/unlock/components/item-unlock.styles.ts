import { font } from '@barg/ui-kit';
import styled from 'styled-components';

/** Two options side by side, equally wide. */
export const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  inline-size: 100%;
  max-inline-size: 380px;
`;

/** The name of an option above its price. */
export const WayWords = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-block: 6px;
  line-height: 1.35;
  white-space: normal;
`;

export const WayPrice = styled.span`
  font-size: ${font.size.caption};
  font-weight: ${font.weight.regular};
`;
