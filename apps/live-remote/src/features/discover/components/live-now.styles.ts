import { Link } from '@barg/runtime/router';
import { space } from '@barg/ui-kit';
import styled from 'styled-components';

export const NowList = styled.ul`
  display: flex;
  flex: none;
  gap: ${space[4]};
`;

export const NowLink = styled(Link)`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  /* In rem: its name has room for as many letters where the reader has chosen larger ones. */
  inline-size: 4.5rem;
`;

/** The empty state. */
export const NowNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
`;
