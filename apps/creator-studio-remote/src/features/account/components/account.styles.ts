import styled from 'styled-components';
import { color, font, layout, media, radius, space } from '@barg/ui-kit';

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

export const BackPlace = styled.div`
  margin-inline-start: calc(-1 * ${space[2]});
  ${media.desktop} {
    display: none;
  }
`;

/** Something to know or to do, above what it is about. */
export const Notice = styled.div<{ $tone: 'neutral' | 'brand' | 'danger' }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${(props) => (props.$tone === 'danger' ? color.danger : color.line)};
  border-radius: ${radius.card};
  background: ${(props) => (props.$tone === 'brand' ? color.brandSoft : color.surface)};

  > svg {
    flex: none;
    margin-block-start: ${space[1]};
    color: ${(props) => (props.$tone === 'danger' ? color.danger : color.brand)};
  }
`;

export const NoticeBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[2]};
  min-inline-size: 0;
`;

export const NoticeTitle = styled.h2`
  font-size: ${font.size.lead};
  font-weight: ${font.weight.medium};
`;
