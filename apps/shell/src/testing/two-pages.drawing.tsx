import { renderToString } from 'react-dom/server';
import type { CurrentUser } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useLocation } from '@barg/runtime/router';
import { MemoryRouter } from '@barg/runtime/testing';
import { authSlice, createPageSession, pageHere, uiSlice, userSlice, type ThemeName } from '@barg/session';
import { useUi } from '@barg/ui-kit';
import uiEnglish from '@barg/ui-kit/locales/en-US.json';
import uiPersian from '@barg/ui-kit/locales/fa-IR.json';
import shellEnglish from '../locales/en-US.json';
import shellPersian from '../locales/fa-IR.json';
import { SiteFrame } from '../layouts/site-layout.tsx';
import { createPage, type Page } from '../page/create-page.ts';
import { createHost } from '../providers/host.ts';
import { SiteProviders } from '../providers/site-providers.tsx';
import { registryOf } from './registry.ts';

interface Visit {
  user: Pick<CurrentUser, '_id' | 'name' | 'username'>;
  culture: 'en-US' | 'fa-IR';
  theme: ThemeName;
  path: string;
}

const nilou: Visit = {
  user: { _id: 'u1', name: 'Nilou Rostami', username: 'nilou' },
  culture: 'en-US',
  theme: 'dark',
  path: '/explore',
};
const kaveh: Visit = {
  user: { _id: 'u2', name: 'کاوه نادری', username: 'kaveh' },
  culture: 'fa-IR',
  theme: 'light',
  path: '/wallet',
};

const texts = {
  'en-US': { shell: shellEnglish, ui: uiEnglish },
  'fa-IR': { shell: shellPersian, ui: uiPersian },
};

const judged = { registry: registryOf({}), overrides: [], overrideOrigins: [], away: [], collisions: [] };

/** As a server would, for one request. */
async function pageFor({ user, culture, theme, path }: Visit): Promise<Page> {
  const host = createHost(() => path);
  const session = createPageSession(host.environment);
  session.store.dispatch(uiSlice.actions.uiRestored({ theme, locale: culture }));
  session.store.dispatch(userSlice.actions.currentUserLoaded({ role: 'user', ...user } as CurrentUser));
  session.store.dispatch(authSlice.actions.sessionResumed());
  const page = await createPage({
    session,
    host,
    judged,
    culture,
    importExpose: async () => () => null,
    Router: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
    nonce: undefined,
    drawingMoment: null,
  });
  for (const [namespace, words] of Object.entries(texts[culture]))
    page.site.messages.i18n.addResourceBundle(culture, namespace, words, true, true);
  return page;
}

/** What a page says of itself, below the site's own frame. */
function Facts() {
  const { t } = useTranslation('shell');
  const { locale, dir, themeName } = useUi();
  const { pathname } = useLocation();
  return <p>{[locale, dir, themeName, pathname, t('siteName')].join(' ')}</p>;
}

const draw = (page: Page): string =>
  renderToString(
    <SiteProviders page={page}>
      <SiteFrame>
        <Facts />
      </SiteFrame>
    </SiteProviders>,
  );

test('two pages are drawn side by side in one process, and neither sees the other’s', async () => {
  const [hers, his] = await Promise.all([pageFor(nilou), pageFor(kaveh)]);
  const first = draw(hers);
  const second = draw(his);
  expect(first).toContain('en-US ltr dark /explore Barg');
  expect(first).toContain('Nilou Rostami');
  expect(first).not.toContain('کاوه نادری');
  expect(second).toContain('fa-IR rtl light /wallet برگ');
  expect(second).toContain('کاوه نادری');
  expect(second).not.toContain('Nilou Rostami');
  // Whoever was drawn in between has left nothing.
  expect(draw(hers)).toBe(first);
});

test('no page is the one of a server: what asks for it is told so', () => {
  expect(pageHere).toThrow('No page is open here');
});
