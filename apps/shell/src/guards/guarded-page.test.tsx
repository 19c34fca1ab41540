import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from '@barg/runtime/router';
import { authSlice, signedOut, storeHere, userSlice } from '@barg/session';
import { resetSession, TestSession, testPerformer, testUser } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import { GuardedPage, GuestPage } from './guarded-page.tsx';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="address">{pathname + search + hash}</p>;
}

const texts = { shell: { turnedAway: { operatorOnly: 'For operators only.', performerOnly: 'For creators only.' } } };

const renderAt = (route: string) =>
  renderWithUi(
    <TestSession>
      <Address />
      <Routes>
        <Route path="/wallet" element={<GuardedPage flags={{ auth: true }}>the wallet</GuardedPage>} />
        <Route path="/studio" element={<GuardedPage flags={{ performerOnly: true }}>the studio</GuardedPage>} />
        <Route path="/operator" element={<GuardedPage flags={{ operatorOnly: true }}>the console</GuardedPage>} />
        <Route path="/auth/login" element={<GuestPage>the login</GuestPage>} />
        <Route path="*" element={null} />
      </Routes>
    </TestSession>,
    { route, texts },
  );

const address = () => screen.getByTestId('address').textContent;

describe('a guarded page', () => {
  it('sends a guest to log in and back', () => {
    resetSession();
    renderAt('/wallet?section=cards#card-2');
    expect(address()).toBe('/auth/login?returnUrl=%2Fwallet%3Fsection%3Dcards%23card-2');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByText('the wallet')).not.toBeInTheDocument();
  });

  it('sends a fan home from what is for performers and says so, and lets a performer in', () => {
    resetSession(testUser());
    const { unmount } = renderAt('/studio');
    expect(address()).toBe('/home');
    expect(screen.getByRole('status')).toHaveTextContent('For creators only.');
    unmount();
    resetSession(testPerformer());
    renderAt('/studio');
    expect(screen.getByText('the studio')).toBeInTheDocument();
  });

  it('lets only operators into the console, and tells others', () => {
    resetSession(testPerformer());
    const { unmount } = renderAt('/operator');
    expect(address()).toBe('/home');
    expect(screen.getByRole('status')).toHaveTextContent('For operators only.');
    unmount();
    resetSession(testUser({ role: 'operator' }));
    renderAt('/operator');
    expect(screen.getByText('the console')).toBeInTheDocument();
  });

  it('waits on its address while it is not known whose the token is', () => {
    resetSession();
    storeHere().dispatch(authSlice.actions.accountDelayed());
    renderAt('/wallet');
    expect(address()).toBe('/wallet');
    expect(screen.queryByText('the wallet')).not.toBeInTheDocument();
    expect(screen.getAllByRole('status').some((status) => status.ariaLabel)).toBe(true);
    act(() => resetSession(testUser()));
    expect(screen.getByText('the wallet')).toBeInTheDocument();
  });

  it('hides itself when the session ends on it, and leaves the way out to the session', () => {
    resetSession(testUser());
    renderAt('/wallet');
    expect(screen.getByText('the wallet')).toBeInTheDocument();
    act(() => void storeHere().dispatch(signedOut()));
    expect(screen.queryByText('the wallet')).not.toBeInTheDocument();
    expect(address()).toBe('/wallet');
  });
});

describe('a way in', () => {
  it.each([
    ['/auth/login', '/home'],
    ['/auth/login?returnUrl=%2Fwallet', '/wallet'],
    ['/auth/login?returnUrl=%2Fwallet%23card-2', '/wallet#card-2'],
    ['/auth/login?returnUrl=%2Fwallet#card-2', '/wallet#card-2'],
    ['/auth/login?returnUrl=%2F%2Fevil.example#card-2', '/home'],
    ['/auth/login?returnUrl=%2F%2Fevil.example', '/home'],
  ])('leads who is in already from %s to %s', (route, landing) => {
    resetSession(testUser());
    renderAt(route);
    expect(address()).toBe(landing);
  });

  it('asks nobody to fill it in again whose login was taken and whose account is not here yet', () => {
    resetSession();
    renderAt('/auth/login?returnUrl=%2Fwallet');
    expect(screen.getByText('the login')).toBeInTheDocument();
    act(() => {
      storeHere().dispatch(authSlice.actions.loginTaken());
      storeHere().dispatch(authSlice.actions.accountDelayed());
    });
    expect(screen.queryByText('the login')).not.toBeInTheDocument();
    expect(address()).toBe('/auth/login?returnUrl=%2Fwallet');
    act(() => {
      storeHere().dispatch(userSlice.actions.currentUserLoaded(testUser()));
      storeHere().dispatch(authSlice.actions.sessionResumed());
    });
    expect(address()).toBe('/wallet');
  });
});
