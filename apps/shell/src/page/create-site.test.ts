import { firstNamespacesOf } from '@barg/contract';
import { authSlice, storeHere, uiSlice } from '@barg/session';
import { resetSession, testPage, testPerformer, testUser } from '@barg/session/testing';
import type { ExposedComponent } from '../site/exposes.ts';
import { preloadLinks } from '../remotes/preload-links.ts';
import { registryOf } from '../testing/registry.ts';
import { createSite } from './create-site.ts';
import { openFirstPage, prepareFirstPage } from '../boot/first-page.ts';

const importExpose = jest.fn<Promise<ExposedComponent>, [string, string]>();
const mockEnsure = jest.fn<Promise<void>, [readonly string[]]>();
jest.mock('../locale/i18n.ts', () => ({
  createMessages: async () => ({
    ensure: (namespaces: readonly string[]) => mockEnsure(namespaces),
    firstTag: () => 'W/"of now"',
  }),
}));

const registry = registryOf({
  operator: { routes: [{ path: '/operator/*', expose: './console', layout: 'own', operatorOnly: true }] },
  studio: { routes: [{ path: '/creator', expose: './studio', layout: 'primary', performerOnly: true }] },
});

const judged = { registry, overrides: [], overrideOrigins: [], away: [], collisions: [] };

/** What of remotes is fetched, code and texts, while a page is opened and then pointed at. */
async function fetchedAt(pathname: string): Promise<string[]> {
  const site = await createSite({ store: storeHere(), judged, culture: 'en-US', importExpose });
  await prepareFirstPage(site, pathname);
  const link = document.createElement('a');
  link.href = pathname;
  document.body.replaceChildren(link);
  const unlink = preloadLinks((path) => void site.loadPage(path));
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  unlink();
  const texts = mockEnsure.mock.calls.flatMap(([namespaces]) => namespaces);
  return [...importExpose.mock.calls.map(([, expose]) => expose), ...new Set(texts)].filter(
    (name) => name !== 'shell' && name !== 'ui',
  );
}

beforeEach(() => {
  importExpose.mockReset().mockResolvedValue(() => null);
  mockEnsure.mockReset().mockResolvedValue(undefined);
});

it.each([
  ['the console', 'a guest', '/operator/users', undefined],
  ['the console', 'a fan', '/operator/users', testUser()],
  ['the console', 'a performer', '/operator/users', testPerformer()],
  ['the studio', 'a fan', '/creator', testUser()],
  ['the studio', 'an operator', '/creator', testUser({ role: 'operator' })],
])('nothing of %s is fetched for %s', async (_page, _who, pathname, user) => {
  resetSession(user);
  expect(await fetchedAt(pathname)).toEqual([]);
});

it('nor for a member of whom it is not known yet who it is', async () => {
  resetSession();
  storeHere().dispatch(authSlice.actions.accountDelayed());
  expect(await fetchedAt('/operator/users')).toEqual([]);
});

it('those for whom a page is have it fetched ahead', async () => {
  resetSession(testUser({ role: 'operator' }));
  expect(await fetchedAt('/operator/users')).toEqual(['./console', 'operator']);
});

it('texts of a first page are one request, which is preloaded: also where the page takes over what is drawn', async () => {
  resetSession();
  const home = registryOf({ feed: { routes: [{ path: '/', expose: './home', layout: 'home', isDrawn: true }] } });
  const site = await createSite({
    store: testPage.store,
    judged: { ...judged, registry: home },
    culture: 'en-US',
    importExpose,
  });
  const { locale: culture, theme } = uiSlice.selectors.selectUi(testPage.store.getState());
  const open = (texts?: string) =>
    openFirstPage({ site, session: testPage }, { culture, theme, drawn: { now: 0, timeZone: 'UTC', texts } }, '/');
  expect(await open()).toBe(true);
  expect(await open('W/"of now"')).toBe(true);
  // Words have changed since: nothing of it is taken over.
  expect(await open('W/"of before"')).toBe(false);
  expect(importExpose).toHaveBeenCalledWith('feed', './home');
  expect(mockEnsure.mock.calls[0]).toEqual([firstNamespacesOf(home, 'feed', 'guest')]);
});
