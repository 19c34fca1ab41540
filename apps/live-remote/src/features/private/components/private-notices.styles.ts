import { Card, color, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** As the site's own cards in that corner. */
export const NoticeCard = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  border-color: ${color.lineStrong};

  & + & {
    margin-block-start: ${space[2]};
  }
`;
