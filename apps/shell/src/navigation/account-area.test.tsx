import { act, screen } from '@testing-library/react';
import { authSlice, storeHere } from '@barg/session';
import { resetSession, testPerformer, testUser } from '@barg/session/testing';
import { registryOf } from '../testing/registry.ts';
import { renderSite } from '../testing/render-site.tsx';
import { AccountArea } from './account-area.tsx';

const entry = { labelKey: 'shell:account.title', icon: 'user', placements: ['account'] } as const;
const registry = registryOf({
  account: { nav: [{ ...entry, id: 'account', to: '/user/account', order: 20, audience: 'member' }] },
  operator: { nav: [{ ...entry, id: 'console', to: '/operator', order: 10, audience: 'operator' }] },
});
const show = () => renderSite(<AccountArea />, { registry, importExpose: async () => () => null });

it('takes nobody for a guest whose account cannot be reached at the moment', async () => {
  resetSession();
  act(() => void storeHere().dispatch(authSlice.actions.accountDelayed()));
  await show();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  act(() => resetSession(testUser({ name: 'Niloufar' })));
  expect(screen.getByText('Niloufar')).toBeInTheDocument();
});

it.each([
  ['a fan to the account', testUser(), '/user/account'],
  ['a performer to her profile', testPerformer({ username: 'mahsa.art' }), '/mahsa.art'],
  ['an operator to the console', testUser({ role: 'operator' }), '/operator'],
])('leads %s from their own name', async (_who, user, address) => {
  resetSession(user);
  await show();
  expect(screen.getByRole('link')).toHaveAttribute('href', address);
});
