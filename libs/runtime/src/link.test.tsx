import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, NavLink, useLocation } from './router.ts';
import { MemoryRouter } from './testing.ts';

const Where = () => <output>{useLocation().pathname}</output>;

const renderAt = (path: string, children: React.ReactNode) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      {children}
      <Where />
    </MemoryRouter>,
  );

describe('Link', () => {
  it('goes to its address without loading the page anew', async () => {
    renderAt('/home', <Link to="/live">Live</Link>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/live');
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('status')).toHaveTextContent('/live');
  });

  it('stays when its click is prevented', async () => {
    renderAt(
      '/home',
      <Link to="/live" onClick={(event) => event.preventDefault()}>
        Live
      </Link>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('status')).toHaveTextContent('/home');
  });
});

describe('NavLink', () => {
  const isCurrentAt = (path: string, link: React.ReactNode) => {
    const { unmount } = renderAt(path, link);
    const current = screen.getByRole('link').getAttribute('aria-current');
    unmount();
    return current === 'page';
  };

  it('is current at its address and below it', () => {
    const link = <NavLink to="/messages">Messages</NavLink>;
    expect(isCurrentAt('/messages', link)).toBe(true);
    expect(isCurrentAt('/messages/1', link)).toBe(true);
    expect(isCurrentAt('/messages-archive', link)).toBe(false);
  });

  it('is current in the whole of its section', () => {
    const link = (
      <NavLink to="/creator/studio" section="/creator">
        Studio
      </NavLink>
    );
    expect(isCurrentAt('/creator/studio', link)).toBe(true);
    expect(isCurrentAt('/creator/posts/new', link)).toBe(true);
    expect(isCurrentAt('/creators', link)).toBe(false);
  });

  it('is current at its address only when told so', () => {
    const link = (
      <NavLink to="/creator" end>
        Studio
      </NavLink>
    );
    expect(isCurrentAt('/creator', link)).toBe(true);
    expect(isCurrentAt('/creator/posts', link)).toBe(false);
  });
});
