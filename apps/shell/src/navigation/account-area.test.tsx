import { act, screen } from '@testing-library/react';
import { authSlice, store } from '@barg/session';
import { resetSession, TestSession, testUser } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import { AccountArea } from './account-area.tsx';

it('takes nobody for a guest whose account cannot be reached at the moment', () => {
  resetSession();
  act(() => void store.dispatch(authSlice.actions.accountDelayed()));
  renderWithUi(
    <TestSession>
      <AccountArea />
    </TestSession>,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  act(() => resetSession(testUser({ name: 'Niloufar' })));
  expect(screen.getByText('Niloufar')).toBeInTheDocument();
});
