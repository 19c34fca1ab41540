import styled from 'styled-components';
import { layout, media, space } from '@barg/ui-kit';

const LIST_WIDTH = '312px';

export const FrameRoot = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: ${LIST_WIDTH} minmax(0, ${layout.column});
    gap: ${layout.gutter};
    align-items: start;
  }
`;

interface Place {
  /** The URL names no section. */
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

/** Hidden beside an open section, whose title is the page's. */
export const OverviewHead = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

export const SectionPanel = styled.div<Place>`
  min-inline-size: 0;
  ${media.belowDesktop} {
    display: ${(props) => (props.$isOverview ? 'none' : 'block')};
  }
`;

/** The back link, in one line with the title. */
export const SectionHead = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[1]};

  > :last-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const BackPlace = styled.div`
  flex: none;
  margin-inline-start: calc(-1 * ${space[2]});
  ${media.desktop} {
    display: none;
  }
`;
