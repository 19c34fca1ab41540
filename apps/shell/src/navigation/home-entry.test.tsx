import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOME_PATH } from '@barg/contract';
import { resetSession, testUser } from '@barg/session/testing';
import { BottomBar, SideNav } from '@barg/ui-kit';
import { registryOf } from '../testing/registry.ts';
import { renderSite } from '../testing/render-site.tsx';
import { useBottomItems, useSideItems } from './use-nav-items.ts';

const entry = { order: 1, audience: 'all', placements: ['side', 'bottom'] } as const;
const registry = registryOf({
  feed: {
    nav: [
      { ...entry, id: 'home', to: HOME_PATH, icon: 'home', labelKey: 'shell:auth.login' },
      { ...entry, id: 'explore', to: '/explore', icon: 'compass', labelKey: 'shell:account.title' },
    ],
  },
});

const Navigation = () => (
  <>
    <SideNav label="Side" brand={null} items={useSideItems()} />
    <BottomBar label="Bottom" items={useBottomItems()} />
  </>
);

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.getAttribute('href'));

it.each([
  ['/', [HOME_PATH, HOME_PATH]],
  [HOME_PATH, [HOME_PATH, HOME_PATH]],
  ['/explore', ['/explore', '/explore']],
  ['/nilou', []],
])('marks where a member is, home at the root of the site too: %s', async (path, marked) => {
  resetSession(testUser());
  await act(
    async () => void (await renderSite(<Navigation />, { registry, path, importExpose: async () => () => null })),
  );
  expect(current()).toEqual(marked);
});

it('leaves the focus on the entry that is pressed at the root', async () => {
  resetSession(testUser());
  await act(async () => void (await renderSite(<Navigation />, { registry, importExpose: async () => () => null })));
  const [home] = screen.getAllByRole('link');
  await userEvent.click(home as HTMLElement);
  expect(home).toHaveFocus();
  expect(current()).toEqual([HOME_PATH, HOME_PATH]);
});
