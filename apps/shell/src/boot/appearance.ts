import type { BootData } from '@barg/contract';
import {
  DEFAULT_SETTINGS,
  persistUi,
  readPersistedUi,
  readStoredCulture,
  readStoredTheme,
  resolveCulture,
  settingsSlice,
  storeCulture,
  uiSlice,
  type AppStore,
} from '@barg/session';

const accountText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Restores the look of the last visit and applies culture (query, stored choice, account, default) and theme (stored
 * choice, what the page was served with). Returns the culture.
 */
export function chooseAppearance(store: AppStore, { user, theme }: Partial<BootData>): string {
  const persisted = readPersistedUi();
  const culture = resolveCulture({
    query: new URLSearchParams(location.search).get('locale'),
    stored: readStoredCulture(),
    account: accountText(user?.locale),
  });
  storeCulture(culture);
  const appliedTheme = readStoredTheme() ?? theme ?? persisted.theme ?? 'light';
  const { siteName, logo, menus, favicon } = { ...DEFAULT_SETTINGS, ...persisted };
  // The look of the last visit, until the settings are loaded.
  store.dispatch(settingsSlice.actions.settingsLoaded({ siteName, logo, menus, favicon }));
  store.dispatch(uiSlice.actions.uiRestored({ theme: appliedTheme, locale: culture }));
  persistUi(store);
  return culture;
}
