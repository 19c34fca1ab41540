import { act, screen } from '@testing-library/react';
import { REGISTER_PATH } from '@barg/contract';
import { LOGIN_PATH } from '@barg/session';
import { resetDelayedSession, resetSession, testUser } from '@barg/session/testing';
import { registryOf } from '../testing/registry.ts';
import { renderSite } from '../testing/render-site.tsx';
import { AccountArea } from './account-area.tsx';
import { MobileHeader } from './mobile-header.tsx';
import { useBottomItems, useMoreItems, useSideItems } from './use-nav-items.ts';

const entry = {
  to: '/',
  labelKey: 'shell:auth.login',
  icon: 'home',
  order: 1,
  placements: ['side', 'bottom'],
} as const;
const registry = registryOf({
  feed: {
    nav: [
      { ...entry, id: 'home', audience: 'all' },
      { ...entry, id: 'join', audience: 'guest' },
    ],
  },
  account: { nav: [{ ...entry, id: 'account', audience: 'member', placements: ['bottom', 'account'] }] },
  messaging: { nav: [{ ...entry, id: 'messages', audience: 'member' }] },
  'creator-studio': { nav: [{ ...entry, id: 'studio', audience: 'performer' }] },
});

function Everything() {
  const items = [...useSideItems(), ...useMoreItems(), ...useBottomItems()];
  return (
    <>
      <p data-testid="entries">{[...new Set(items.map(({ id }) => id))].toSorted().join()}</p>
      <MobileHeader />
      <AccountArea />
    </>
  );
}

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const render = () =>
  act(async () => void (await renderSite(<Everything />, { registry, importExpose: async () => () => null })));

it('shows nothing of the menu for guests to a member whose account cannot be reached, and all of hers once it can', async () => {
  resetDelayedSession();
  await render();
  expect(screen.getByTestId('entries')).toHaveTextContent(/^account,home,messages$/);
  expect(hrefs()).not.toContain(LOGIN_PATH);
  expect(hrefs()).not.toContain(REGISTER_PATH);
  expect(screen.queryByRole('button', { name: /language/i })).not.toBeInTheDocument();
  await act(async () => resetSession(testUser({ name: 'Niloufar' })));
  expect(screen.getByText('Niloufar')).toBeInTheDocument();
});

it('shows guests the ways in', async () => {
  resetSession();
  await render();
  expect(screen.getByTestId('entries')).toHaveTextContent(/^home,join,login$/);
  expect(hrefs()).toEqual(expect.arrayContaining([LOGIN_PATH, REGISTER_PATH]));
});
