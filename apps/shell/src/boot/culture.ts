import type { BootData } from '@barg/contract';
import { readStoredCulture, resolveCulture, store, storeCulture, uiSlice } from '@barg/session';

/** Applies the culture of this visit (query, page, stored choice, account, default) and remembers it. */
export function chooseCulture({ user }: Partial<BootData>): string {
  const culture = resolveCulture({
    query: new URLSearchParams(location.search).get('locale'),
    stored: readStoredCulture(),
    account: typeof user?.locale === 'string' ? user.locale : null,
  });
  storeCulture(culture);
  store.dispatch(uiSlice.actions.localeApplied(culture));
  return culture;
}
