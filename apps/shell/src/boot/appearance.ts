import type { BootData } from '@barg/contract';
import {
  persistUi,
  readPersistedUi,
  readStoredCulture,
  readStoredTheme,
  resolveCulture,
  store,
  storeCulture,
  uiSlice,
} from '@barg/session';

const accountText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Restores the look of the last visit and applies culture (query, stored choice, account, default) and theme (stored
 * choice, what the page was served with). Returns the culture.
 */
export function chooseAppearance({ user, theme }: Partial<BootData>): string {
  const persisted = readPersistedUi();
  const culture = resolveCulture({
    query: new URLSearchParams(location.search).get('locale'),
    stored: readStoredCulture(),
    account: accountText(user?.locale),
  });
  storeCulture(culture);
  const appliedTheme = readStoredTheme() ?? theme ?? persisted.theme ?? 'light';
  store.dispatch(uiSlice.actions.uiRestored({ ...persisted, theme: appliedTheme, locale: culture }));
  persistUi(store);
  return culture;
}
