import styled from 'styled-components';
import { Outlet } from '@barg/runtime/router';
import { space } from '@barg/ui-kit';

const Main = styled.main`
  min-block-size: 100dvh;
  padding: ${space[4]};
  padding-block-start: calc(${space[4]} + var(--line-above, 0px));
`;

export function BlankFrame() {
  return (
    <Main>
      <Outlet />
    </Main>
  );
}
