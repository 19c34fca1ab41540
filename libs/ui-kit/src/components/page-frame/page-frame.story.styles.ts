import styled from 'styled-components';
import { Inline } from '../layout/layout.tsx';

export const Head = styled(Inline)`
  padding: 14px 18px 10px;
`;

export const Author = styled.div`
  flex: 1;
`;

export const Row = styled(Inline)`
  padding-block-end: 24px;
`;

export const Words = styled.div`
  padding: 0 18px 14px;
`;

export const Acts = styled(Inline)`
  padding: 6px 12px;
`;
