import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useLeaveGuard, useLocation } from './router.ts';

function Page({ isFree }: { isFree?: () => boolean }) {
  const [isDirty, setIsDirty] = useState(true);
  const { isAsking, stay, leave } = useLeaveGuard(isDirty, isFree);
  return (
    <>
      <output>{useLocation().pathname}</output>
      <Link to="/elsewhere">Elsewhere</Link>
      <button onClick={() => setIsDirty(false)}>Save</button>
      {isAsking && (
        <div role="alertdialog">
          <button onClick={stay}>Stay</button>
          <button onClick={leave}>Leave</button>
        </div>
      )}
    </>
  );
}

/** At `/form`, with `/before` behind it. */
const renderForm = (isFree?: () => boolean) => {
  window.history.pushState(null, '', '/before');
  const { rerender } = render(<BrowserRouter>{<Link to="/form">Form</Link>}</BrowserRouter>);
  act(() => screen.getByRole('link').click());
  rerender(
    <BrowserRouter>
      <Page isFree={isFree} />
    </BrowserRouter>,
  );
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const where = () => [screen.getByRole('status').textContent, window.location.pathname];

describe('a page that asks before it is left', () => {
  it('keeps its place on Back until leaving is confirmed, each time anew', async () => {
    renderForm();
    window.history.back();
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(where()).toEqual(['/form', '/form']));
    await press('Stay');
    window.history.back();
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(where()).toEqual(['/form', '/form']));
    await press('Leave');
    await waitFor(() => expect(where()).toEqual(['/before', '/before']));
  });

  it('follows a link only when leaving is confirmed', async () => {
    renderForm();
    await userEvent.click(screen.getByRole('link'));
    expect(where()).toEqual(['/form', '/form']);
    await press('Leave');
    expect(where()).toEqual(['/elsewhere', '/elsewhere']);
  });

  it('lets go once there is nothing to lose', async () => {
    renderForm();
    await press('Save');
    await userEvent.click(screen.getByRole('link'));
    expect(where()).toEqual(['/elsewhere', '/elsewhere']);
  });

  it('does not hold steps that are free', async () => {
    renderForm(() => true);
    await userEvent.click(screen.getByRole('link'));
    expect(where()).toEqual(['/elsewhere', '/elsewhere']);
  });

  it('has the browser ask before the page is closed', async () => {
    renderForm();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await press('Save');
    const later = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });
});
