import { act, screen } from '@testing-library/react';
import { resetSession, testUser } from '@barg/session/testing';
import { registryOf } from '../testing/registry.ts';
import { renderSite } from '../testing/render-site.tsx';
import { MoreLinks } from './more-links.tsx';

const entry = { labelKey: 'shell:account.title', icon: 'user', order: 10 } as const;
const registry = registryOf({
  account: {
    nav: [{ ...entry, id: 'account', to: '/user/account', audience: 'member', placements: ['bottom', 'account'] }],
  },
  operator: {
    nav: [
      {
        ...{ ...entry, id: 'console', to: '/operator', labelKey: 'operator:console' },
        ...{ audience: 'operator', placements: ['account'] },
      },
    ],
  },
  live: { nav: [{ ...entry, id: 'live', to: '/live', audience: 'all', placements: ['side', 'account'] }] },
});

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const show = () =>
  act(async () => void (await renderSite(<MoreLinks />, { registry, importExpose: async () => () => null })));

it('leads operators on a phone to the console, once its words are there', async () => {
  resetSession(testUser({ role: 'operator' }));
  await show();
  expect(hrefs()).toEqual(['/operator', '/live']);
});

it('has for others what is theirs and not in the bar, each once', async () => {
  resetSession(testUser());
  await show();
  expect(hrefs()).toEqual(['/live']);
});
