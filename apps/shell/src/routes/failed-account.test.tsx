import { screen, within } from '@testing-library/react';
import { resetSession, testUser } from '@barg/session/testing';
import { registryOf } from '../testing/registry.ts';
import { renderSite } from '../testing/render-site.tsx';
import { SiteRoutes } from './site-routes.tsx';

const registry = registryOf({
  account: {
    routes: [{ path: '/user/account/:section?', expose: './account', layout: 'primary', auth: true }],
    nav: [
      {
        ...{ id: 'account', to: '/user/account', labelKey: 'shell:account.title', icon: 'user', order: 90 },
        ...{ audience: 'member', placements: ['bottom', 'account'] },
      },
    ],
  },
});

it('a member can sign out where the account page did not open', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  resetSession(testUser());
  const importExpose = async () => {
    throw new Error('500');
  };
  await renderSite(<SiteRoutes />, { registry, importExpose, path: '/user/account' });
  const page = within(screen.getByRole('main'));
  expect(await page.findByRole('alert')).toBeVisible();
  expect(page.getByRole('button', { name: 'Account options' })).toBeVisible();
});
