import styled from 'styled-components';
import { layout, media, space } from '@barg/ui-kit';

const LIST_WIDTH = '260px';

export const Frame = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: ${LIST_WIDTH} minmax(0, ${layout.column});
    gap: ${layout.gutter};
    align-items: start;
  }
`;

interface Place {
  /** No section is named in the address. */
  $isOverview: boolean;
}

export const ListPanel = styled.div<Place>`
  ${media.belowDesktop} {
    display: ${(props) => (props.$isOverview ? 'block' : 'none')};
  }
  ${media.desktop} {
    position: sticky;
    inset-block-start: ${space[4]};
  }
`;

export const SectionPanel = styled.div<Place>`
  min-inline-size: 0;
  ${media.belowDesktop} {
    display: ${(props) => (props.$isOverview ? 'none' : 'block')};
  }
`;

/** Beside an open section its own title is the page's. */
export const OverviewTitle = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

export const BackPlace = styled.div`
  margin-inline-start: calc(-1 * ${space[2]});
  ${media.desktop} {
    display: none;
  }
`;
