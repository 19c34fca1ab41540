import { createRoot } from 'react-dom/client';
import { store } from '@barg/session';
import { BrowserRouter, Link, Route, Routes } from '@barg/runtime/router';
import { I18nextProvider } from '@barg/runtime/i18n';
import { StoreProvider } from '@barg/runtime/store';
import { RemotePage } from '../remotes/remote-page.tsx';
import type { Site } from '../site.ts';

/** Draws the site into the page. */
export function renderSite(site: Site, _options: { nonce: string | undefined }): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <StoreProvider store={store}>
      <I18nextProvider i18n={site.messages.i18n}>
        <BrowserRouter>
          <nav>
            {Object.values(site.registry.remotes).flatMap(({ descriptor }) =>
              descriptor.nav.map((entry) => (
                <Link key={entry.id} to={entry.to}>
                  {site.messages.i18n.t(entry.labelKey)}
                </Link>
              )),
            )}
          </nav>
          <Routes>
            {site.routes.map((route) => (
              <Route
                key={route.path}
                path={route.path}
                element={<RemotePage site={site} remote={route.remote} expose={route.expose} />}
              />
            ))}
          </Routes>
        </BrowserRouter>
      </I18nextProvider>
    </StoreProvider>,
  );
}
