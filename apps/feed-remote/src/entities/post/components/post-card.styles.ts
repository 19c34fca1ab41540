import styled from 'styled-components';
import { color, font, space, touchTarget } from '@barg/ui-kit';

const SIDE = '18px';

export const HeaderRoot = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[4]} 0;
  padding-inline: ${SIDE} ${space[2]};
`;

export const HeaderFacts = styled.div`
  display: grid;
  flex: 1;
  justify-items: start;
  min-inline-size: 0;
  line-height: 1.5;
  > * {
    max-inline-size: 100%;
  }
  /* A finger's least: the line below has a link as well. */
  > a {
    min-block-size: 24px;
  }
`;

export const FactsLine = styled.span`
  overflow: hidden;
  font-size: ${font.size.caption};
  color: ${color.ink2};
  text-overflow: ellipsis;
  white-space: nowrap;
  /* A finger's least, within the line. */
  a {
    display: inline-block;
    min-block-size: 24px;
    line-height: 24px;
  }
  a:hover {
    text-decoration: underline;
  }
`;

export const TextRoot = styled.div`
  padding: ${space[3]} ${SIDE} 0;
`;

export const PollPlaceRoot = styled.div`
  margin: ${space[3]} ${SIDE} 0;
`;

export const SoundsRoot = styled.div`
  display: grid;
  gap: ${space[2]};
  margin: ${space[3]} ${SIDE} 0;
`;

export const MediaRoot = styled.div`
  margin-block-start: ${space[3]};
`;

export const ActionsRoot = styled.footer`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 52px;
  padding-inline: 10px ${space[2]};
`;

export const ActionsEnd = styled.span`
  margin-inline-start: auto;
`;

export const MoreButton = styled.button`
  position: relative;
  ${touchTarget(32)}
  min-block-size: 32px;
  font-weight: ${font.weight.medium};
  color: ${color.brand};
`;
