import styled from 'styled-components';
import { Link } from '@barg/runtime/router';
import { color, font, oneLine, space } from '@barg/ui-kit';

export const RowFrame = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-inline-end: ${space[4]};
`;

export const RowLink = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  min-block-size: 72px;
  padding: ${space[2]} ${space[4]};
  outline-offset: -2px;
  &:hover {
    background: ${color.sunken};
  }
`;

export const RowText = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-inline-size: 0;
  font-size: ${font.size.caption};
  color: ${color.ink2};
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > strong {
    ${oneLine}
  }
  > :first-child {
    font-size: ${font.size.body};
    color: ${color.ink};
  }
`;

export const RowEnd = styled.div`
  flex: none;
`;

export const PersonHead = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[6]};
  text-align: center;
`;
