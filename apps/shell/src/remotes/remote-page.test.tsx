import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from '@barg/runtime/router';
import { useSite } from '../site/site-context.ts';
import { registryOf } from '../testing/registry.ts';
import { renderSite } from '../testing/render-site.tsx';
import { RemotePage } from './remote-page.tsx';

const registry = registryOf({ feed: {} });
const page = <RemotePage remote="feed" expose="./home" />;
const Home = () => <h1>Home of feed</h1>;

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('RemotePage', () => {
  it('shows the page once it is loaded', async () => {
    await renderSite(page, { registry, importExpose: async () => Home });
    expect(await screen.findByRole('heading', { name: 'Home of feed' })).toBeVisible();
  });

  it('shows a friendly error with a retry that works once the remote is back', async () => {
    const importExpose = jest.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue(Home);
    await renderSite(page, { registry, importExpose });
    expect(await screen.findByRole('alert')).toHaveTextContent('This part did not open');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Home of feed' })).toBeVisible();
  });

  it('says that there is no connection, and opens by itself once it is back', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const importExpose = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Home);
    await renderSite(page, { registry, importExpose });
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection right now.');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Home of feed' })).toBeVisible();
  });

  it('keeps what the page throws in its place, and draws it again on retry', async () => {
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw new Error('boom');
      return <Home />;
    };
    await renderSite(
      <>
        <nav>Navigation</nav>
        {page}
      </>,
      { registry, importExpose: async () => Fragile },
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText('Navigation')).toBeVisible();
    isBroken = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Home of feed' })).toBeVisible();
  });

  it('tries another address of the same page, though the one before threw', async () => {
    const Profile = () => {
      if (useLocation().pathname === '/broken') throw new Error('boom');
      return <Home />;
    };
    await renderSite(
      <>
        <Link to="/other">Another profile</Link>
        {page}
      </>,
      { registry, importExpose: async () => Profile, path: '/broken' },
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Another profile' }));
    expect(await screen.findByRole('heading', { name: 'Home of feed' })).toBeVisible();
  });

  it('does not take the failure of one remote for that of another with an expose of the same name', async () => {
    const Broken = () => {
      throw new Error('boom');
    };
    const Pages = () => (useLocation().pathname === '/feed' ? page : <RemotePage remote="messaging" expose="./home" />);
    await renderSite(
      <>
        <Link to="/messages">Messages</Link>
        <Pages />
      </>,
      {
        registry: registryOf({ feed: {}, messaging: {} }),
        importExpose: async (remote) => (remote === 'feed' ? Broken : Home),
        path: '/feed',
      },
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Messages' }));
    expect(await screen.findByRole('heading', { name: 'Home of feed' })).toBeVisible();
  });

  it('tries again what a link could not have loaded ahead, for who follows it', async () => {
    const importExpose = jest.fn().mockRejectedValueOnce(new Error('a blip')).mockResolvedValue(Home);
    const AfterHover = () => {
      const { exposes } = useSite();
      const [isFollowed, follow] = useState(false);
      const hover = () => void exposes.load('feed', './home').then(() => follow(true));
      return isFollowed ? page : <button onClick={hover}>Come near, then follow</button>;
    };
    await renderSite(<AfterHover />, { registry, importExpose });
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('heading', { name: 'Home of feed' })).toBeVisible();
    expect(importExpose).toHaveBeenCalledTimes(2);
  });

  it('covers the screen for at most 1.5 s, and goes on waiting in its place', async () => {
    jest.useFakeTimers();
    await renderSite(page, { registry, importExpose: () => new Promise(() => undefined) });
    const coverOf = () => getComputedStyle(screen.getByRole('status', { name: 'Loading' }).parentElement as Element);
    expect(coverOf().position).toBe('fixed');
    act(() => jest.advanceTimersByTime(1500));
    expect(coverOf().position).not.toBe('fixed');
    jest.useRealTimers();
  });
});
