import styled from 'styled-components';
import { color, font, radius, space } from '@barg/ui-kit';

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
