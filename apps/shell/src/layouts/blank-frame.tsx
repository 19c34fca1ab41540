import styled from 'styled-components';
import { Outlet } from '@barg/runtime/router';
import { space } from '@barg/ui-kit';

const Main = styled.main`
  min-block-size: 100dvh;
  padding: ${space[4]};
  /* A line above the page and cards at its end lie on nothing that is read or pressed. */
  padding-block: calc(${space[4]} + var(--line-above, 0px)) calc(${space[4]} + var(--asked, 0px));
`;

export function BlankFrame() {
  return (
    <Main>
      <Outlet />
    </Main>
  );
}
