import { font, oneLine, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** In the bubble's own colours, as quotes are. */
export const Card = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  block-size: 100%;
  padding: ${space[2]};
  overflow: hidden;
  border-radius: ${radius.control};
  background: color-mix(in srgb, currentcolor 10%, transparent);
  color: inherit;
  &[aria-busy] {
    opacity: 0.8;
  }
`;

export const CardPicture = styled.img`
  flex: none;
  inline-size: 64px;
  block-size: 64px;
  border-radius: ${radius.control};
  object-fit: cover;
`;

export const CardTexts = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  line-height: 1.45;
`;

export const CardTitle = styled.span`
  ${oneLine}
  font-weight: 600;
`;

export const CardText = styled.span`
  ${oneLine}
  font-size: ${font.size.caption};
`;

export const CardHost = styled(CardText)`
  opacity: 0.85;
`;
