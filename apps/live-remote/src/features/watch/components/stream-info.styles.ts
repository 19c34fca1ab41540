import { media, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const InfoRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

export const InfoPerson = styled.div`
  display: flex;
  flex: 1 1 220px;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;

  & > div {
    min-inline-size: 0;
  }
`;

export const InfoActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.belowTablet} {
    inline-size: 100%;
    &:empty {
      display: none;
    }
    & > :last-child {
      margin-inline-start: auto;
    }
  }
`;
