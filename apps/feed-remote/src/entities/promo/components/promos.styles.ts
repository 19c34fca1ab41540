import styled from 'styled-components';
import { color, font, radius, space } from '@barg/ui-kit';

/** A scrollable row. */
export const PromoList = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(min(280px, 84%), 1fr);
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  overflow-x: auto;
  list-style: none;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
`;

export const PromoRoot = styled.li`
  scroll-snap-align: start;
  > a {
    display: flex;
    flex-direction: column;
    gap: ${space[1]};
    block-size: 100%;
    padding: ${space[4]};
    border-radius: ${radius.card};
    background: ${color.brandSoft};
    color: ${color.ink};
  }
`;

export const PromoTitle = styled.strong`
  font-size: ${font.size.lead};
  font-weight: ${font.weight.bold};
`;

export const PromoMessage = styled.span`
  color: ${color.ink2};
`;

export const PromoAction = styled.span`
  margin-block-start: auto;
  padding-block-start: ${space[2]};
  color: ${color.brand};
  font-weight: ${font.weight.medium};
`;
