import type { ReactNode } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Registry } from '@barg/contract';
import { resetSession, testUser } from '@barg/session/testing';
import { registryOf } from '../testing/registry.ts';
import { renderSite } from '../testing/render-site.tsx';
import { FailedPage } from './account-options.tsx';
import { MobileHeader } from './mobile-header.tsx';

const registry = registryOf({
  account: {
    nav: [
      {
        ...{ id: 'account', to: '/user/account', labelKey: 'shell:account.title', icon: 'user', order: 90 },
        ...{ audience: 'member', placements: ['bottom', 'account'] },
      },
    ],
  },
});
const page = (
  <FailedPage>
    <p>It did not open.</p>
  </FailedPage>
);

const show = (children: ReactNode, path: string, deployed: Registry = registry) =>
  renderSite(children, { registry: deployed, importExpose: async () => () => null, path });

const options = () => screen.queryByRole('button', { name: 'Account options' });

beforeEach(() => resetSession(testUser()));

describe('the way out on a phone', () => {
  it('is in the head of the page where there is no account page', async () => {
    await show(<MobileHeader />, '/home', { remotes: {} });
    await userEvent.click(screen.getByRole('button', { name: 'Account options' }));
    expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible();
  });

  it('is on the account page, and not in the head too, where there is one', async () => {
    await show(<MobileHeader />, '/home');
    expect(options()).toBeNull();
  });

  it('stands in place of an account page that did not open', async () => {
    await show(page, '/user/account/devices');
    expect(options()).toBeVisible();
  });

  it('stands on no other page that did not open, and is nothing for guests', async () => {
    const { unmount } = await show(page, '/users/search');
    expect(options()).toBeNull();
    unmount();
    resetSession();
    await show(<MobileHeader />, '/home', { remotes: {} });
    expect(options()).toBeNull();
  });
});
