import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { directionOf, messagesLocaleOf, type Direction, type RemoteDescriptor } from '@barg/contract';
import { I18nextProvider, initReactI18next, type I18n } from '@barg/runtime/i18n';
import { BrowserRouter, Link, Route, Routes } from '@barg/runtime/router';
import { StoreProvider } from '@barg/runtime/store';
import { createTexts } from '@barg/runtime/texts';
// By the package's name: a relative import would create a second session beside the shared one.
import {
  EMPTY_PLATFORM,
  PlatformProvider,
  createPageSession,
  loadRemovedTags,
  readStoredCulture,
  resolveCulture,
  resumeAccount,
  resumeSettings,
  startSession,
  textMarks,
  uiSlice,
  wholePath,
} from '@barg/session';
import { startRealtime } from '@barg/session/realtime';

type Messages = Record<string, string>;

export interface StandaloneOptions {
  descriptor: RemoteDescriptor;
  /** Imports `./exposes/<name>.tsx`. */
  loadExpose: (name: string) => Promise<{ default: ComponentType }>;
  /** Theme and direction around the pages. */
  Frame: ComponentType<{
    culture: string;
    dir: Direction;
    textMarks: typeof textMarks;
    loadRemovedTags: typeof loadRemovedTags;
    children: ReactNode;
  }>;
}

const fetchMessages = async (folder: string, locale: string): Promise<Messages> =>
  (await (await fetch(`${folder}/${locale}.json`)).json()) as Messages;

/** Texts by locale: those of one, or in English where the remote lacks it. */
const fetchFirst = async (folder: string, locale: string): Promise<Record<string, Messages>> => {
  const own = await fetchMessages(folder, locale).catch(() => null);
  return own ? { [locale]: own } : { 'en-US': await fetchMessages(folder, 'en-US') };
};

/** The remote's and the kit's texts, from this build. */
async function createMessages(namespace: string, locale: string): Promise<I18n> {
  const [own, ui] = await Promise.all([fetchFirst('/locales', locale), fetchMessages('/locales/ui', locale)]);
  const resources = Object.entries(own).map(([language, texts]) => [language, { [namespace]: texts }] as const);
  const i18n = createTexts({
    language: locale,
    resources: Object.fromEntries(resources),
    // For what is not drawn in the page's tree, as the texts that a developer has edited.
    plugins: [initReactI18next],
  });
  i18n.addResourceBundle(locale, 'ui', ui);
  return i18n;
}

/** The routes' components by path; a page that cannot be loaded stops the start. */
async function loadPages({ descriptor, loadExpose }: StandaloneOptions) {
  const load = async ({ path, expose }: RemoteDescriptor['routes'][number]) => {
    const { default: Page } = await loadExpose(expose.replace('./', ''));
    return { path, Page };
  };
  return Promise.all(descriptor.routes.map(load));
}

function PageIndex({ pages }: { pages: readonly { path: string }[] }) {
  return (
    <ul>
      {pages.map(({ path }) => (
        <li key={path}>
          <Link to={path}>{path}</Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * Runs a remote without the shell: its routes with session and texts, empty slots and no intents. Log in at the running
 * site first: the token cookie is shared by all ports of localhost.
 */
export async function mountStandalone(options: StandaloneOptions): Promise<void> {
  const query = new URLSearchParams(location.search).get('locale');
  const culture = resolveCulture({ query, stored: readStoredCulture(), account: null });
  const locale = messagesLocaleOf(culture);
  const page = createPageSession({
    navigate: (path) => location.assign(path),
    notify: (messageKey) => console.warn(messageKey),
    currentPath: () => wholePath(location),
  });
  page.store.dispatch(uiSlice.actions.localeApplied(culture));
  startSession(page);
  const [i18n, pages] = await Promise.all([
    createMessages(options.descriptor.name, locale),
    loadPages(options),
    resumeSettings(null),
    resumeAccount(null),
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <StrictMode>
      <StoreProvider store={page.store}>
        <I18nextProvider i18n={i18n}>
          <BrowserRouter>
            <PlatformProvider platform={EMPTY_PLATFORM}>
              <options.Frame
                culture={culture}
                dir={directionOf(culture)}
                textMarks={textMarks}
                loadRemovedTags={loadRemovedTags}
              >
                <Routes>
                  {pages.map(({ path, Page }) => (
                    <Route key={path} path={path} element={<Page />} />
                  ))}
                  <Route path="*" element={<PageIndex pages={pages} />} />
                </Routes>
              </options.Frame>
            </PlatformProvider>
          </BrowserRouter>
        </I18nextProvider>
      </StoreProvider>
    </StrictMode>,
  );
  page.store.dispatch(uiSlice.actions.initialLoadingFinished());
  startRealtime();
}
